/** What a city's facts say to any pastime, in the direct voice; the form is that of `parseLines`. */
export const cityLinesLff = `
tail: You will not feel ready. Go anyway, twice.
tail: It takes one message and two hours you would have spent on the couch.
tail: Below: when, where, and what to do with your hands.
tail: Nobody is going to fetch you, so here is the way in.
tail[out even]: No dark season here to wait out, so this week is as good as any.
tail[out mild]: Winter will not be your excuse here; the light holds all year.
tail[out medium]: From {bright} the evenings stay light, and staying in gets harder to explain.
tail[out long]: Around {peak} there are about {long} of daylight to be alone in. Or not.
tail[out nordic]: {peak} gives you about {long} of light. Spend a few of those hours with people.
tail[out polar]: The bright weeks go by quickly. Get to know people before the sun leaves.
tail[in !daytime even]: Night falls at the same hour in every month. Spend it in a lit room.
tail[in !daytime mild]: One evening a week, the same one all year: the light will not get in your way.
tail[in !daytime medium]: The dark evenings around {trough} are long when you are alone. Fill one.
tail[in !daytime long]: {trough} leaves you about {short} of daylight. Do not give it your evenings too.
tail[in !daytime nordic]: With about {short} of day in {trough}, people vanish from each other. Turn up.
tail[in !daytime polar]: The dark weeks are long. Have a standing evening before they start.
tail[water shore]: The sea is right there. What is missing is someone to hold the towel.
tail[water farinland]: No coast for a very long way, so everybody ends up at the same pool.
tail[night far]: In {peak} it hardly gets dark; in winter you have more night than you can use.
tail[night steady]: It is dark by a decent hour in every month, so you can start now.
tail[night swing]: Around {trough} it is dark before dinner. Use it, instead of sitting it out.
tail[out shore]: The shore is close, and it is better with someone beside you.
tail[out high]: At about {elev} everyone is out of breath at first. Nobody will notice it is you.
tail[big]: The crowd will not notice you. A group of eight will.
tail[mid]: It is big enough to hide in, and small enough to stop hiding.
tail[little]: With about {pop} people in town, being a stranger is a thing you can finish.
tail[friweekend]: {weekend} are long when they are empty. Put something into one of them.
tail[foreign talk-low]: Hardly any language needed. Showing up is the vocabulary.
tail[foreign talk-high]: Your grammar is not the problem. Staying home because of it is.

light: Do not wait for better weather or a better you. Pick a date and keep it.
light: Ask when they meet in the bad months. A group that only exists in fine weather will leave you when you need it.
light[out even]: The days in {city} are about twelve hours long, every one of them. No season will come and make you braver; the calendar looks the same in March and October.
light[out even]: Sunset is quick and nearly on schedule all year. While you are still deciding it gets dark, and you have decided.
light[out even]: Sunrise barely shifts, so the early crowd is there in every month. Getting up is the only obstacle you have.
light[out mild]: Even the shortest day has about {short} of light and the longest about {long}. Darkness does not keep you from {doing}; habit does.
light[out mild]: Heat or rain will cancel something now and then. The light will not, in any month.
light[out mild]: There is no long winter here to blame. If you have not started {doing} by next month, it was not the season.
light[out medium !daytime]: After-work light lasts from {bright}. Start then, because in {trough} you will call tiredness a reason.
light[out medium]: You get between about {short} and {long} of day. On the short end, meet on a free day around noon; empty noons are the worst ones.
light[out long]: In {peak} it is light for about {long} and the parks look full of old friends. Most of them met at something like {meet}.
light[out long]: {trough} cuts the day to about {short}, and that is when people drop out. Be one of those who stay; you will be known by {spring}.
light[out long]: The good months run from {bright}. Do not spend the first three of them thinking about it.
light[out nordic]: About {long} of daylight in {peak}, and still you can be in bed at eight with a screen. Go out. Nobody else is asleep.
light[out nordic]: Then come the weeks with about {short} of day. Whoever you have by {autumn} you can keep through them, so start earlier than that.
light[out polar]: For some weeks it does not get dark, and you cannot sleep anyway. Take the tiredness outside, to people.
light[out polar]: The dark weeks here empty the streets and the phone. Have {meet} in the calendar before they begin, with names attached.
light[in !daytime even]: Night falls at about the same time in every month. One of those evenings, every week, can be taken.
light[in !daytime even]: There is no season when {city} all stays in, and none when everyone goes out. Waiting for the moment is pointless; take Tuesday.
light[in !daytime mild]: The evenings are much the same length in every month, and so is an empty one. Fill it with {doing} and it ends sooner.
light[in !daytime mild]: You have about {short} of light even on the shortest day. You are not tired because of the dark. Go.
light[in !daytime medium]: From {autumn} on the evenings shrink and everyone cancels on everyone. Sign up for something where people count the chairs.
light[in !daytime medium]: The short days, about {short} of light, are the hard ones. {Meet} cuts one of those evenings in half.
light[in !daytime long]: In {trough} it is dark long before dinner, and the walls come closer. Be in another room by then, with people in it.
light[in !daytime long]: With about {long} of light in {peak}, everyone is outside and your group may pause. Ask what they do then, and go along.
light[in !daytime nordic]: {trough} has about {short} of daylight, and the pull toward bed is strong. A seat with your name on it is stronger.
light[in !daytime nordic]: Do not wait for the dark to find company; by then everyone has shut the door. {autumn} is when the lists are open.
light[in !daytime polar]: Weeks without a proper day make loneliness louder. {Meet} once a week is the least you should have in place.
light[in !daytime polar]: In the bright weeks nobody sits indoors. Find out where the same people go then, and do not lose them.
light[night far]: Forget {peak}: the sky stays pale all night. From {autumn} on there is more darkness than anyone wants to face alone.
light[night swing]: Around {trough} you get only about {short} of day. Other people complain about it; you can put it to use.
light[night swing]: In {peak} it stays light until late and you will want to go home first. Start in {autumn} instead.
light[night steady]: Every month has its nine hours of night or more. You were awake for some of them anyway.
light[night steady]: It is dark at nearly the same hour all year, so there is no "too late in the season" to hide behind.
light[water even]: Early is best, in every month: calm water, a few regulars, and the day has one good hour before it starts.
light[water mild]: Light from early to late in most months, about {short} of it at the least. You can be in the water before your inbox opens.
light[water swing]: From {bright} go after work, in daylight. In {trough}, with about {short} of day, go indoors and keep the same weekday.
light[water far]: {peak} nights are bright, and people go in at hours that make no sense. In the dark half it is the indoor pool, and the people who never miss a Tuesday.
light[hot out]: At noon the sun is nearly overhead and no one is out. Early or late: you need an alarm clock or an evening to spare.

week[evening]: Pick the meeting by its day. It should be the evening you dread most.
week: {Doing} mostly means {time}. Look at your week: that slot is probably empty.
week: Think of {time}, since that is when {people} meet. You were free anyway.
week: Once a month is a hobby. Once a week is how people get to know you.
week: Put it in the calendar as if a doctor had ordered it, and go five times before you judge.
week[satsun freeday]: {free2} is the empty one for most people who live alone. Find {meet} on that day and the week has a floor.
week[satsun]: The weekend is when you notice. Promise one of its mornings to someone by Wednesday.
week[satsun evening]: Weeknights are where the regulars are. The {free1} crowd changes; the Tuesday crowd learns your name.
week[satsun evening]: {eve} evening is for people who already have friends. Go on a Tuesday, when it is the others.
week[friweekend]: {weekend} are off here. If both of them are silent at your place, start with {free2}.
week[friweekend]: By {eve} evening everyone seems to have gone to their family. Ask before that, on a Monday, what is on.
week[friweekend !daytime]: Sunday is a working day here, so forget any other weekend you grew up with. {eve} evening and {free2} are your chances.
week[sunonly]: You get one free day, {free1}. Half of it with people is enough.
week[sunonly]: Six days of work and one of silence is a bad trade. Give part of {free1} away.
week[noweekend !nofacts]: Ask someone at work which day everybody has off. Then be somewhere on it.

place: The closest one wins. You will not cross the city on a bad day, and bad days are when you need it.
place: A notice board, a desk, a person: ask one of them today where {people} meet. That is the whole search.
place[out big]: About {pop} people, and you know the cashier. Shrink the city: one park, one hour, every week.
place[out big]: {city} is huge, so ignore most of it. Find where {people} gather within half an hour of your door.
place[out mid]: {city} has about {pop} people. There are {people} among them, and they go to two or three spots; find out which.
place[out little]: With about {pop} people there is nowhere to be anonymous. Good. Go where {people} go and be seen twice.
place[in big]: In a city of about {pop} people the same evening happens in twenty rooms. Take the one with the shortest way home.
place[in big]: Libraries, community centers, adult education: walk into the nearest one in {city} and ask who meets there and when.
place[in mid]: {city} has about {pop} people and a handful of rooms where things happen. You can try them all in a month.
place[in mid]: Ask at the library desk. They know every group in {city} and who actually opens the door.
place[in little]: About {pop} people, so maybe one group. You cannot shop around; you can be kind and stay.
place[in little]: Small places keep their lists in people's heads. Ask the librarian, the pharmacist, whoever talks most.
place[out shore]: The shore is within about {coast}. It costs nothing, it has a direction, and walking it alone every week is a waste of it.
place[out nearsea]: The coast is about {coast} off. That is one shared ride, and a ride is time spent next to someone.
place[out inland]: No sea anywhere near, so people go to the river, the reservoir, the big park. Go where they go, at their hour.
place[out high]: The city sits at about {elev}. Your lungs will complain, which gives you something to say.
place[out upland]: About {elev} up, and seldom flat. Ask somebody for the easy way and whether they are free.
place[in shore]: Afterward half the room drifts to the shore, which is within about {coast}. Drift with them; do not go home yet.
place[in high]: At about {elev} it turns cold after dark, and nobody stands around outside. Be in the room early.
place[in farinland seasons]: The weather this far inland gives everyone reasons to stay home. A booked chair beats a reason.
place[water shore]: Open water within about {coast}. Never alone: ask where the locals go in, and who else is going.
place[water nearsea]: About {coast} to the sea. Weeknights in the pool, and on a free day you share a car with the lane next to you.
place[water inland]: Forget the coast, it is far. Take the public pool; outdoors only lakes and rivers where bathing is allowed and watched.
place[water]: Go to the nearest public pool and ask which hour the regulars have. One question, at the desk.
place[night big]: About {pop} people and all their lamps: you have to get out of town for a real sky. Nobody should do that alone, so ask for a ride.
place[night mid]: Half an hour out of a city of about {pop} people is usually dark enough. The half hour is spent in a car with somebody.
place[night little]: With about {pop} people there is less glow, and the last streetlight is not far. Take two others and a red lamp.
place[night]: You need a place without lamps and at least one other person. Look at it by day first.

lang[!anglo]: If you do not know which language they use, ask. A message of nine words will do.
lang[!anglo !englishofficial]: You will miss half of it the first time. So does everyone; nod and stay.
lang[anglo]: It is all in English here. If that is your second language, say so once and people slow down.
lang[anglo]: You speak the language, so you cannot blame that. Ask somebody how long they have lived in {city}.
lang[anglo]: They talk fast in {city} and about people you do not know. Wait, then ask who that was.
lang[anglo]: Everyone understands you. The first sentence is still hard; make it a question.
lang[anglo talk-low]: English, and not much of it. You can do {doing} next to someone for an hour and call it a conversation.
lang[anglo talk-high]: Yes, you will have to talk. In English, with strangers. Prepare one question and let the others do the rest.
lang[englishofficial]: English is official in {country}, so language is not what keeps you out. The side talk may be in something else; ask what it meant.
lang[englishofficial multi]: {langs} are official in {country}. English gets you in. Learn to say hello in another one and you will be remembered.
lang[foreign englishhigh]: About {english} of people in {country} use English. They will switch for you, politely, and the talk will get thinner. Learn enough to let them switch back.
lang[foreign englishhigh talk-high]: About {english} can use English in {country}. Do not lean on it all night; ask for ten minutes in their language and be bad at it.
lang[foreign englishmid]: Roughly {english} of people in {country} use English. Find one of them, stand next to them, and listen to the others.
lang[foreign englishmid talk-low]: About {english} speak English in {country}, and for {doing} you hardly need it. Copy what the person in front does.
lang[foreign englishlow]: About {english} of people in {country} use English, which is few. Learn five sentences; the sixth somebody teaches you.
lang[foreign englishlow talk-low]: With English at about {english}, you point and nod. For {doing} that is enough for months.
lang[foreign englishunknown talk-low !multi]: It will be in {lang}, and it will not matter much. Names, numbers, left, right. The rest is shown.
lang[foreign englishunknown talk-high !multi]: All of it happens in {lang}. You will be the slow one for a while. Tell them at the door and it is no longer a secret.
lang[foreign !multi]: Your {lang} is too weak, you think. It gets better among people and nowhere else.
lang[foreign !multi]: Write your first message in {lang}, mistakes and all. It tells them you mean to stay.
lang[foreign multi]: {langs} are the official ones in {country}. Ask which is spoken in this group, and learn to say "slower" in it.
lang[multi three]: A country with {langCount} official languages is used to people who cannot follow. You are not a special case.

triptip: Ask in person, with a date. "We should sometime" has never got anybody out of the house.
triptip: Three people are enough. If one cancels, it is still a trip.
triptip: Sit next to the one you know least. The ride is longer than any party talk.
triptip: Say it at the end of {meet}, before anyone has left.
triptip: You will learn more about them in a day like that than in two months of Tuesdays.
triptip: The distance is as the crow flies. Look up the ride first, then ask.
triptip: Went well? Then {trip2}, about {trip2Dist} off, next month.

h.when: Pick your night
h.when: When to go
h.when: No better month is coming
h.when: Which hours to fill
h.when: {city}, by the clock
h.when: The empty hours and what to do with them
h.when[!steady]: Now, or in {peak}
h.where: Where {people} are
h.where: Closer than you think
h.where: Where to look in {city}
h.where: Make {city} smaller
h.where: Go there
h.where: The nearest one wins
h.where: What {city} gives you
h.in: Through the door
h.in: The first time is the worst
h.in: What to say, what to bring
h.in: How not to turn around at the door
h.in: Getting in
h.in: When you know nobody there
h.in[evening]: Your first evening
h.trip: Leave town with someone
h.trip: One day somewhere else
h.trip: {trip}, but not alone
h.trip: Get out of {city} together
h.guard: Close to home, with care
h.guard: People you can trust
h.guard: Keep it small in {city}
h.guard: {Doing}, behind a door
h.guard2: What you can still do
h.guard2: One hour, one person
h.guard2: Hold on to these
h.guard2: Until it changes
intro.guard: You cannot simply go out and meet people in {city} now. You can keep one or two of them close, and {doing} can help with that.
intro.guard: No advice about strangers for {city}, not now. Only this: who you trust, one fixed hour, and {doing} if you have the strength.
intro.guard: {Doing} will not fix anything in {city}. It can give you and one person you trust an hour that is about something else.

reason: Somebody expects you :: With {group}, staying away gets noticed. You may not have had that for a while.
reason: Nothing to perform :: {Doing} comes first. Whoever wants to talk can talk, and nobody scores it.
reason: You are not the only one :: Ask around at {meet}: most of them walked in alone, and thought everyone else had not.
reason[even out]: No season to wait for :: About twelve hours of light in every month. In {city} there is no "after the winter".
reason[even in]: The dark comes daily :: Night falls at the same hour all year, and one night a week can belong to {group}.
reason[mild]: No winter alibi :: Between about {short} and {long} of daylight: whatever keeps you in, it is not the dark.
reason[swing out]: The long evenings :: About {long} of light in {peak} is a lot of evening for one person.
reason[swing in]: The short days :: Around {trough} you have about {short} of daylight. {Meet} gives the rest a purpose.
reason[far out]: Bright nights :: In {peak} nobody in {city} is going to bed. Neither need you, and not on your own.
reason[far in]: The dark half :: {trough} makes everyone in {city} disappear. A standing date is how you do not.
reason[shore]: The water is free :: The sea within about {coast}. Walk it afterward with whoever stays.
reason[nearsea]: A ride to the coast :: About {coast} to the sea, and a ride together breaks more ice than a party.
reason[high out]: Everyone is slow up here :: At about {elev} even fit people stop to breathe. Talk to them while they do.
reason[high in]: Cold nights, full rooms :: It cools fast at about {elev}, and people stay where it is warm. Be there.
reason[big]: Smaller than it looks :: About {pop} people is nobody. Ten people on one evening is somebody.
reason[mid]: You will meet them again :: In a city of about {pop} people, they turn up in your supermarket. That is when they are no longer strangers.
reason[little]: No hiding :: With about {pop} people you cannot stay unknown. Use it.
reason[capital]: Full of people who came alone :: A capital collects newcomers. Most of them are at home right now, thinking they are the only one.
reason[trips]: A way out on free days :: {trip} is near. Going there alone is sightseeing; with someone it is a story.
reason[remote]: Hardly anyone leaves :: It is far to the next listed city, so on free days people are here, and some of them are as bored as you.
reason[foreign talk-low]: Few words :: You can be bad at the language and good at {doing}. Only one of them counts here.
reason[foreign talk-high]: Talk you cannot avoid :: An evening with {people} will fix your grammar faster than any app alone in your kitchen.
reason[friweekend freeday]: Two long days :: {weekend} off, and silence is loud on both. {Meet} takes a piece out of one.
reason[multi three]: Everyone switches :: With {langs} all official, people here are used to not understanding. You fit right in.

guard.lead: Do not go looking for strangers in {city} now. Stay with those you trust, even if that is one person.
guard.lead: There is no safe way to send you out among strangers in {city}. There is a safe way to ring one person you trust.
guard.lead: Meeting strangers is not something to advise in {city} now. Begin with those you trust, and those they would vouch for.
guard: If you want {doing}, keep it in a private home, small, by day. Tell one person where you are and when you will be back.
guard: Two people you know, one fixed hour, {doing}. That is a circle, and it counts.
guard: If the situation changes, cancel. Nobody worth knowing in {city} will hold it against you.
guard: Call someone who left {city}. The same hour every week; distance takes less from you than silence does.
guard: There are {people} elsewhere who will sit on a call with you while you cannot go out. Ask them; they are glad to be of use.
guard: Listen to people who know your streets. What they do about going out in {city}, do too.
guard: You do not need all of it, {kit}. You need one person and a door that closes.
guard: Other places do it at a set time, {time}. You do it when it is quiet, and you stop when it is not.
guard: Somebody in your family used to like {doing}. Ask who, and let them show you. It takes both of you out of the day.
guard: When the line drops in the middle of {doing}, you both know: same hour tomorrow. Agree on that before it happens.
guard: Make plans for {doing} that have no date yet. Having them is already something, and it is shared.
guard: Lend what you have for {doing} to the people next door. They will bring it back, and then they are standing in your kitchen.
guard: Share {doing} with a child in the house. You are not alone for an hour, and neither are they.
guard: On bad days skip {doing} and just sit with someone. That is what it was for.
guard: Count the people in {city} you could call at night. If it is one, look after that one.
guard: You are tired, and so are they. Let {doing} go badly, with the window shut, and laugh once.
guard: Pick the hour of the day in {city} that is worst for you and put {doing} and one person into it.
guard: Say what you are afraid of to one person, once a week, before or after {doing}. Then do not speak of it for an hour.
guard: You have lost people to other countries. They still know how you like {doing}; write and tell them how it went.
guard: An old radio and a neighbor are company. So are {doing} and a candle, when the power goes in {city}.
guard: Do not post where or when you meet for {doing}. Tell it in person, to those who come.
guard: Your stairwell is the shortest way to anyone in {city}. Start with the door opposite, if you trust it.
guard: Go home before dark and send one word when you are in. Expect the same word from the others.
guard: When somebody stops coming, ask a person close to them first. Then keep a chair free for {doing} anyway.
guard: Somebody you trust may know of a safe room in {city}, at an aid group or a place of worship. Ask them and nobody else.
guard: You will think {doing} is silly at such a time. It is an hour in which nobody counts anything.
guard: The same chair, the same cup, the same weekday: let {doing} in {city} be boring. Boring is rare and good.
reason.guard: You chose it :: Most things in {city} are decided for you right now. {Doing} is not.
reason.guard: Fewer people, closer :: There are not many left to sit with. Those who are get all of you.
reason.guard: It goes where you go :: If you have to leave {city}, {doing} comes along, and so do two names in your phone.
reason.guard: Two is a group :: One person you trust and a fixed hour. Start with that and protect it.
reason.guard: An hour off :: {Doing} does not solve anything. It gives you one hour that is yours.
reason.guard: It holds :: Those who sit together in bad times stay in touch in better ones.
week[satsun !freeday evening]: It happens on working days, which is why it works: nobody is away with their family.
week[satsun !freeday evening]: {Doing} takes one weeknight. Then invite one of them to something on {free2}, the long one.
week[friweekend !freeday evening]: {weekend} are family days here. {Doing} happens between Sunday and Wednesday, so that is when you go.
week[sunonly !freeday evening]: Everybody works six days and is tired. They come anyway, because {meet} is the one thing that is not work.
week[daytime satsun]: Monday to Friday, in daylight, while the others are at the office. It is lonely then, and therefore it is your chance.
week[daytime friweekend]: Sunday to Thursday in the morning: those are the empty hours here. Fill one of them.
week[daytime]: One weekday. The same one. Tell people which, so that they can look for you.
week[daytime]: Do not wait for the day off; that is when everyone else is busy with their own.
place: Three places within half an hour of your door. See all of them this month, then stop looking.
place: If there is a group that writes "new people welcome," believe it until proved wrong.
place: Go by how you feel on the way home, and not by how it looks on a map of {city}.
place: You have walked past it. Somewhere between your door and your work in {city}, {people} meet.
place: Write to two groups tonight. One of them answers, and the address in that answer is your place.
tail[big]: All of {city} is too much. Five people in it would do.
tail[big]: {city} does not care if you stay in. Somebody on a list does.
tail[mid]: You will run into them again in {city}, and that is the good news.
tail[capital]: Half the capital came here alone and will not admit it.
tail[trips]: After a month, ask one of them along to {trip}.
tail[sea out]: The sea is near, and you have looked at it alone long enough.
reason: An hour with an end :: It starts, it stops, you can go home. You will want to less and less.
reason: Better than a plan :: You have had plans in {city}. {Meet} is an appointment, and others come to it too.
reason[sea]: Somewhere to walk afterward :: The sea is near {city}. "Are you walking down?" is all you have to say.
reason[swing]: Two winters from now :: Go through one {trough} with {group}, and the next one in {city} is a different month.
reason[anglo]: No language to hide behind :: It is in English. You understand all of it. So go.
reason[englishofficial]: You can follow :: English is official in {country}. What they say behind it you learn by staying.
reason[foreign englishhigh]: They will understand you :: About {english} of people in {country} can use English. The first evening needs nothing else.
reason[satsun freeday]: The weekend has a hole :: You know which half of it. {Meet} fits in there.
light[daytime swing]: Around {trough} there are only about {short} of light. Do not spend all of them by a window, alone; put one hour with people in the middle.
light[daytime far]: The few bright hours in {trough} fall into the middle of the day. Be with someone in one of them.
light[daytime steady]: It is light when you get up, in every month. Use the first hours, before the day closes over you.
light[daytime]: In the daytime everyone seems to be elsewhere. The ones who are not are the ones you want to find.
`
