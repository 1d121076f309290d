import type { CommunityData } from '@/lib/place/community-traits'

export const volunteering: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'medium',
    daylight: 'welcome',
    weather: 'low',
    needs: 'nothing',
    time: 'a fixed weekly shift',
    kit: 'clothes you can ruin and closed shoes',
    size: 'a crew of four to twenty',
    first: 'a vest, a partner and a roll of tape',
    verb: 'volunteer',
    doing: 'volunteering',
    atHome: 'helping neighbors',
    members: 'volunteers',
    meeting: 'a volunteer shift',
    group: 'a volunteer crew',
  },
  mnf: `
intro: On a shift in {city} you get a vest, a partner and something to carry. The talk comes with it.
intro: Forty boxes by noon: that is how people in {city} get to know each other.
intro: {city} has work that needs six hands, and you have two of them.
when[hot]: Outdoor shifts in {city} start at sunrise; food is sorted under a roof, with a fan and a lot of water.
when[swing]: Cleanups and planting belong to the light months; in {trough} the kitchens and shelters of {city} need people most.
when[far]: In the dark months checking on neighbors is work in itself. In {peak} it is festivals and paths, until late.
when[steady]: The need does not follow the season here, so ask which week of the month is the short-handed one.
when: A standing shift at the same hour is what turns helpers into a crew.
where[shore]: Beach cleanups are the easiest start in a city by the water: a bag, a stretch of shore, a partner.
where[big]: A large city has a volunteer center that sorts openings by skill and hour. Pick the one nearest to home.
where[little]: In a small place the fire brigade, the parish and the festival share one list of helpers. Get onto it.
where[high]: At about {elev} paths and shelters need mending after each bad month, and crews eat well.
where[inland]: River banks, parks, schools: work in {city} lies around outdoors. Indoors it comes in boxes.
where: Food banks, libraries and repair cafés tell you plainly when they are short.
first: Somebody shows you how the potatoes go at the bottom. An hour later you tell someone else.
first: Ask the coordinator in {city}, "When are you really short?" and come then.
first: For work with children or frail people, a background check may take weeks. Apply early.
first[modest]: Ask how crews are made up; many here are for women or men, or run by a mosque or a school.
bring: Bring clothes you can ruin and closed shoes. The vest is theirs.
bring: Come with two hours and a water bottle.
talk[foreign]: Carrying needs no grammar. You will learn the words for box, careful and thank you first.
talk: The talk runs along with the work and stops when the truck comes.
reason: Needed by Thursday :: A crew in {city} notices at once who is missing, since somebody has to open up.
reason: Done by noon :: You can count what you did, in bags, with people who counted along.
trip: Help out at a festival in {trip}, about {tripDist} to the {tripDir}, with two from the crew, and hear the music for nothing.
trip: Visit the crew that does the same in {trip}, about {tripDist} away. You will come back with ideas and a longer list of friends.
home: Look in on one neighbor, carry one bag. Keep it small and known.
`,
  lff: `
intro: You have free hours in {city} and nobody who needs them. That can be arranged by Thursday.
intro: Nobody at a food bank in {city} asks why you came alone. They ask if you can lift.
intro: If being liked is too much to hope for, be useful first. {city} needs hands.
when[hot]: Early or under a roof. {city} hands out water, you hand out boxes.
when[swing]: Everyone volunteers around the holidays in {trough}. Come in the week after, when they are four.
when[far]: In the dark months old people see nobody for days. You know the feeling; go and ring.
when[steady]: No season for it. Somebody is short-handed this week.
when: Choose the shift that falls into your worst hours. That is what it is for.
where[shore]: Pick up trash along the shore, within about {coast}, with a stranger and one bag for two.
where[big]: There are hundreds of openings in {city}. Take the one on your bus line and stop reading.
where[little]: In a small place you cannot help once. They will know where you live, and you them.
where[high]: Trail crews work at about {elev} and eat like wolves. You will sleep that night.
where[inland]: Whatever {city} lacks, some crew is building it in a yard. Hold the other end.
where: Food bank, shelter, repair café. Walk in, ask who is in charge, say you have two hours.
first: Say, "Where do you want me?" It is the best sentence you own.
first: There may be five helpers for one broom. Ask when they are really short, and come back then.
first: Learn Dennis's name, or whoever shows you the potatoes in {city}. He will remember yours.
first[modest]: Ask who works with whom here. There is a crew for you, perhaps through a mosque or a school.
bring: Bring closed shoes. No speech about giving back.
bring: Take old clothes, two hours, no headphones.
talk[foreign]: Nobody expects you to talk with a crate in your arms.
talk: You will speak about tape for an hour, then about everything.
reason: They need you, not a version of you :: A box in {city} has to go from here to there. You can do that on a terrible day.
reason: The Thursday people :: They have each other's numbers because somebody has the key. Soon you.
trip: Work a festival in {trip}, about {tripDist}, with your crew. You will sleep in a van and tell it for years.
trip: There is a crew in {trip} too, about {tripDist} {tripDir}. Go and steal their best idea.
home: One neighbor, one bag of groceries, no heroics.
`,
}
