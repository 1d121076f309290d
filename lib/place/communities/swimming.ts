import type { CommunityData } from '@/lib/place/community-traits'

export const swimming: CommunityData = {
  traits: {
    setting: 'water',
    talk: 'low',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'nothing',
    time: 'early morning or a weekday evening',
    kit: 'goggles that fit, a cap, flip-flops and something to eat',
    size: 'a lane of five, or eight on the shore',
    first: 'a coach with a whiteboard who gives you a lane',
    verb: 'go swimming',
    doing: 'swimming',
    atHome: 'stretching and exercise',
    members: 'swimmers',
    meeting: 'a swim session',
    group: 'a swim squad',
  },
  mnf: `
intro: Between two lengths in {city} there is just enough time to ask somebody's name.
intro: A row of caps at the wall, red cheeks and one opinion about the water: that is {city} before work.
intro: Swim with others in {city} and you will never again count the lengths alone.
when[hot]: Go early. Before eight the water in {city} is quiet and the edge of the pool can be walked on barefoot.
when[swing]: Open-water groups gather from {bright}; in the rest of the year the squad trains indoors, and the same people come.
when[far]: Cold-water dippers meet in {city} in months that sound like a joke. Start in {peak}, then simply do not stop.
when[steady]: The outdoor months are many here, and groups change from pool to open water whenever the weather allows.
when: Lanes are calm right after opening and again late in the evening, and the regulars know both hours.
where[shore]: The sea is within about {coast} of {city}. Never try it alone: a group knows the currents, the exit and who keeps watch.
where[shore]: With open water so near, ask for the group that meets at a jetty or a guarded beach, stays close to land and wears bright floats.
where[nearsea]: About {coast} lie between {city} and the sea, so the pool is for the week and the shore for a shared morning off.
where[inland]: There is no sea for a long way around {city}. The heated pool has its squad, and in warm months there are lakes or rivers where bathing is allowed.
where[farinland]: This far from the sea, swimming means lanes; the club at the nearest public pool is the one to ask for.
where[high]: At about {elev} you run out of breath before the wall. Take shorter sets and longer rests, which are the talkative part anyway.
where[big]: In a big city each district pool has a crowd of its own. Try the one on your way to work.
where[little]: A small place may have a single pool, and its seven o'clock swimmers have known each other for years. They move over.
where: Ask at the desk for masters groups; despite the name they take every speed.
first: The coach asks for your time over a few lengths and gives you a lane. The others tell you who goes first.
first: Rest when the lane rests. "Is this the third or the fourth?" is how everyone here began to talk.
first: If crawl is a mystery to you, a course of ten lessons in {city} gives you the stroke and nine fellow sufferers.
first[modest]: Many pools here keep separate hours for women and for men. Ask which ones, and what to wear.
bring: Bring goggles that fit, a cap, flip-flops, and something to eat right after.
bring: For outdoors, pack a bright float, a warm layer for afterward and a drink you are willing to share.
talk: Most of the hour is under water, so words are few and everyone is glad of them at the wall.
talk: At the edge you point, count on fingers and laugh. It works in any language.
reason: Nothing to judge :: Caps and goggles make everybody look alike. What remains is who is kind at the wall.
reason: The half hour afterward :: Hungry, warm and slow, people from the lane look for something to eat, and you come along.
trip: {trip} is about {tripDist} away; go there with two from your lane and try water none of you knows, where it is guarded.
trip: A small meet or a different pool in {trip}, about {tripDist} to the {tripDir}, makes a good day for a lane of five.
home: Without a safe pool there is dry-land practice: bands, stretching and a friend who counts.
`,
  lff: `
intro: Up and down a lane in {city}, next to a person you have never spoken to. Stop at the wall once.
intro: In {city} the seven o'clock swimmers know each other. They started by not knowing anyone.
intro: Cold water makes strangers honest. There are some in {city} who go in together.
when[hot]: Early, before the heat and the schoolchildren. {city} at that hour belongs to a dozen regulars and could include you.
when[swing]: From {bright} people swim outside and scatter. In {autumn} everyone comes back to the same few lanes, and that is your entry.
when[far]: Ice swimmers look mad and are the friendliest club in {city}. Warm yourself up to it from {peak} on.
when[steady]: You can swim outdoors for a large part of the year here. Pick the hour when the same heads show up.
when: The last hour before closing is for people with nobody waiting at home. Swim then. Talk in the shower line.
where[shore]: You have the sea within about {coast} and nobody to go in with. Do not go in alone; find the group at the jetty first.
where[shore]: Salt water is close. Ask the dippers of {city} where they enter and who watches, then leave your towel beside theirs.
where[nearsea]: It is about {coast} to the coast from {city}. The squad shares cars there now and then; be in one of them.
where[inland]: No sea anywhere near {city}. Chlorine, then, and the people who smell of it at eight in the morning.
where[farinland]: The beach is a flight away. The pool is a bus away, and it has a bench where people sit afterward.
where[high]: Up at about {elev} everyone hangs at the wall, gasping. It is the easiest place to start talking you will ever get.
where[big]: A dozen pools, all anonymous, until you go to one of them every Tuesday at the same hour.
where[little]: One pool, the same faces. Swim in the same lane three times and they will ask who you are.
where: Ask the desk which evening the squad trains, and whether slow is allowed. It is.
first: Tell the coach how slow you are. There is a lane for it, and its people talk the most.
first: Do not vanish into the shower. Sit on the bench for five minutes with wet hair like the rest.
first: If you swim badly, take a course. Ten evenings of looking silly together in {city} is a fast way in.
first[modest]: Check which hours are for women, for men or for families here. Then come to the right one, every week.
bring: Bring goggles, cap, flip-flops, and food you can offer. The food matters most.
bring: Outdoors you need a bright float, something warm for afterward, and one other person. The last is not optional.
talk: You get ten seconds at the wall. Say one thing. Next length, think of another.
talk: Nobody can chat with a face in the water, so your silence looks like everyone's.
reason: No phone for an hour :: It stays in the locker. For once everyone around you is really there.
reason: Cold is a shortcut :: You shook together on a shore or at the pool door in {city}. That counts for months of hellos.
trip: Ask your lane whether they have swum in {trip}. It is about {tripDist}; go where it is guarded, and take the thermos.
trip: About {tripDist} to {trip}, two cars, wet towels on the way back. Arrange it in the shower line.
home: No water for now. Stretch on the floor with someone on the phone, and plan the first swim after.
`,
}
