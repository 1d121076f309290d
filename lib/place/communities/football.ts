import type { CommunityData } from '@/lib/place/community-traits'

export const football: CommunityData = {
  traits: {
    setting: 'outdoors',
    talk: 'low',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'nothing',
    time: 'a weekday evening',
    kit: 'shoes for the surface, a light and a dark shirt',
    size: 'ten, in two halves',
    first: 'somebody counts, points, and you have a team',
    verb: 'play football',
    doing: 'football',
    atHome: 'kicking a ball about',
    members: 'players',
    meeting: 'a kickabout',
    group: 'a five-a-side group',
  },
  mnf: `
intro: In {city} a ball and nine people are looking for a tenth on most evenings.
intro: Somebody counts, somebody points, and you are on a team in {city}.
intro: One pass, one "good ball," and you have been introduced in {city}.
when[hot]: Play starts in {city} when the sun is low. At noon the pitch is empty, and rightly so.
when[even]: As dusk hardly shifts here, the six o'clock game is the six o'clock game all year.
when[swing]: From {bright} the parks have open games until dark; in {trough} the same chat books a hall or a floodlit cage.
when[far]: In {peak} you can play after ten in natural light. In {trough} it is halls and artificial turf, and a much louder crowd.
when: The chat fills by midweek; answer early, and you will be asked first next time.
where[shore]: With the shore within about {coast} there is sand for bad touches and soft falls. Ask who plays there at low sun.
where[high]: At about {elev} two sprints finish a newcomer. Offer to go in goal for the first quarter of an hour; it makes you popular.
where[big]: In a large city small-sided leagues run on rented pitches in each district, and every one of them is short of people on a wet Wednesday.
where[little]: There is a single pitch in many a small place, and whoever stands at its edge at the right hour gets asked.
where[inland]: School yards, river meadows and fenced courts: the game in {city} settles wherever the ground is flat.
where: Look for a cage with lamps, and stand near it with your shoes in hand.
first: You will get a bib that smells of last week and four teammates whose names are shouted at you.
first: Say you have not played in years. So have most, and someone else will still be slower.
first: Take your turn in goal without being told. In {city} as everywhere, it is noticed.
first[modest]: Mixed games are not the rule here; there are groups for women and for men, so ask for yours.
bring: Bring shoes for the surface, a light and a dark shirt, and your share of the fee.
bring: Come with shin guards and water. Somebody always has a second pair of everything else.
talk: Football has its own language of shouts, and you knew most of it as a child.
talk: "Mine," "yours," "man on": learn these three in the local language and you can play the season.
reason: A team at once :: You are picked, you have a side, and for an hour you belong to it without any talk.
reason: The chat in between :: "Who is in?" on Monday, nine names by Wednesday. Answer, and people in {city} know you.
trip: Challenge a side from {trip}, about {tripDist} to the {tripDir}. Losing away is worth the shared ride home.
trip: Go to {trip} together, about {tripDist} off, and watch a match of whoever plays that day.
home: A ball, a wall and a neighbor's child make a match when going out is not wise.
`,
  lff: `
intro: You watch football alone in {city}. Nine people nearby are one short for playing it.
intro: Nobody in a kickabout in {city} asks who you are. They ask if you can stay in goal.
intro: The quickest way in {city} to be shouted at kindly: join a game that is one short.
when[hot]: They start late in {city}, with the heat going down. Be there before it starts, since latecomers watch.
when[even]: Same hour, same pitch, every month. {city} gives you no off-season to hide in.
when[swing]: Open games in the park until {autumn}, then the hall with a fixed list. Get on the list in time.
when[far]: White nights, endless games. Then {trough}, a hall, and ten people who refuse to stop. Be one of the ten.
when: Weeknights. On the weekend they have families, or play with the people they know.
where[shore]: On sand everyone is equally bad. The shore is within about {coast}; bring a ball and stand about.
where[high]: You will be dead after five minutes at about {elev}. Shout "keeper" and live.
where[big]: Leagues in a big city lose a player every week. Write to three of them and one answers tonight.
where[little]: One pitch. Go there on a dry evening and look as if you own boots.
where[inland]: Walk past the school yard after six. If you hear shouting in {city}, that is it.
where: Look for the cage with lights. Four people passing a ball around are waiting for you.
first: Ask, "Need one?" Two words. They need one.
first: You missed an open goal. They will tease you all evening. That is acceptance.
first: Run for the ball that others leave, pass it, take your turn in goal. In {city} they will ask for your number.
first[modest]: Women's and men's groups play apart here for the most part. Find yours and message the organizer.
bring: Bring two shirts, one dark and one light, and coins for the pitch.
bring: Take old boots. New ones get comments.
talk: Point, shout, apologize. That covers an entire season.
talk: Your accent does not matter when the goal is empty.
reason: No small talk for an hour :: You run, they shout, it ends, and suddenly you are standing in a circle that includes you.
reason: Being counted :: Ten are needed. If you say yes on Monday, somebody in {city} is relieved.
trip: Get a side together and lose in {trip}, about {tripDist} away. The ride back is the good half.
trip: Watch a lower-league match in {trip} with three from the pitch. About {tripDist}, scarf optional.
home: Kick a ball against a wall with whoever lives in the house. Count to a hundred.
`,
}
