import type { CommunityData } from '@/lib/place/community-traits'

export const film: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening or a slow free afternoon',
    kit: 'a sweater and an opinion you may change',
    size: 'six chairs or sixty',
    first: 'a short introduction, two hours of dark, and one question afterward',
    verb: 'watch films with others',
    doing: 'watching films together',
    atHome: 'watching films',
    members: 'film people',
    meeting: 'a film evening',
    group: 'a film club',
  },
  mnf: `
intro: Two hours side by side in the dark, then {city} has something to talk about.
intro: A film club in {city} gives you strangers who flinched at the same moment as you.
intro: In {city} the best seat in the cinema is the one at the table afterward.
when[hot]: On hot afternoons the coolest company in {city} sits in the dark in front of a screen; bring a sweater.
when[swing]: Film seasons start in {autumn}; in {peak}, with light until late, screens move outdoors and begin at bedtime.
when[far]: With about {short} of daylight in {trough}, nobody feels guilty about an afternoon in the dark.
when[steady]: It is dark early enough in every month for a wall, a projector and folding chairs outside.
when: A club that meets each month with a fixed theme is better company than a busy cinema.
where[big]: In a big city look to the small houses: cultural institutes, university film clubs, the cinema with one screen and a bar stool.
where[little]: In a smaller place the library or the school has the projector, and the same thirty people decide by a show of hands.
where[shore]: When a screening by the water is announced, go early and bring a blanket: the wait is the social part.
where[inland]: Away from the coast, courtyards and barns make good cinemas; ask who owns the projector.
where: Institutes that show films in their own language hold open evenings, with a talk and often tea.
first: Ask your neighbor if they know the director, or confess that you know nothing.
first: Find out before the film where everyone goes after it; audiences dissolve at the exit.
first: Afterward one question goes around: which scene will you still see tomorrow? Have one.
first[modest]: University clubs and cultural institutes are where film talk happens here; ask how evenings are arranged.
bring: Bring a sweater, and an opinion you are willing to change.
bring: Come with a title to suggest, with one sentence of defense.
talk[foreign]: Ask for evenings with subtitles, and sit with those who read them too.
talk: Talk comes after the film and everybody has the same material, so you can simply say, "the scene on the stairs."
reason: A past in common :: Two strangers leave the cinema with a shared memory. Not much else in {city} does that in an evening.
reason: Shy people welcome :: You may be quiet for two hours, and afterward one sentence is enough.
trip: A small festival or a special screening in {trip}, about {tripDist} to the {tripDir}, is a good first outing for a club.
trip: See in {trip} what {city} does not show: about {tripDist} of ride, and twice as much talk.
home: A wall, a sheet, one film, two people, and a question at the end.
`,
  lff: `
intro: You watch alone in {city} and read strangers' reviews at midnight. Some of them live nearby.
intro: The credits roll in {city} and nobody turns to you. In a film club somebody does.
intro: Sitting in the dark beside people is allowed in {city}, and afterward they have to talk.
when[hot]: Three in the afternoon, {city} melting, one cool dark room. You have nothing better on.
when[swing]: From {autumn} on there is a club night every week somewhere. In {peak} look for the screens in yards.
when[far]: It is dark at four. You will be watching something anyway. Do it in a row.
when[even]: Dark early in every month. A sheet, a beam, twelve chairs: be on one.
when: Choose the monthly club and not the premiere. At the premiere nobody stays.
where[big]: Avoid the multiplex. Small screens in {city} have a foyer where people stand around; so stand.
where[little]: Thirty people and a library projector. They vote on the next film. Voting is a way of being there.
where[shore]: Open-air screenings near the water start late and everyone waits on blankets. Bring one that is too big.
where[inland]: There is a barn or a courtyard with a projector in it. Ask the person who runs the box office.
where: A foreign culture institute: free film, weak tea, half the room came alone.
first: Say before it starts, "Where do you all go afterward?" Then you are going there too.
first: You have one job: name one scene. No theory. The stairs, the dog, the coat.
first: Hated it? Say so. In {city} a good quarrel about a film beats ten polite evenings.
first[modest]: Try a university club or an institute here, and ask first who comes on which night.
bring: Bring a sweater. Leave your rating app in it.
bring: Take a film nobody has seen. Defend it badly.
talk[foreign]: Subtitles for all. For two hours your accent is nobody's business.
talk: If you are stuck, ask, "Would you have opened the door?" There is always a door.
reason: Silence counts :: For two hours you owe nobody a word, and you are still not alone in {city}.
reason: They remember your bad taste :: By the third month someone says, "You'll hate this one." That is being known.
trip: Festival in {trip}, about {tripDist}: five films, no sunlight, one car. You will come back with opinions and a friend.
trip: Drive about {tripDist} to {trip} for a print nobody else wants to see. Two will come.
home: Same film, two houses, press play together, phone on the table.
`,
}
