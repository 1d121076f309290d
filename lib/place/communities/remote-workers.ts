import type { CommunityData } from '@/lib/place/community-traits'

export const remoteWorkers: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'one fixed weekday',
    kit: 'a long charger, headphones and a lunch that does not smell',
    size: 'four at a table, twenty in a room',
    first: 'a seat, a socket and lunch at half past twelve',
    verb: 'work beside others',
    doing: 'working side by side',
    atHome: 'working side by side',
    members: 'remote workers',
    meeting: 'a coworking day',
    group: 'a coworking group',
  },
  mnf: `
intro: Bring back the good half of an office in {city}: the hello, the table and lunch.
intro: At a shared table in {city} people work in silence until half past twelve, then nobody does.
intro: Your colleagues are in another time zone. Lunch can be in {city}.
when[hot]: Coworkers in {city} start early and stay for the air conditioning; plans for the evening are made by five.
when[swing]: In {trough} you could spend the whole of the about {short} of light at your desk. A lunch walk with the table gets you some of it.
when[far]: In the dark months a room with other lamps in it keeps you on time. In {peak} the table breaks up at three and goes outside.
when[even]: The day has the same shape all year here, so one fixed coworking day settles in quickly.
when: The same weekday each week, so that your calendar can grow around it.
where[big]: In a big city look for the table nearest to home; the point is to save the commute.
where[mid]: A city of about {pop} people has a few coworking rooms, and after two months you know who sits in which.
where[little]: In a small place the library row is the coworking space, and the café owner the receptionist.
where[shore]: Some people come to {city} to work by the sea, stay a month and go. Look for the table of those who live here.
where[high]: At about {elev} drink more than you think at your desk; the table reminds each other.
where[inland]: Libraries, studios, rooms over a shop: ask who in {city} shares a printer.
where: Coworking spaces have open days, and libraries have rows of sockets.
first: Somebody points out the outlets and the quiet corner. Then you work, oddly, and at half past twelve you meet.
first: Say what you do in one sentence, then ask what the other person's week looks like.
first: On bad days come to lunch only. Everyone in {city} with a deadline understands an hour.
first[modest]: Some spaces here have areas for women. Ask to see the room before you book a day.
bring: Bring a charger with a long cord, headphones for calls, and a lunch that does not smell across the room.
bring: Come with work that can be interrupted once.
talk[foreign]: The table may run on English at work and on {lang} at lunch; the second is the better lesson.
talk: One headphone in means ask me, two mean later. It is a kind code for shy people.
reason: Someone across the table :: A person who notices your haircut, and whom you do not have to report to.
reason: It costs no extra time :: You have to work anyway. In {city} you can do it in company.
trip: Work from {trip} for a day, about {tripDist} to the {tripDir}, four laptops on one table.
trip: Close the laptops early once a month and go to {trip}, about {tripDist} away.
home: A video window, sound off, two people working, a chat at noon.
`,
  lff: `
intro: The first voice you heard today in {city} was a meeting. Do the next one from a shared table.
intro: You have not left the flat in {city} since Tuesday. It is Thursday.
intro: In {city} you could die at your desk and be marked "away." Sit near someone.
when[hot]: Cool air, strong coffee, other people. {city} in the heat gives you no better office.
when[swing]: In {trough} the light is gone before your last call. Have been outside by then, with somebody.
when[far]: About {short} of daylight, all of it behind a screen. A fixed day at a table is medicine.
when[even]: Every day is the same here, and so is your kitchen. Change one of them.
when: One fixed day a week, the emptiest. Tell your calendar it is a client.
where[big]: Do not rent a desk across {city}. Three people, a library row, ten minutes away.
where[mid]: There may be four rooms with desks in {city}. Try each for a day. One has people who go to lunch.
where[little]: You are not the only one in town with a laptop. The café owner knows the other three.
where[shore]: The beach crowd with laptops leaves in a month. Sit with those who pay rent.
where[high]: Headache at about {elev}? Half the room has it. Water, and a walk with somebody.
where[inland]: A room over a shop, a router, four chairs. Someone in {city} has it half empty.
where: An open day at a coworking space. Go to that, eat lunch, see if anyone speaks.
first: Do not put both headphones in. That is a wall with cables.
first: Ask one person, "When do you eat?" Then eat then.
first: Deadline, panic: come for lunch anyway. People in {city} disappear one deadline at a time.
first[modest]: Look at the place first and ask how seats are arranged here.
bring: Bring a long cable. Let someone else plug into it.
bring: Take lunch, but not the fish.
talk[foreign]: You write English all day. At lunch say three sentences in {lang} and be laughed at kindly.
talk: Three hours without a word, then one good one. It suits you.
reason: You will be missed :: Not by a status light. By the person on the next chair in {city}.
reason: The day ends :: When others pack up, so do you. Alone you would still be typing.
trip: Leave early for {trip}, about {tripDist}, with four laptops, and quit at three.
trip: One Wednesday from {trip}, about {tripDist} {tripDir}. Your boss will not notice. You will.
home: Camera on, sound off, someone else breathing.
`,
}
