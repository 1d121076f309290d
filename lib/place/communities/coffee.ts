import type { CommunityData } from '@/lib/place/community-traits'

export const coffee: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a standing morning',
    kit: 'no perfume, something in your stomach and a pen',
    size: 'two to eight at a table',
    first: 'a cup, a chair and the hour that never moves',
    verb: 'meet over coffee',
    doing: 'meeting over coffee',
    members: 'coffee people',
    meeting: 'a coffee morning',
    group: 'a coffee table',
  },
  mnf: `
intro: A standing table in {city}, same café, same hour: that is how coffee makes friends.
intro: Coffee is the smallest invitation in {city}, and the one most often accepted.
intro: In {city} a cup lasts half an hour, and a regular table lasts for years.
when[hot]: Mornings start early in {city}, before the heat, and the second round comes iced.
when[swing]: In {trough} a table by the window catches what light there is; from {bright} the same chairs stand on the sidewalk.
when[far]: When the day has about {short} of light, a warm cup at ten is a fixed point. In {peak} people drink it outdoors at nine in the evening.
when[steady]: A table outside works in nearly every month; the regulars follow the shade around the corner.
when: Take a morning hour that never moves. Those who are free come, and nobody needs an excuse.
where[shore]: Take it to the water in a paper cup: one bench, one view, the same people each week.
where[high]: Water boils at a lower heat at about {elev}, and baristas will tell you what that does to the cup. At length.
where[big]: In a big city, choose the café you pass anyway. A regular is someone who lives on the way.
where[little]: In a small place there is one good machine, and the whole town sits around it on market day.
where[inland]: Wherever you are, the quiet café with the long table is the right one.
where: Roasters post tastings on the counter; ask which quiet hour could use company.
first: Sit at the long table and not by the wall. Ask what they are drinking; they will let you smell it.
first: At a tasting everyone slurps, and there are no wrong answers. You thought of raisins, so say raisins.
first: Tell the owner you are new in {city} and will be there every Tuesday. Owners introduce people.
first[modest]: Some cafés here have family rooms or separate seating; take a colleague along the first time.
bring: Bring something in your stomach, no perfume, and a pen for the fourth bowl.
bring: Come with time. The cup is an excuse for the hour.
talk[foreign]: Half an hour of {lang} over a cup is just long enough not to tire anyone.
talk: It is talk for the most part, in short portions, with a cup to look into.
reason: No skill, no gear :: You sit down and you are doing it. Tea and decaf sit at the same table.
reason: News gets told there first :: After a few months a standing table in {city} knows who moved, who is ill and who needs a hand.
trip: Try the cafés of {trip}, about {tripDist} to the {tripDir}, three people, three cups, one verdict.
trip: A ride to {trip}, about {tripDist} away, and a cup at each end: a small day out that nobody declines.
home: A pot, two cups, a neighbor on the stairs.
`,
  lff: `
intro: You are a regular in {city}, and only the barista knows. Move to the long table.
intro: Everyone in your café in {city} has headphones in. Someone has to start.
intro: Ten minutes for a coffee, you say in {city}, and take it away. Sit down this time.
when[hot]: Seven o'clock, before {city} boils. Those who come at that hour come daily.
when[swing]: Dark mornings in {trough} are hard. Have someone who waits with a cup at half past seven.
when[far]: About {short} of day, and you spend it at a desk. Go out at ten for one cup with one person.
when[steady]: The terrace is open in nearly every month. So sit on it with a free chair next to you.
when: Same day, same hour, whether or not anybody comes. By the third week somebody does.
where[shore]: A bench, a paper cup, the water. Offer the other half of the bench.
where[high]: The water boils too soon at about {elev}. Ask the barista about it; you have half an hour of company.
where[big]: A thousand cafés in {city}. One is on your corner. That one.
where[little]: There is one place, and they all look up when you come in. Good. Nod.
where[inland]: Any café with a big table and bad music. Comfort keeps people apart.
where: Tastings at a roaster: you slurp in public with strangers. After that nothing is embarrassing.
first: Put your phone in the coat. Ask, "Is this seat taken?" even if half the room is empty.
first: Invite one colleague for twenty minutes. With an end in sight, people in {city} say yes.
first: You have seen that person thirty times. Say it: "I see you here every week."
first[modest]: Ask a colleague of your own sex which café is easy to sit in here. Go together.
bring: Bring nothing. Not even the laptop. Above all not the laptop.
bring: Take a question you really have about {city}. People like being asked.
talk[foreign]: Twenty minutes in {lang}, then you may collapse. It is a fair dose.
talk: You look into the cup when it stalls. Everyone does; that is what cups are for.
reason: It has an end :: One cup. If it is awful you are out in fifteen minutes, and if not, there is cake.
reason: It moves indoors first :: Most friendships in {city} started with "coffee sometime." Yours lacks a date. Give it one.
trip: Cups in {trip}, about {tripDist} off. It is a silly reason for a trip. Those are the best.
trip: Ask two from the long table to {trip}, about {tripDist} {tripDir}. You will be late home together.
home: Put a second cup out. Ring next door.
`,
}
