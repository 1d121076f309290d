import type { CommunityData } from '@/lib/place/community-traits'

export const over50s: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'high',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'nothing',
    time: 'weekdays, in daylight',
    kit: 'reading glasses and a calendar you can write in',
    size: 'six at cards, forty on a bus',
    first: 'a seat, a hand of cards and a story halfway through',
    verb: 'meet people past fifty',
    doing: 'meeting people past fifty',
    atHome: 'keeping company',
    members: 'people past fifty',
    meeting: 'a daytime meetup',
    group: 'a daytime group',
  },
  mnf: `
intro: At a table in {city} nobody asks what you want to be. They deal the cards.
intro: A free Tuesday in {city} and nobody to spend it with: there are groups for precisely that.
intro: Walks, cards and late-started hobbies: {city} has weekday company for people past fifty.
when[hot]: Walks begin at seven in {city}, cards after the siesta hour, and the middle of the day belongs to the shade.
when[swing]: In {peak} it is benches and boules until late; in {trough} groups keep to midday, so that everyone is home in the light.
when[far]: With about {short} of daylight in {trough}, the noon table matters most. Take the walk first, while it is bright.
when[steady]: With light from early on in every month, a walking group can go before the heat or after it. Ask for the slow one; it has the better stories.
when: Weekdays in daylight are the great advantage of this age. Use the hours when others work.
where[shore]: The promenade at ten in the morning is a meeting place with benches at regular intervals.
where[big]: In a big city adult education centers and museum friends offer a program; choose by the length of the ride.
where[little]: In a small place half the clubs are run by people of your age, and the other half would like to be.
where[high]: At about {elev} take the first weeks slowly, as everybody does here past fifty, and before it.
where[inland]: Parks, libraries, the municipal pool in the morning: {city} on a weekday belongs to you.
where: A term of classes gives you ten meetings with the same people and a cafeteria for the time after.
first: You are waved to a seat, and someone starts halfway through a story. Ask how it began.
first: Choose a subject you know nothing about. In {city} the experts sit apart and the lost sit together.
first: Say yes to the second visit before you leave the first.
first[modest]: Many circles here meet at homes or around a place of worship, men and women apart. A neighbor can take you along.
bring: Bring reading glasses, a calendar you can write in, and something you are willing to be bad at.
bring: Come with comfortable shoes and an old photograph. The second one starts everything.
talk[foreign]: Old jokes and old songs travel well; somebody at the table has time to explain the words.
talk: Old places, old jobs and first concerts are rich ground, and nobody hurries you.
reason: A standing lunch :: Groups of this age in {city} have a treasurer, a birthday list and a person who phones if you are missing.
reason: Shyness has worn off :: Most people at the table have stopped pretending, and it makes them easy to know.
trip: A day out to {trip}, about {tripDist} to the {tripDir}, seats you next to somebody for hours.
trip: A museum and a slow lunch in {trip}, about {tripDist} away: propose it for a weekday, when it is empty.
home: A telephone round: each calls the next, at a fixed hour.
`,
  lff: `
intro: The phone rings on Sundays. {city} has six more days, and people with time on them.
intro: Friends moved, married off, died. In {city} you can make new ones, in daylight, on weekdays.
intro: Nobody in {city} told you how to make friends at this age. It goes like this.
when[hot]: Out early, home by eleven, out again at dusk. {city} forces you into good hours.
when[swing]: In {trough} it is dark by the time the news is on. Have a noon table twice a week before that starts.
when[far]: The dark months shrink a life. Two fixed things, one for the body and one for the head, both before dinner.
when[steady]: Any month, since the mornings are light in all of them. You have run out of excuses with dates on them.
when: Go each week, even in rain, above all in rain.
where[shore]: The bench by the water is taken daily by the same three. Sit on the fourth seat.
where[big]: You could go to anything in {city}, so you go to nothing. One class, ten weeks, near the bus.
where[little]: They all know you by sight. Be the first to say more than good morning.
where[high]: At about {elev} nobody overtakes you on the stairs. Walk with them.
where[inland]: The pool at nine in the morning, the library at eleven. Find who does both.
where: A class in something you have never done. Afterward the cafeteria, however dreadful.
first: Sit by the one who also came alone. You can tell by the coat on their lap.
first: Learn five names in {city} and use them. At this age nobody else bothers.
first: Invite. Soup, a museum, help with a shelf. If they say no, ask a second time.
first[modest]: Ask a neighbor which house or hall your age meets in here, and go along with them the first time.
bring: Bring a calendar with empty lines, and a pen.
bring: Come with nothing to prove.
talk[foreign]: Say, "I started learning {lang} at this age." They will carry you.
talk: Grief may come up. You need not be cheerful, only there.
reason: You know who is kind :: It takes you ten minutes now. Use it in {city}; there are rooms full of candidates.
reason: Weekdays are yours :: While everyone is at work, {city} is full of people with a free chair at their table.
trip: A day in {trip}, about {tripDist}: on the way the window seat is a trap, take the aisle.
trip: Ask one person to {trip}, about {tripDist} {tripDir}, for lunch on a Wednesday. Nobody else has Wednesdays.
home: Three people, three phones, every evening at six.
`,
}
