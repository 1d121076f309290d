import type { CommunityData } from '@/lib/place/community-traits'

export const climbing: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'medium',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'hills',
    time: 'weekday evenings indoors, free days on rock',
    kit: 'rented shoes, short nails, a little chalk',
    size: 'pairs on ropes, half circles on mats',
    first: 'an induction, a partner of your weight and the knot check',
    verb: 'go climbing',
    doing: 'climbing',
    atHome: 'strength training',
    members: 'climbers',
    meeting: 'a climbing evening',
    group: 'a climbing club',
  },
  mnf: `
intro: At a climbing wall in {city} a stranger holds your rope, and after that you are hardly strangers.
intro: {city} has half circles of people looking up at the same problem, glad of one more idea.
intro: A rope needs two people, so climbing in {city} begins with an introduction.
when[hot]: Rock in the sun is too hot to touch at noon here; climbers in {city} go at dawn, into the shade, or to a hall with fans.
when[swing]: From {bright} people look for dry rock on free days, and once it is dark after work the halls of {city} are full of the same faces.
when[far]: Outdoor climbing has a short, bright season here, with evenings on the rock until bedtime. {trough} is for plastic holds and long talks.
when[even]: With similar light in every month, it is rain and heat that decide between rock and hall.
when: Weekday evenings are for the hall, when partners are easy to find at the board.
where[high]: {city} lies at about {elev}, so the approach alone can take your breath. Add an easy day before a long one.
where[upland]: At about {elev} real rock may be closer than you think. Go with a club first; it knows which crags are dry and allowed.
where[shore]: By the sea the holds are salty and the wind has a say. Locals know which wall dries first.
where[farinland]: Whether there is rock near {city} or only plain, the bouldering hall is where climbers find each other.
where[big]: In a big city you can choose between halls; take the one whose partner board has fresh notes.
where[little]: In a smaller place the wall may hang in a school gym, open two evenings a week. Everyone is there on both.
where: Ask the hall for its partner evening; most keep one, with someone to introduce people.
first: Your first evening is an induction: the knot, the belt, the belay device, checked aloud and then checked again.
first: On the mats, watch, cheer, and ask before giving advice. Somebody will ask for yours soon enough.
first: Tell the desk that you came alone. In {city} as anywhere, they know who else did.
first[modest]: Many halls keep hours for women only. Ask at the desk which ones.
bring: Bring short fingernails and clothes that stretch. Shoes and harness are for rent.
bring: Rented shoes do for a month; then come chalk, a brush and opinions.
talk: A few commands must be understood without doubt, "take" and "lower" among them. Learn those in the language of your hall first.
talk: Pointing at holds is half of the conversation, and it needs no grammar.
reason: Trust comes early :: You check a stranger's knot and they check yours. Few pastimes begin so carefully.
reason: Projects bring you back :: The route that beat you on Tuesday is still there on Thursday, and so are the people it beat.
trip: A hall or a crag near {trip}, about {tripDist} to the {tripDir}, is a good first trip for a rope of three.
trip: Try other holds together: {trip} is about {tripDist} away, and a shared car is half the fun.
home: A door-frame bar, a training plan and a partner on the phone keep fingers and friendship in shape.
`,
  lff: `
intro: You cannot do it alone, which is the point. Someone in {city} is looking for a second on the rope.
intro: In {city} people fall off walls in front of strangers twice a week and feel better for it.
intro: A climbing hall in {city} is full of people looking for partners. You are one of them.
when[hot]: Forget outdoor noon in {city}. Dawn with two others and a rope, or a hall after work.
when[swing]: When it gets dark early, halls in {city} are crowded with people who climbed outside with friends all summer. They will need a belayer.
when[far]: Summer rock here is a brief madness of light. In the dark months everyone hangs in the same hall. Hang with them.
when[steady]: No climbing season to wait for. Rain sends them inside, sun sends them out, and you go along with both.
when: Go on the partner evening. On other nights people come in pairs and stay in pairs.
where[high]: At about {elev} the strong ones pant too. You get to rest without explaining.
where[upland]: There may be rock not far from {city}, at about {elev}. Do not look for it on your own; clubs exist for that.
where[shore]: Salt, wind and slippery holds near the water. Somebody local has to show you. Ask them to.
where[farinland]: No idea if there is a cliff near {city}? The hall knows. It also has the people you would need on it.
where[big]: One hall, one evening, six weeks. Do not collect halls.
where[little]: The wall in a small place is open two nights a week. If you go to both, you are a regular by month's end.
where: Find the partner board. Write evening, level, name. It is the least embarrassing ad you will ever write.
first: Say at the desk, "I came alone and I can't belay." They have a course for exactly that sentence.
first: You will freeze two meters up. Everyone below has frozen there. Listen to them.
first: A careless belayer is the one person in {city} you need not be polite to. Say no, change partners.
first[modest]: If mixed evenings are not for you, halls here often have women's hours. Ask.
bring: Cut your nails, rent the shoes. Chalk later.
bring: Take nothing. They rent everything except the courage, and that you fake.
talk: "Take." "Slack." "Lower." Get those right in the local language and you have said all that matters.
talk: Sit on the mat and watch. Someone will explain their failure to you, at length.
reason: Someone has your rope :: It has been a while since anyone was responsible for you. Here it is the first rule.
reason: Falling is normal :: In {city} on any evening dozens of people fail in public and stay for another go. You get used to it.
trip: {trip}, about {tripDist} off, two ropes, one car. You will know each other by the way back.
trip: They go out of {city} on free days. {trip} is about {tripDist} to the {tripDir}; ask who has space.
home: Hang from the door frame, text a friend your seconds, let them beat you.
`,
}
