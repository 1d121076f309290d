import type { CommunityData } from '@/lib/place/community-traits'

export const makingMusic: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'low',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening',
    kit: 'a tuner, spare strings or reeds, two pieces you know half asleep',
    size: 'a duo to an orchestra',
    first: 'listening, a nod, and eight bars of your own',
    verb: 'make music with others',
    doing: 'playing music together',
    members: 'players',
    meeting: 'a jam session',
    group: 'an amateur band',
  },
  mnf: `
intro: "Key?" "G." In {city}, two words like these have started many a band.
intro: There is a circle in {city} that needs one more instrument, even a shaky one.
intro: {city} has kitchens, cellars and school halls where people play for nobody but each other.
when[hot]: Sessions here begin late, when strings stay in tune and the evening is soft enough to sit outside.
when[swing]: Amateur orchestras and folk circles start again in {autumn}; around {peak} the same people play in yards and parks.
when[far]: Long dark evenings built the tune lists of the north. From {autumn} on there is a session somewhere in {city} each week.
when[steady]: No season closes the session; ask which evening the beginners' round is and keep it.
when: Open sessions keep one evening in the week. Go three times to listen before you decide.
where[shore]: By the water the wind carries a tune far. On mild evenings people play facing the sea, where no neighbor complains.
where[high]: At about {elev} the air is dry and thin: wood cracks, singers gasp, and everyone has advice on humidifiers.
where[big]: In a big city a rehearsal room is the scarce thing. Groups with a key look for players; players look for a key.
where[little]: In a small place the brass band, the church and the school orchestra share the same twelve people and would like a thirteenth.
where: Music schools and instrument stores have the notice board that matters.
first: Sit in the second row, tune, listen to a round, and come in softly where you know the tune.
first: Start on a part that can disappear without harm: a drone, a shaker, second guitar.
first: Say how long you have not played. In {city} half of the circle will say "me too."
first[modest]: Private rounds and music schools are the usual way here; ask a teacher who plays with whom.
bring: Bring a tuner, spare strings or reeds, a pencil, and two pieces you can play half asleep.
bring: Come with your instrument and modest volume: if you cannot hear the softest player, you are too loud.
talk: A count to four and a raised eyebrow run the whole evening.
talk: Music asks for ears before words, which suits anyone new to the language.
reason: Needed, not invited :: A group without a bass looks for a bass. You may be the missing thing in somebody's evening.
reason: Moments that lock :: Once in a while everything fits, and the people in the room with you in {city} know it too.
trip: A session in {trip}, about {tripDist} to the {tripDir}, has other tunes. Go as three and bring one home.
trip: Your group could play for a market or a friend's yard in {trip}, about {tripDist} away. Nobody there knows your mistakes.
home: Play for one listener, or with a recording that a friend sent you.
`,
  lff: `
intro: Your guitar stands in a corner in {city} like an accusation. Carry it to other people.
intro: You play for the wall in {city}. The wall does not come in on the second verse.
intro: Somewhere in {city} four people wait for a bad bass player. Bad is fine.
when[hot]: It starts late, when it is cooler. You would be lying awake in {city} with headphones on anyway.
when[swing]: {autumn} is when bands lose members and orchestras lose half a section. Write to them then.
when[far]: With the dark come the sessions. Find yours in {autumn}, because in {trough} you will not leave the house for the first time.
when[steady]: There is a session every week of the year. You have not missed the start of anything.
when: Open session, weeknight, second chair from the wall. Three times.
where[shore]: Someone plays by the water when it is warm. Sit near, not too near, with your case.
where[high]: At about {elev} your strings go mad and so does your breath. Ask a local how they cope; there is your first talk.
where[big]: You cannot rehearse in a flat in {city}. Others pay for a room and are short of rent and a drummer.
where[little]: The town band will take you and give you a hat. Accept the hat.
where: The board in the instrument store. Tear off a number. Tonight.
first: "I'm rusty, can I listen?" You will be playing by the second tune; they do not let people sit.
first: Take a shaker. It is nearly impossible to ruin anything in {city} with a shaker.
first: You will play a wrong note loudly. Someone will grin. That grin is what you came for.
first[modest]: Ask a music teacher here who plays at whose home. It works by introduction.
bring: Bring tuner, strings, two songs. Not your recordings.
bring: Play quieter than you want to. They will ask you back for it.
talk: You can say nothing all evening and have been heard.
talk: Ask, "What's that tune?" It takes them ten minutes to answer.
reason: A reason to practice :: On Tuesday four people in {city} wait for the part you have not learned. Good.
reason: Better than talking :: You cannot explain how you are. Play eight bars; they will get it.
trip: Pack three instruments into a car to {trip}, about {tripDist} off, and play in some yard.
trip: There is a session in {trip} or there should be. About {tripDist} {tripDir}; arrive as a band, leave as friends.
home: One room, two people, a pot as a drum. Quietly is fine.
`,
}
