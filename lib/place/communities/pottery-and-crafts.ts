import type { CommunityData } from '@/lib/place/community-traits'

export const potteryAndCrafts: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'low',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekly course evening',
    kit: 'an apron, a towel and short nails',
    size: 'six to twelve at the wheels',
    first: 'a lump of clay that will not stay in the middle',
    verb: 'make things by hand',
    doing: 'pottery',
    members: 'makers',
    meeting: 'a studio evening',
    group: 'a shared studio',
  },
  mnf: `
intro: Clay collapses with a soft, wet sound in {city}, and a whole studio laughs kindly.
intro: In a studio in {city} you return for your bowl and stay for whoever made the mug beside it.
intro: Short nails, an apron, a lump of clay: {city} looks different with your hands busy.
when[hot]: Clay dries fast in warm weather, so studios in {city} keep wet cloths ready and evening courses cool.
when[swing]: Courses start in {autumn}, and by {trough} the kiln is the warmest place to stand. In {peak} people carve outdoors.
when[far]: A warm studio with a kiln in it is where {city} likes to be when there are about {short} of day.
when[steady]: Studios run courses in blocks through the year; dry weeks and damp weeks change the clay more than the calendar.
when: A course of six weeks brings the same people to the same wheels. One-off evenings do not.
where[big]: In a big city open studios rent out shelves. Whoever has the next shelf is your neighbor.
where[little]: In a small place the potter gives lessons in person. Ask at the shop, and you are her Tuesday.
where[shore]: Driftwood, shells and sand end up in the glazes of a city by the sea.
where[high]: In the dry air at about {elev} pots crack overnight unless somebody wraps them. People wrap each other's.
where[inland]: River clay, willow, wool: inland crafts use what lies around. Ask what was made here before.
where: Adult education centers have kilns, and their evening groups last for years.
first: The first lesson is how to slap the clay onto the wheel so that it stays. The second is that it will not.
first: Wash your wheel and help carry the boards; names are exchanged at the sink.
first: You come back for trimming, for glaze, for the firing: four visits in {city} for one bowl.
first[modest]: Studios here often hold women's courses; ask for the plan.
bring: Bring an apron, a towel, old shoes, and something for the cookie tin.
bring: Come with patience. Tools and clay are in the price of the course.
talk: It is shown and hardly told, so a course in a foreign language works well.
talk: Hands are wet, phones stay away, and talk goes around the room slowly.
reason: You have to return :: A pot takes weeks, and every visit shows you the same faces.
reason: Opening the kiln :: It is a small holiday, and everyone in the studio in {city} crowds around for it.
trip: A potters' market near {trip}, about {tripDist} to the {tripDir}, is the outing of the year for a studio.
trip: Visit a museum of crafts or a maker around {trip}, about {tripDist} away, with two people from the next wheel.
home: Salt dough, a table and the people of the house; it dries on the sill.
`,
  lff: `
intro: Your hands in {city} have held a phone all day. Give them mud.
intro: A bowl takes four visits to a studio in {city}. Four times the same people: that is the trick.
intro: Everything collapses the first evening, in {city} as anywhere. It is the best icebreaker known.
when[hot]: Cool clay, late evening. You could lie on the floor of that studio in {city}.
when[swing]: Sign up in {autumn}. By {trough} you have a shelf, a mug and two people who ask about it.
when[far]: About {short} of day in {trough}; the kiln burns anyway. Stand near it with the rest.
when[steady]: Courses start all year. The clay does not care which month you were lonely in.
when: Take the six-week course. At one-evening workshops you meet people you will never see again.
where[big]: Rent a shelf. Someone will put a wet bowl next to yours in {city} and say sorry.
where[little]: The only potter in town would love company. Ask before you have reasons not to.
where[shore]: They pick things up on the beach for their glazes. Go along, carry the bucket.
where[high]: Pots crack in the dry air at about {elev}. Everyone loses something; you all stand there and swear.
where[inland]: Find out what this place used to make. Someone old still does, and has no pupil.
where: Evening school, basement, one kiln. Same eight people since forever. They let you in.
first: Fail in the middle of the room. The corner wheel is for people who plan to leave.
first: Ask your neighbor to look at it. They will put their thumb in it. You have met.
first: Help carry boards at the end. In {city} nobody who carries boards stays a stranger.
first[modest]: Ask which course is for women or men here, then take all six evenings.
bring: Bring cookies. Clay you will be given.
bring: Take short nails and something you can ruin.
talk: You can be silent for two hours and still be asked to hold something.
talk: Ask, "What is it going to be?" They do not know either.
reason: A thing with your name :: It is crooked, it is yours, and it stands on a shelf in {city} among others.
reason: It needs time, so you get time :: No app speeds up a kiln. You wait together.
trip: Potters' market near {trip}, about {tripDist}: everyone says they will buy nothing.
trip: Ride about {tripDist} to {trip} to see how a real one does it. Come home humbled, as a group.
home: Flour, salt, water. Make one ugly cup with someone.
`,
}
