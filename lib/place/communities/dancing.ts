import type { CommunityData } from '@/lib/place/community-traits'

export const dancing: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'low',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'weekday evenings',
    kit: 'shoes that turn, water and a spare shirt',
    size: 'a class of twelve to thirty',
    first: 'two lines, eight counts and the word "rotate"',
    verb: 'go dancing',
    doing: 'dancing',
    members: 'dancers',
    meeting: 'a dance class',
    group: 'a dance class',
  },
  mnf: `
intro: In a dance class in {city} you say your name ten times before the break.
intro: Come to a class in {city} without a partner; the word "rotate" takes care of that.
intro: {city} has floors where beginners step on each other and laugh about it every week.
when[hot]: The floor in {city} gets going after dark, when the air is soft; bring two shirts and drink a lot.
when[swing]: Beginners' courses usually start in {autumn}, and by {spring} you can ask anyone. In {peak} some socials move outdoors.
when[far]: Nothing gets people through {trough} in {city} like a warm hall with music in it. Sign up before everyone else does.
when[steady]: As evenings hardly change here, classes run without a long break, and you can slip in at the next beginners' date.
when: Class first, practice second, social last: go in that order over your first month.
where[shore]: On mild evenings somebody carries a speaker to the promenade, and the class turns into an open-air social.
where[high]: At about {elev} three fast songs are plenty. Sit one out; the bench is full of people to talk to.
where[big]: In a big city each style has its own evening and its own crowd. Try two before you decide you have no rhythm.
where[little]: In a small scene everybody dances everything. You will know all of them after two socials.
where: Schools with a practice evening are better for meeting people than schools with mirrors and exams.
first: Leaders stand here and followers there, you take a hand, you both go wrong, you laugh, and then you change.
first: Admit at once that this is your first class. Every partner will then show you the same step kindly.
first: Take a beginners' course of six weeks in {city} rather than a single evening; the same wrong feet return each time.
first[modest]: Ask how classes are arranged here. Many are for women only or for families, and folk dances need no partner.
bring: Bring shoes that turn on the floor, water, mints and a spare shirt.
bring: Come with anything you can move in. Do not buy the shoes until week four.
talk: Feet need no grammar, and counting to eight is learned in one evening.
talk: You speak with a nod, a hand and a thank-you at the end of each song.
reason: A new partner every three minutes :: The class introduces you to the whole room, so you never have to.
reason: Everyone remembers week one :: Ask a dancer in {city} about their first class, and you will get a story and a dance.
trip: {trip} is about {tripDist} away; a carful of dancers goes there for one social and talks about it for a month.
trip: A different floor does wonders: try a social in {trip}, about {tripDist} to the {tripDir}, with three from your class.
home: Push the table aside and dance in the kitchen with the people you live with.
`,
  lff: `
intro: You know how to stand at the edge of a floor in {city}. A beginners' class has no edge.
intro: Nobody has held your hand in weeks. At a class in {city} twelve people will, for three minutes each.
intro: "I can't dance" is the entry requirement. There are rooms full of it in {city}.
when[hot]: It starts late in {city}, when the heat lets go. Eat early, go out when you would normally go to bed.
when[swing]: Courses begin in {autumn}. By the darkest week you will have an evening where people are pleased to see you.
when[far]: {trough} in {city} is long and the couch is deep. Two hours of warm bodies and loud brass a week: book it.
when[steady]: No course break worth mentioning, no season. The next beginners' class is the one.
when: Tuesday classes beat weekend parties. At the party they already know whom to ask.
where[shore]: Somebody dances by the water on warm evenings. Walk there, stand close, wait to be waved in.
where[high]: The altitude, about {elev}, lets everyone sit down after two songs. Sit next to someone.
where[big]: A hundred classes, so take the nearest and go back. Scene shopping is another way of staying a stranger.
where[little]: Ten people and a speaker in a hall. They need you more than you need them.
where: Pick a school where partners change. If couples keep to themselves, leave and try the next.
first: Say, "It's my first time, sorry in advance." Every partner relaxes, you included.
first: Somebody will say "rotate" and you will want to run. Stay. That word does the work for you.
first: You will step on a person in {city}. They will say it is nothing. It is how you meet.
first[modest]: Check how it is organized here: women only, families, or rows without partners. All of them beat your kitchen.
bring: Bring a spare shirt, mints, flat shoes. Leave your excuse about rhythm at home.
bring: Take water and shoes with smooth soles. The outfit is for people in month six.
talk: You need "hello," "sorry" and "thank you." Even you can do that tonight.
talk: Three minutes per partner is too short for small talk. A relief.
reason: Touch, within rules :: A hand, a song, a thank-you. It is allowed to be only that, and it is more than you had yesterday.
reason: Nobody sits out :: In a class with changing partners you cannot be left over. Find one in {city}.
trip: The scene from {city} drives to {trip} now and then, about {tripDist}. There is always a fifth seat. Ask.
trip: One social in {trip}, about {tripDist} off, where nobody knows how badly you began.
home: Close the curtains, put on the song you know, and pull the nearest person up from the chair.
`,
}
