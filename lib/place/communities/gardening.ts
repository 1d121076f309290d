import type { CommunityData } from '@/lib/place/community-traits'

export const gardening: CommunityData = {
  traits: {
    setting: 'green',
    talk: 'medium',
    daylight: 'needed',
    weather: 'medium',
    needs: 'nothing',
    time: 'a free morning or the last hour of light',
    kit: 'gloves, a hat and shoes that can take mud',
    size: 'four at a bed, twenty on a workday',
    first: 'a board of tasks; you pick a line and a person',
    verb: 'garden together',
    doing: 'gardening',
    members: 'gardeners',
    meeting: 'a garden workday',
    group: 'a community garden',
  },
  mnf: `
intro: Gardeners in {city} greet you with what went wrong, and by then you are in.
intro: On your knees beside a bed in {city}, talk has long gaps and nobody minds.
intro: A shared garden in {city} hands you a rake, a row and a neighbor.
when[hot]: Work is done by mid-morning here. Growing goes on in every month, and rain and dry spells set the plan instead of frost.
when[even]: There is no winter rest at this latitude; something is always ready to plant or to pick, and {city} gardens need hands all year.
when[mild]: The growing year is long, with a pause for heat rather than for cold. Ask what is sown in {autumn}; the answer surprises newcomers from cooler places.
when[swing northern]: Seeds are swapped in February, beds are dug in {spring}, and in {peak}, with light until late, you water each other's plots.
when[swing south]: Spring is September here and harvest comes around New Year, so throw away your old calendar and ask the neighbor on the next plot.
when[far]: The season is short and bright: with about {long} of light in {peak}, things grow while you watch, and everyone is out until bedtime.
when[far]: In the dark months {city} gardeners meet over catalogs and soup. Come then, and you have friends before you have a bed.
when: A workday on a free morning is the easiest start; the board says what needs doing.
where[shore]: Close to the sea, salt wind chooses the plants. Neighbors know the hedge that holds it off.
where[high]: At about {elev} nights stay cool and the sun burns. Old gardeners of {city} know which corner is safe for tomatoes.
where[inland]: Away from the sea, water is the subject: barrels, mulch, whose turn it is with the hose.
where[big]: Waiting lists in a big city are long. Join as a helper, since helpers hear first when a plot comes free.
where[little]: In a small place half the people have a garden and too much of it. Offer two hands, and you get a corner.
where: Schools, parishes and housing blocks often have soil and nobody to dig it.
first: Say that you cannot tell a carrot from a weed. You will be shown with great tenderness.
first: Pick a line from the board and a person to do it with; tools live in the shed.
first: Ask for the gardener in {city} who has been there longest, and carry something for them.
bring: Bring gloves, a hat and shoes that can take mud.
bring: Come with a cake or a cutting. Both are currency.
talk: You show, you dig, you hold up a leaf with a question on your face.
talk: Conversations get picked up three rows later, so there is time to look for the word.
reason: Surplus :: Nobody can eat that many zucchini. You will be given food in {city}, and one day you will give some.
reason: The same ground :: Whatever the season does, the bed is there, and so are the people on either side of it.
trip: A plant fair or an open garden around {trip}, about {tripDist} to the {tripDir}, is an outing every gardener says yes to.
trip: Take cuttings to a garden in {trip}, about {tripDist} away, and come home with theirs.
home: A bucket, a balcony, a window sill: beans grow anywhere, and seeds can be shared over a fence.
`,
  lff: `
intro: Your one plant in {city} is dying and nobody knows. Go where people admit it.
intro: In a shared garden in {city} you have a job, a row, and somebody on the other end of it.
intro: Digging next to a stranger in {city} is easier than talking to one. It becomes the same thing.
when[hot]: Early, before the heat. Things grow in {city} all year, and so does the pile of work that needs you.
when[even]: Nothing stops growing here, so there is no season to have missed. They need you this week.
when[mild]: The long growing year in {city} leaves you no off-season. Come in {autumn}, when others come back from the heat.
when[swing northern]: {spring} is when everyone wants a bed. Be there in {trough}, turning compost in the cold, and yours is the first name they think of.
when[swing south]: Here you plant in September and eat in January. You will get it wrong; tell them, they like that.
when[far]: Three months of mad growth, with light until late in the evening. They cannot cope alone. Go.
when[far]: In the dark half there are catalogs, soup and ten people who miss the soil. Sit with them.
when: Workday, free morning, cheap coffee. You leave with dirt on you and two names.
where[shore]: Salt and wind kill half of it near the sea. People bond over losses.
where[high]: Sun by day, cold by night at about {elev}. Nobody manages alone up here; ask for the neighbor's fleece.
where[inland]: Water is short far from the sea. Whoever takes a watering shift is loved.
where[big]: You will not get a plot in {city} soon. A rake they hand you today.
where[little]: An old person near you has a garden and a bad back. That is the whole idea.
where: Look for soil behind a school, a church, a block. Ask whose it is.
first: "I kill plants." Say it at the gate. You will have three teachers.
first: Take the worst job, the compost. The one beside you there is usually worth knowing.
first: Come back the next week, anywhere in {city}. One-day helpers are forgotten; two-day helpers get a key.
bring: Bring gloves. And cake, since it is remembered longer than weeding.
bring: Take shoes you hate. Everything else is in the shed.
talk: You may work for an hour in silence, three feet from somebody, and be thanked for your company.
talk: Point at it and ask, "Weed?" That is a first conversation.
reason: Something waits for you :: A bean in {city} will die if you do not come. It is good to be needed, even by a bean.
reason: Slow people :: Nobody in a garden is in a hurry to know you. They will, by the time of the tomatoes.
trip: Drive toward {trip}, about {tripDist} off, and visit somebody else's garden. Gardeners never refuse.
trip: A plant swap near {trip}, about {tripDist}; three people, one car full of leaves.
home: Put a bean in wet paper with somebody in the house and look at it daily.
`,
}
