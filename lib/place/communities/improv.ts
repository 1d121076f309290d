import type { CommunityData } from '@/lib/place/community-traits'

export const improv: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening',
    kit: 'clothes you can kneel in',
    size: 'eight to sixteen',
    first: 'a circle and an imaginary ball',
    verb: 'try improv',
    doing: 'improv',
    atHome: 'playing theater games',
    members: 'improvisers',
    meeting: 'an improv workshop',
    group: 'an improv group',
  },
  mnf: `
intro: In an improv class in {city} you are married, shipwrecked and fired before nine o'clock.
intro: Drop the imaginary ball, and a room in {city} applauds. It is that kind of evening.
intro: Nobody in an improv room in {city} needs to be funny; someone just has to say yes.
when[hot]: Workshops begin when the heat has left the room, for an evening in {city} of falling over and laughing is exercise.
when[swing]: Level-one courses start in {autumn}, so by the time of {trough} you have a dozen people who have seen you be a teapot.
when[far]: When it is dark at four, a bright room and a bad pun are medicine. Courses in {city} fill before winter does.
when[steady]: Courses run in blocks of six to eight weeks at any time of year; the next block is never far off.
when: A drop-in evening shows you the room, a course gives you the people.
where[big]: In a big city there are several schools and one open jam after another; watch a show first and join the house you laughed in.
where[little]: In a smaller place improv lives in the youth theater or the adult education center, and the group is glad of every new face.
where[shore]: Give a scene a sea, and half the room rows. In {city}, on the water, it is the usual suggestion.
where[high]: At about {elev} you run out of breath mid-scene. Call it acting.
where: Theaters, schools and adult education centers hold beginners' levels.
first: Everyone stands in a circle and fails at a game on purpose. The one who fails gets the cheer.
first: You are paired off again and again, so by the end you have played with everyone in the room.
first: Tell the coach your limits before it begins; "yes" is for the story and never for your body.
first[modest]: Ask for workshops by a theater or university here; they will tell you how groups are formed.
bring: Bring water, clothes you can kneel in, and no prepared jokes.
bring: Come with a name and shoes that do not slip.
talk[foreign !englishhigh]: There are exercises without a word, in gibberish or in mime, and newcomers to the language shine at those.
talk: It takes plenty of words, but wrong ones are welcome; a mistake is an offer.
reason: Failing with applause :: Whoever trips is cheered, which takes the fear out of meeting people altogether.
reason: Trust in small doses :: You jumped and someone in {city} was there. Ten weeks of it make a group.
trip: See a show in {trip}, about {tripDist} to the {tripDir}, and replay the worst scene on the way back.
trip: Groups visit each other: {trip} is about {tripDist} away, and a joint jam needs only chairs.
home: Two people, three words from a book, one scene at the kitchen table.
`,
  lff: `
intro: You rehearse every sentence before you say it in {city}. There is a room where you cannot.
intro: Improv in {city}: twelve adults being idiots on purpose. You would fit in at once.
intro: You worry about saying the wrong thing. In one room in {city} that is the whole exercise.
when[hot]: Evenings, fans on, shirts wet. No one in {city} looks good doing it, and that helps.
when[swing]: The course in {autumn} is the one. By {trough} you have a group that expects you on Wednesdays.
when[far]: In the dark half {city} goes quiet and so do you. Two hours a week of shouting in a lit room.
when[steady]: A new block starts every couple of months. You missed nothing. Take the next.
when: Skip the show-off jam. Take the beginners' course; it has people who are as frightened as you.
where[big]: Choose the school with the worst chairs in {city}. The polished ones have queues and headshots.
where[little]: There are nine of them in a school room. They have wanted a tenth for two years.
where[shore]: Afterward they walk to the water still in character. Go with them, as yourself or not.
where[high]: At about {elev} you are breathless anyway. Blame nerves on the altitude.
where: Adult education has it for beginners. It is cheap, and the others are accountants.
first: Stand in the circle. When it is your turn, say anything. Anything is the right answer.
first: Tell your partner, "I'm terrified." "Yes, and so am I" is how every scene in {city} begins.
first: You will want to sit out the second game. Do that one, and sit out the fourth.
first[modest]: A university theater is the likeliest place here. Ask how they run it before you go.
bring: Bring water. No jokes. They can smell a prepared joke.
bring: Take trousers that survive the floor.
talk[foreign !englishhigh]: Gibberish exists as an official exercise. In it you are a native speaker.
talk: You never have to think of a topic. Someone hands you a sinking ship.
reason: The fear goes first :: After you have been a jealous lamp in front of strangers, a party in {city} is nothing.
reason: Someone says yes :: All evening, to whatever you offer. When did that last happen?
trip: Take the whole class to a bad show in {trip}, about {tripDist}. Nothing binds like it.
trip: There is a group in {trip} too, about {tripDist} {tripDir}. Challenge them; lose gloriously.
home: A kitchen, two chairs, one silly rule. Ten minutes.
`,
}
