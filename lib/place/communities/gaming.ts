import type { CommunityData } from '@/lib/place/community-traits'

export const gaming: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening or a long free night',
    kit: 'your own controller, with your name on the cable',
    size: 'a couch, or a hall of screens',
    first: 'your name at the bottom of the list, and ten minutes later a seat',
    verb: 'play video games in company',
    doing: 'gaming in one room',
    atHome: 'playing video games',
    members: 'gamers',
    meeting: 'a console night',
    group: 'a gaming group',
  },
  mnf: `
intro: The second seat on a couch in {city} is free, and someone is handing you the controller.
intro: In {city} people who met online play in the same room, with pizza and better manners.
intro: Write your name on the list at a console night in {city}; ten minutes later you are playing.
when[hot]: The room with the air conditioning is where {city} plays; consoles and people both need it.
when[swing]: LAN weekends belong in the months from {dark}, when nobody feels that they should be outside. In {peak}, handhelds go to the park.
when[far]: With about {short} of day in {trough}, a tournament from dusk to dusk is almost reasonable.
when[steady]: Weekly locals keep the same evening all year here; come on a quiet one and you get more turns.
when: Weekly locals are better for meeting people than big events, as the same names return to the board.
where[big]: In a big city each game has its scene. Find the weekly for yours, and expect to meet everyone in three visits.
where[little]: In a small place it is somebody's living room or the youth center. One message, and you are on the couch.
where[shore]: Handheld groups meet on the promenade on mild days to trade and raid, with a view nobody looks at.
where[high]: At about {elev} the nights are cold and the connection is as it is. All the better to sit in one room.
where[inland]: Libraries, student unions and game stores lend the room; the screens come by car.
where: Game stores and universities know who runs the weekly.
first: Put your name at the bottom of the list. Two rounds, "good games," a fist bump, next.
first: Ask someone who beat you what went wrong; most people in {city} light up at the question.
first: Stand behind the couch and comment with the others. That is where the talking happens.
first[modest]: Gaming cafés here often have separate areas or hours. Ask which is for whom.
bring: Bring your own controller with a labeled cable, and a handheld if you have one.
bring: Come with snacks that do not stick to buttons.
talk[foreign]: The game names everything, so you learn the local words for "jump," "left" and "unfair" in one evening.
talk: The screen supplies the subject, and the next match ends every pause.
reason: Someone in the next seat :: You know the voices. In a room in {city} they have faces, and they share chips.
reason: Short matches :: You play with ten people in an evening without having to choose any of them.
trip: A tournament in {trip}, about {tripDist} to the {tripDir}, and a car full of controllers.
trip: Visit the locals of {trip}, about {tripDist} away; nobody there knows your tricks yet.
home: Split screen with whoever is there, or a fixed hour online with a friend.
`,
  lff: `
intro: Four hundred friends on your list, none in {city}. There is a couch that disagrees.
intro: You have played alone in {city} since the last flatmate moved. Take the controller out of the house.
intro: At a console night in {city} you lose to real people. They say "good games" and mean it.
when[hot]: Cool room, dark blinds, {city} on fire outside. You were staying in anyway; do it with eight.
when[swing]: In the months from {dark} they do whole weekends. You do too, alone. Merge.
when[far]: It is dark for so long that no one counts hours. Book the LAN weekend in {autumn} and be obliged to go.
when[steady]: Same evening all year. If you are bored in March, they are playing in March.
when: The weekly. Tournaments are for people who came with their people.
where[big]: Somewhere in {city} thirty people main your favorite. They meet weekly, in a bad room, and need bodies.
where[little]: Ask in the chat who lives near. There are four, and one has a couch.
where[shore]: They walk along the water staring at handhelds. You can do that too, as a group.
where[high]: Cold nights at about {elev}, slow internet. Bring the console to the people, then.
where[inland]: Back of the game store. Fluorescent light. Best evening of your week.
where: Ask at the game store which night the regulars come. Go on that one.
first: Say, "I'm free, who's next?" They put you on the list. Nobody asks more.
first: You will be destroyed for weeks. Ask how. That question is how you make a friend in {city}.
first: If the teasing turns mean, leave and try another room. There is always another room.
first[modest]: Check the hours; here they may differ for women and men.
bring: Bring your controller, name on the cable. You want it back, and they learn the name.
bring: Take chips for the row behind the couch.
talk[foreign]: Swearing is taught first. The rest of {lang} follows.
talk: No eye contact, one screen, running commentary. It is the easiest talk there is.
reason: Your hours count :: You have a thousand of them alone. In a room in {city} they make you interesting.
reason: Next :: The list moves, and you sit beside someone new every ten minutes without asking.
trip: Road trip to a tournament in {trip}, about {tripDist}. Out in round one, home at midnight, happy.
trip: {trip} has locals too, about {tripDist} {tripDir}. Go as a crew of three and get beaten as one.
home: Couch, two pads, someone from the house who has never played. Let them win.
`,
}
