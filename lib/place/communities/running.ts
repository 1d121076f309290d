import type { CommunityData } from '@/lib/place/community-traits'

export const running: CommunityData = {
  traits: {
    setting: 'outdoors',
    talk: 'low',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'nothing',
    time: 'a weekday evening or a free morning',
    kit: 'shoes you have worn before, a key and a dry layer',
    size: 'six to thirty, sorted by pace',
    first: 'a circle, a few announcements, then the pack splits by pace',
    verb: 'go for a run',
    doing: 'running',
    atHome: 'exercise',
    members: 'runners',
    meeting: 'a group run',
    group: 'a run club',
  },
  mnf: `
intro: A group run in {city} starts with a loose circle and a question about pace.
intro: {city} has runners who wait at every corner until the last one is there.
intro: Run at the speed of talk, and {city} shows you its streets and its people.
when[hot]: In {city} the run begins around dawn or after the sun has gone; at noon even the fast ones sit in the shade.
when[even]: Nobody here trains for a summer. The same loop at the same hour works in any month, only earlier when it is humid.
when[mild]: Spring comes early and stays long, so the hard part of the running year in {city} is the warm midday, never the dark.
when[swing]: Reflective vests come out in {autumn}, and a pack in the dark is merrier than any lone headlamp.
when[far]: In {peak} you can run at ten in the evening without a lamp; in {trough} the same people wear headlamps and laugh about it.
when[polar]: On winter runs here the pack keeps close together, lamps on, shoes chosen for whatever the ground has turned into.
when: Evening packs tend to be quick and free mornings slow. Begin with the slow one.
where[shore]: Runs in {city} lean toward the water: the way out against the wind, the way back carried by it.
where[high]: At about {elev} your usual pace will feel rude. Run slower than at home for two or three weeks; locals will tell you so themselves.
where[big]: In a city as large as {city}, packs start from parks, tracks and sports stores in each district, so run with yours.
where[little]: One loop around a small place can be the whole club's history. You will know every gate on it by spring.
where[inland]: Without a coast, the river path or the ring of the largest park usually becomes the house route.
where: A good loop has lamps, few crossings and a bench at the end of it.
first: You will be asked for your pace. "Slow" is a complete answer, and somebody at the back will wave.
first: Two blocks in, you run beside a person who breathes like you. That is your company for forty minutes.
first: Tell the back marker it is your first time in {city}; that is the one job of that person.
first[modest]: Ask beforehand whether the pack is mixed or for women or men only; both kinds are usual here.
bring: Wear what you would wear alone and carry a key, a card and something dry for afterward.
bring: Worn-in shoes are enough. A light jacket waits for you at the place where everyone stretches.
talk: Talk comes in lines as long as a breath, so nobody notices if you have few words.
talk: Knees, hills and the next race: you can follow such a conversation in almost any language.
reason: You learn the city on foot :: After a month of group runs you know which streets of {city} climb, which smell of bread and who lives on them.
reason: Sorted by pace :: In a pack you run next to your equals from the first minute. Nobody has to keep up with anyone.
trip: A race or a long loop in {trip}, about {tripDist} to the {tripDir}, gives the training a date and the pack a shared ride.
trip: Runners from {city} can do a free morning in {trip}: run first, eat afterward, sleep on the way home.
home: A staircase, a courtyard, a friend counting rounds: running shrinks to what is safe.
`,
  lff: `
intro: You run alone in {city} with music in, past people who do the same. Take one side off.
intro: In {city} there is a pack whose slow end has room. You are faster than you fear.
intro: Running is what you do to be by yourself. Once a week in {city}, do it to be found.
when[hot]: Set the alarm. In {city} the run is over before the heat is up, and so is breakfast with the others.
when[even]: You cannot postpone it to a cooler month; {city} does not have one that differs much. Take the earliest pack.
when[mild]: The mornings are runnable in every month here. The bed is the only thing with a season.
when[swing]: When it gets dark early, solo runners quit one by one. The pack has lamps. Change over in {autumn}.
when[far]: Light nights, no sleep: run at ten in the evening in {peak}. And stay in the pack in {trough}, because alone you will stop.
when[polar]: Alone in the dark on ice is a bad idea. In a line of ten headlamps it is a good evening.
when: Take the weekday run. The free-day run is full of people who came with people.
where[shore]: Everyone in {city} runs along the water with earphones in. Be in the group that does not wear any.
where[high]: The air is thin at about {elev}. You will be slow and so will the rest; for once nobody can tell who is unfit.
where[big]: Choose the pack that starts near your stop. If the way there takes longer than the run, you will be gone by week three.
where[little]: In a place this small you will meet your pack at the baker. Good luck staying a stranger.
where[inland]: Find the path along the river or the biggest park at six in the evening and see who runs in a bunch.
where: Look for "no one left behind" in the announcement, and test whether they mean it.
first: Say you are slow and new. There is a person whose job it is to run at your side; let them.
first: Do not stand apart stretching for ten minutes. Walk into the circle and ask who runs slowest.
first: It hurts for ten minutes. After that you will be telling a stranger about your landlord.
first[modest]: Find out first if the group is mixed or only for women or men. A short message saves you the walk home.
bring: Bring a key, a card, a dry shirt. The shirt is so that you can stay afterward, which is the point.
bring: Take shoes you know. No earphones, since they are a closed door.
talk: You only need half sentences. Everybody is out of breath, so nobody hears that you do not know what to say.
talk: Ask what they are training for. Then just breathe and listen.
reason: You cannot look at your phone :: Forty minutes with both hands moving, and a person beside you. It is rarer than it should be.
reason: They notice :: Miss two runs in {city} and you get a message. That may be the first this week.
trip: Enter some small race around {trip}, about {tripDist} off, with three of them. You will share a car, nerves and a banana.
trip: One long run in {trip} together, about {tripDist} {tripDir}. Past the tenth kilometer people say what they mean.
home: Run on the spot, count together over the phone, feel stupid. It is still better than the chair.
`,
}
