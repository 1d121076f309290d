import type { CommunityData } from '@/lib/place/community-traits'

export const newcomersAndExpats: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening, with outings on free days',
    kit: 'one question you cannot solve and one thing you found out',
    size: 'a big first evening, then four of you',
    first: 'name tags and three standard questions',
    verb: 'meet other newcomers',
    doing: 'meeting other newcomers',
    atHome: 'getting to know the neighbors',
    members: 'newcomers',
    meeting: "a newcomers' evening",
    group: "a newcomers' group",
  },
  mnf: `
intro: Ask a table of newcomers in {city} how they found a plumber, and order another round.
intro: Arrived in {city} last month or three years ago: a table of newcomers has a seat for both.
intro: Somebody in {city} has just solved the problem you have with your landlord.
when[hot]: You will need a month to learn the hours of {city}: early, a long pause, late. Newcomers teach each other.
when[swing]: Most people move in {autumn}, so that is when new circles form; the first {trough} is easier with two of you.
when[far]: Prepare your first dark season in {city} with others. They will know about lamps, boots and who cooks on Thursdays.
when[steady]: People arrive here in every month, so you are never the only new one.
when: Go to the big evening once, and to the small outings after it.
where[capital]: A capital has embassies, institutes and offices that send people for three years. Half the city was new once.
where[big]: In a big city there is a circle for each origin and a few that mix them. Take a mixed one as well.
where[little]: In a small place you are the newcomer. That makes you easy to remember and often invited.
where[shore]: Let someone show you where locals walk by the water; it is not where visitors do.
where[high]: At about {elev} the first week is headaches and short breath. Everyone at the table had them.
where[inland]: Ask what people in {city} do on a free day, with no sea to go to. The answer is a map.
where: Welcome offices, libraries and international clubs know what exists; ask for groups with locals in them.
first: Where from, how long, why here: three dull questions with good answers, among them love and a lost coin toss.
first: Come with one question about {city} that you honestly cannot solve.
first: Offer something on the first evening, a spare chair or a phone number; it comes back.
first[modest]: Evenings may be for families, women or men. The host will tell you, so ask.
bring: Bring one thing you have found out and are proud of.
bring: Come with a list of what you still lack: a doctor, a bicycle, a bakery.
talk[foreign]: The table will speak English or something near it. Learn {lang} beside it from the start, or you will stay at that table.
talk[anglo]: English is not everybody's first language at this table, so people speak slowly and laugh easily.
talk: You all have the same five stories, and hearing your own from others is a comfort.
reason: Practical from the start :: A doctor, a mattress, a form: within an hour at a table in {city} useful things change hands.
reason: Nobody has full evenings yet :: New people have room in their week, which settled people seldom do.
trip: See {trip} as a group, about {tripDist} to the {tripDir}. It is new to all of you, so nobody is the guide.
trip: Your first trip out of {city} could be {trip}, about {tripDist} away, on a free day, with whoever was at the table.
home: One other newcomer, one kitchen, one recipe each.
`,
  lff: `
intro: Your boxes in {city} are unpacked and your evenings are not. Others are sitting on theirs.
intro: You moved to {city} and everyone here seems to have had friends since school. Not everyone.
intro: In {city} your phone knows the way to everything and to nobody.
when[hot]: You go out at noon like a tourist. Learn the hours of {city} from someone who made the same mistake.
when[swing]: New people come in {autumn}. If you wait until {trough}, they have found each other.
when[far]: Nobody warns you about the first dark season in {city}. Go in with two numbers in your phone.
when[steady]: Somebody lands here every week with a suitcase. This week it could be you who knows something.
when: The first three months decide. If they are over, start them again on Tuesday.
where[capital]: Thousands are posted to {city} and leave again. Look for those who mean to stay.
where[big]: A bar full of people from home is warm, and a trap. Go every second time.
where[little]: Everybody already knows you are the new one. Say hello and they will tell you the rest.
where[shore]: You have been to the water alone, to think. Think with somebody.
where[high]: The altitude, about {elev}, floors everyone in week one. Best excuse for tea with a stranger.
where[inland]: You do not know where people go on a free day. Ask three colleagues; go to the one place they all name.
where: Find the group that hikes or cooks. Drinks alone make acquaintances who leave.
first: "I know nobody here." In that room in {city} it is what everyone came to say.
first: Get two numbers, not ten. Write to both before you sleep.
first: Give something away on the first night: a tip, a lift, a lamp.
first[modest]: Check who an evening is for here, then bring a colleague along.
bring: Bring the form you do not understand. Someone has filled it in.
bring: Take an honest answer to "why here?"
talk[foreign]: At this table they will all speak English. Comfortable, and the reason people stay foreign. Two evenings a week in {lang}.
talk[anglo]: You will all have accents. It is the one room in {city} where nobody asks you to repeat yourself.
talk: Complain together for one evening. Then do something.
reason: They have time :: Locals in {city} are kind and booked. New people are free on Thursday.
reason: Same month, same mess :: Somebody beside you is also on hold with the electric company.
trip: None of you has seen {trip}. About {tripDist}, one free day, four people: do it before you have opinions.
trip: Take whoever sits next to you to {trip}, about {tripDist} {tripDir}. Getting lost is how you stop being new.
home: One other newcomer on the stairs. Ask for salt.
`,
}
