/** What a city's facts say to any pastime, in the warm voice; the form is that of `parseLines`. */
export const cityLinesMnf = `
tail: A good group in {city} is glad of one more.
tail: Come twice, and somebody will know your name.
tail: Here is when to go, where to look and what to say first.
tail: This page is about the first time and the ones after it.
tail[out even]: The daylight hardly changes all year, so any month is a good one to start.
tail[out mild]: Daylight is never scarce here; ask which months are kind and begin in one of them.
tail[out medium]: The light is generous from {bright}, and groups fill up with it.
tail[out long]: Around {peak} the day lasts about {long}, so evenings have room for company.
tail[out nordic]: The light runs to about {long} in {peak}; that is when everybody comes out.
tail[out polar]: The bright weeks are short and sociable, and the dark ones need a plan.
tail[in !daytime even]: Night falls at one hour all year here, and a lit room full of people is welcome.
tail[in !daytime mild]: Evenings are much alike from month to month, so a weekly habit keeps well.
tail[in !daytime medium]: When {trough} draws the curtains early, this is a good place to be.
tail[in !daytime long]: In {trough} the day is over after about {short}, and rooms like these fill up.
tail[in !daytime nordic]: With about {short} of daylight in {trough}, a bright room is half the pleasure.
tail[in !daytime polar]: When the sun hardly shows itself, a weekly evening is what carries people through.
tail[water shore]: The shore is close, and so are people who know where to go in.
tail[water farinland]: The sea is far away, so the pool is where everybody meets.
tail[night far]: Plan for the dark half of the year: in {peak} the sky hardly darkens.
tail[night steady]: Darkness comes at a civil hour in every month here.
tail[night swing]: In {trough} it is dark by dinner, and that makes it the sociable season.
tail[out shore]: With the shore close by, there is always a direction to go in.
tail[out high]: At about {elev} everyone takes it slowly at first, which is good for talking.
tail[big]: In a city this size there is a group for your level; choose the one nearest to home.
tail[mid]: The city is big enough for a choice and small enough to meet people again.
tail[little]: In a place of about {pop} people you will soon know faces around town.
tail[friweekend]: The free days are {weekend}, and groups keep to them.
tail[foreign talk-low]: You need few words to begin, and you will pick up the rest.
tail[foreign talk-high]: Ask which language a group speaks; many mix two or three.

light: Let the light decide: outdoors while it lasts, under a roof when it does not.
light: Ask the group how its hours change over the year, and take the season you like best as your first.
light[out even]: {city} gets about twelve hours of light in every month, so a fixed hour for {doing} can stay where it is from January to December.
light[out even]: Dusk falls quickly and at almost the same time all year. Agree to start a good hour before it, and nobody has to look at the clock.
light[out even]: Since sunrise hardly moves here, {people} can keep the same morning in every month; it is the rain that shifts plans, seldom the dark.
light[out mild]: Days swing gently between about {short} and {long}, which means {doing} is seldom stopped by the dark, only by heat or rain.
light[out mild]: There is no truly dark season here. Heat or rain may move {meet} by an hour, but it takes a lot to cancel one.
light[out mild]: Even {trough} leaves you about {short} of light, enough for {meet} on a free morning.
light[out medium !daytime]: From {bright} there is light left after work. In the other months {meet} moves to the free days, with the same people.
light[out medium !daytime]: {citys} longest day has about {long} of light and its shortest about {short}: plenty for {doing} after work at one end of the year, lunchtimes at the other.
light[out long !daytime]: Around {peak} it stays light for about {long}, and {meet} after dinner is quite normal. By {trough}, with about {short} of day, the same people meet at noon.
light[out long]: The calendar opens with the light. If you would like to start {doing}, {spring} is a kind month: everyone is a little out of practice.
light[out long]: Between about {short} of day in {trough} and {long} in {peak}, a group changes its hours more than once. Ask for the summer plan and the winter plan.
light[out nordic]: {peak} gives you about {long} of daylight, so nine in the evening is not late. {trough} gives you about {short}, and those who keep {doing} through it become close.
light[out nordic]: Use the long light from {bright} to get to know people, then stay with them when the days shrink to about {short}.
light[out polar]: Around midsummer the night barely comes, and people start {doing} when others go to bed. Around midwinter they plan around a few hours of gray light, with headlamps and soup.
light[out polar]: At this latitude the year has two halves. Meet everyone in the bright one, and agree on a standing date before the dark one.
light[in !daytime even]: With nightfall at much the same hour in every month, a weekly evening in {city} never has to move. It becomes part of the week sooner than you expect.
light[in !daytime even]: Indoor evenings have no season here; they begin when the air cools after dark and people feel like going out again.
light[in !daytime mild]: The light changes by a few hours at most, so groups keep one evening all year. You can arrive in any month without missing the beginning.
light[in !daytime mild]: Even in {trough} there are about {short} of light, so {doing} needs no season. Come when it suits you.
light[in !daytime medium]: The year swings between about {short} and {long} of daylight. Rooms fill as the evenings draw in, from {autumn} on, which makes that a good month to begin.
light[in !daytime medium]: Once the evenings draw in, people in {city} look for a warm chair. Sign up then; by {spring} you are one of the regulars.
light[in !daytime long]: {trough} brings only about {short} of day, and that is when {doing} feels best: a lamp, a table, familiar voices.
light[in !daytime long]: Most courses and groups start again in {autumn}, before the short days. Around {peak}, when it is light for about {long}, many pause or move outside.
light[in !daytime nordic]: In {trough} the light is gone after about {short}. A fixed evening of {doing} gives the week a warm middle.
light[in !daytime nordic]: The long {peak} light, about {long} of it, pulls everyone outside, so the season indoors starts in {autumn}. Join at its first meeting.
light[in !daytime polar]: When the day all but disappears, {city} lives indoors. {Meet} each week, lamps on, is how people look after one another.
light[in !daytime polar]: In the weeks of endless light attendance is thin, since everybody is outside. Begin when the evenings darken and the chairs come back.
light[night far]: The nights around {peak} never get properly dark here, so the season runs from {autumn} to {spring}.
light[night swing]: Nights are longest around {trough}, when there are only about {short} of daylight and the sky is ready right after dinner.
light[night swing]: In {peak}, with about {long} of daylight, wait until late; {spring} and {autumn} are the easy months.
light[night steady]: With nights of nine hours or more in every month, there is no closed season. Clouds decide.
light[night steady]: The dark arrives at a similar hour all year, so even people with early mornings can stay for an hour.
light[water even]: The water keeps the same hours all year here, since the light does: early is cool and calm, and regulars know it.
light[water mild]: Daylight runs from about {short} to {long}, so there is light for a swim before work in most months.
light[water swing]: From {bright} you can be outside in the light after work; in {trough}, with about {short} of day, the indoor lanes take over.
light[water far]: {peak} evenings are bright until very late, good for a dip outside; for the rest of the year there is a roof, warm water and a sauna talk.
light[hot out]: The sun stands high at noon in {city}. {People} meet early or in the last hour of light, and so should your plans.

week[evening]: A fixed weekday evening is the surest way in, because the same faces come back to it.
week: Choose the hour you can keep, since seeing the same people again does most of the work.
week: Ask which of the dates the regulars come to, and make that one yours.
week: The usual time for {doing} is {time}. Ask what {city} makes of that, and keep to it for a month.
week: For {doing}, think of {time}; the next step is to find the one date that fits your life here.
week[satsun freeday]: {Meet} on {free1} morning leaves the rest of the weekend open, and lunch together often follows.
week[satsun freeday evening]: Weekday evenings belong to the regulars; {free1} is for the longer outings, {free2} for the slow ones.
week[satsun freeday]: If your weeks are full, look at {free2}: whoever comes then has time to stay a while.
week[satsun evening freeday]: Tuesdays to Thursdays tend to be for short meetings, the weekend for anything that takes half a day.
week[friweekend evening]: Free days here are {weekend}. {eve} evening opens the weekend, so ask what {people} do then.
week[friweekend freeday]: With {weekend} off, the long meetings fall on {free2}, while {free1} is kept for family by many. Evenings from Sunday on are ordinary weekdays.
week[friweekend evening]: The week starts on Sunday here, since {weekend} are free. Look for {meet} on {eve} evening, when nobody has to be up early.
week[friweekend freeday]: The free days are {weekend}. Many keep {free1} for family and prayer, so {meet} tends to fall on {free2}.
week[satsun freeday]: Ask early in the week who is free on {free1}; by the eve of it, plans are made.
week[sunonly freeday]: {free1} is the one day most people have off, so long meetings gather there; short ones squeeze into evenings after work.
week[sunonly]: With one full free day a week, {free1} is precious. If somebody offers you part of theirs, say yes.
week[noweekend !nofacts]: Ask a local which days are free for most people, and plan the longer meetings around those.

place: Start within walking or a short bus ride from home. The nearest group is the one you will still go to in three months.
place: Look at the notice boards people really read: the library, the community center, the shop that sells what {people} need.
place[out big]: {city} is too large to cross for every meeting, so look in your own part of it first: the nearest big park, the neighborhood center, the school grounds after hours.
place[out big]: In a city of about {pop} people, parks have their own regulars at each hour. Walk through yours at the same time for a week and you will see who belongs together.
place[out mid]: {city} counts about {pop} people, enough for more than one circle of {people}. Try two of them before you settle.
place[out little]: With about {pop} people there may be one group rather than ten. That makes the choice simple, and newcomers get noticed kindly.
place[in big]: A city of about {pop} people has the same evening going on in many rooms. Choose by the ride home; short ones are easier to repeat.
place[in big]: Community centers, libraries and adult education rooms in every part of {city} keep a list of what meets there. Ask at the desk nearest to you.
place[in mid]: The public library and the municipal community centers are the places to ask in {city}; with about {pop} people around, someone at the desk usually knows the name you need.
place[in mid]: {city} is of a size where one room leads to the next: ask people at one table which others they go to.
place[in little]: In a place of about {pop} people, one good room may serve every circle in turn. Ask who has the key, and on which evenings.
place[in little]: {citys} library or town hall will know who meets where; in a smaller place one question goes a long way.
place[out shore]: The shore lies within about {coast}: a natural line to meet on, with wind to talk about and a clear place to turn around.
place[out nearsea]: The sea is about {coast} away, near enough for a shared outing once a month, far enough that weekdays belong to the parks.
place[out inland]: The sea is a long way off, so company gathers along rivers, around ponds and in the large parks, wherever there is shade.
place[out high]: {city} lies at about {elev}. Newcomers feel it on the first slope, and every local has advice about it, which is a conversation already.
place[out upland]: At about {elev} the ground around the city is seldom flat; ask for an easy way and for company on it.
place[in shore]: The shore is within about {coast}, and on a fine day even indoor people drift there afterward. Suggest it; somebody will come along.
place[in high]: Up at about {elev}, evenings cool down fast, and people like a warm room to come back to.
place[in farinland seasons]: This far from any coast the weather can be emphatic, and good rooms matter. Libraries, schools and parish halls lend theirs for little.
place[water shore]: Salt water lies within about {coast}, so people here have a choice. Ask where locals go in and where the current is to be respected.
place[water nearsea]: The sea is about {coast} away: pools for the week, a shared ride to the shore for a free day.
place[water inland]: With the coast so far off, the municipal pool is the meeting place, and outdoors it is lakes and rivers where bathing is allowed.
place[water]: Ask at the desk of the public pool nearest to you. Whoever sells the tickets knows which lane is the talkative one.
place[night big]: A city of about {pop} people lights its own sky, so groups share rides out of town; inside it, the Moon and the planets still show.
place[night mid]: Around a city of about {pop} people, half an hour's ride usually brings a noticeably darker sky. Ask who has a seat free.
place[night little]: A place of about {pop} people makes less glow than a big city. The edge of town may be enough.
place[night]: Look for a spot without a lamp in view and with a clear horizon, and go with others, by day first if it is new to you.

lang[!anglo]: Ask in the group's announcement which language is used. Mixed groups often switch for a newcomer who says hello first.
lang[!anglo]: A greeting in the local language and a smile cover the first five minutes; after that you have something in common to point at.
lang[anglo]: Everything runs in English, with every accent there is. If yours is new here, it is a fine opening: people ask.
lang[anglo]: Whoever grew up in {city} talks fast. Ask once, and people repeat it gladly.
lang[anglo]: English will do, and if you bring another language along, there is often somebody who would love to practice it.
lang[anglo]: You share the language with everyone, so a question is all it takes: how long have you been coming here?
lang[anglo talk-low]: English is what you will hear, though {doing} needs little of it; a thumbs-up goes far.
lang[anglo talk-high]: The talk is in English and there is plenty of it. If you are still learning, sit near the person who asks questions.
lang[englishofficial]: English is an official language in {country}, so you can follow from the first evening; the jokes may be in another one, and someone will translate.
lang[englishofficial multi]: {langs} are official in {country}. English opens the door, and a greeting in what your neighbor speaks at home makes them smile.
lang[foreign englishhigh]: About {english} of people in {country} can use English, so you can begin with it. Learn the words for {doing} first; they are the ones you will hear every week.
lang[foreign englishhigh talk-high]: About {english} of people in {country} can use English, but a whole evening in it tires a group. Ask for one slow conversation in the local language each time.
lang[foreign englishmid]: About {english} of people in {country} can use English. Write one line ahead, ask who would like to practice, and sit there.
lang[foreign englishmid talk-low]: With English spoken by about {english} of people in {country}, someone can usually explain; the rest you do by watching.
lang[foreign englishlow]: Only about {english} of people in {country} use English, so bring a handful of phrases. People are patient with somebody who tries.
lang[foreign englishlow talk-low]: English gets you little way here, with about {english} speaking it. Luckily {doing} is mostly shown, hardly explained.
lang[foreign englishunknown talk-low !multi]: {lang} is what you will hear. {Doing} asks for very little of it: names, numbers, left, right, again.
lang[foreign englishunknown talk-high !multi]: The talk will be in {lang}. If yours is young, say so at the start and ask one person to be your helper for the evening.
lang[foreign !multi]: {lang} is the language of {country}, and learning it next to people who are busy with something else is the painless way.
lang[foreign !multi]: A few sentences of {lang} before the first evening are worth more than perfect ones after the tenth.
lang[foreign multi]: {langs} are official in {country}, so half the room is used to switching. Ask which one this group uses.
lang[multi three]: {country} has {langCount} official languages, and people are used to meeting halfway. So a mixed table is nothing unusual.

triptip: Meet at the start and travel together rather than at the destination; the ride is where people talk.
triptip: Let somebody else choose the day, and the plan has two owners.
triptip: Keep the first trip short, three or four people, and home before anybody is tired.
triptip: Propose it at the end of {meet}, while everyone is still standing around.
triptip: A shared outing does what a month of short meetings does.
triptip: Distances here are as the crow flies, so look up the ride together before you promise a time.
triptip: If that one goes well, {trip2} is the next, about {trip2Dist} away.

h.when: When to go
h.when: A good time to begin
h.when[out]: {Doing} and the light
h.when: Through the year in {city}
h.when: Season, day and hour
h.when: Picking your moment
h.when: The year and the week
h.where: Where {people} meet
h.where: Places that suit it
h.where: Finding the right spot in {city}
h.where: What {city} offers
h.where: Around {city}
h.where: Near home first
h.where: Kinds of places to look
h.in: Your first time
h.in: Joining in
h.in: How to get in
h.in: Coming along for the first time
h.in: What to say and what to bring
h.in: New to it, or new here
h.in[evening]: The first evening
h.trip: Out of town together
h.trip: A day out with the group
h.trip: {trip} and back
h.trip: Farther than your own streets
h.guard: Company close to home
h.guard: With people you trust
h.guard: Small and careful in {city}
h.guard: {Doing} at home
h.guard2: One hour at a time
h.guard2: What still works
h.guard2: For the time being
h.guard2: Staying in touch
intro.guard: {Doing} in {city} is something for trusted people and private rooms at present. This page is about keeping it alive in small ways.
intro.guard: Company in {city} begins with people you already know. An hour of {doing} now and then can hold such a circle together.
intro.guard: This is no time for open invitations in {city}. What can be done about {doing} with a few people you trust is written here.

reason: The same faces :: {Group} meets again and again, and that is what makes strangers in {city} into people you greet.
reason: Something to do :: You do not have to be interesting. {Doing} comes first, and talk comes along with it.
reason: No need to bring anyone :: Most people come to {meet} alone the first time, so you will be in company at once.
reason[even out]: No closed season :: About twelve hours of light in every month means {doing} in {city} never has to pause.
reason[even in]: A steady evening :: Night falls at nearly the same hour all year, so {meet} keeps its place in the week.
reason[mild]: All year round :: The daylight stays between about {short} and {long}, so the dark never ends a season; the weather decides which hours are best.
reason[swing out !daytime]: Long light in {peak} :: About {long} of daylight leaves room for {meet} after work, and for staying on afterward.
reason[swing in]: Better than a dark evening :: Around {trough} there is daylight for only about {short}. {Group} is a good reason to leave the house.
reason[far out]: Light enough for everything :: {peak} in {city} is bright far into the evening, and {people} make use of every hour of it.
reason[far in]: Warmth in the dark months :: When {trough} gives the city so little day, a room with familiar people counts twice.
reason[shore]: The shore next door :: The sea is within about {coast}, so any meeting can end with a walk along it.
reason[nearsea]: The sea on a free day :: About {coast} to the coast: close enough to go with people you have met a few times.
reason[high out]: Thinner air, slower talk :: At about {elev} nobody rushes at first, and a slow pace suits a first conversation.
reason[high in]: Cool evenings :: At about {elev} the warmth leaves with the sun, and people gather indoors gladly.
reason[big]: Room to choose :: With about {pop} people in the city, you can look for the group that fits your level, your hour and your street.
reason[mid]: The right size :: About {pop} people live here: enough for a good group, few enough that you meet its members at the market.
reason[little]: Seen again soon :: In a place of about {pop} people, someone you met on Tuesday will wave to you on Friday.
reason[capital]: People from everywhere :: A capital draws newcomers. In {group} you will seldom be the only one who is not from here.
reason[trips]: Places to go together :: {trip} is close enough for a simple first outing with a few people from the group.
reason[remote]: People stay around :: The next listed city is far from {city}, so company stays local and free days are spent here.
reason[foreign talk-low]: Few words needed :: {Doing} in {city} begins with gestures, and the language comes along week by week.
reason[foreign talk-high]: Practice for your ears :: An evening with {people} is a language lesson nobody planned: same words, every week, in use.
reason[friweekend evening !freeday]: A weekend of its own :: {weekend} are free for most people, and {meet} on {eve} evening is a cheerful way to open them.
reason[multi three]: Used to mixing :: {langs}: in a country with {langCount} official languages, nobody minds a mixed table.

guard.lead: Nobody can advise you to meet strangers in {city} at present. What helps is close by: relatives, neighbors, and people they trust.
guard.lead: Open invitations are not for {city} now. Whoever you already trust, and whoever that person trusts, is circle enough.
guard.lead: Going out to meet strangers is not advice for {city} at present. Start with people you already trust: relatives, neighbors, colleagues, and those they vouch for.
guard: Keep {doing} small and private, in somebody's home and by daylight, and tell a person you trust where you are.
guard: Two or three people you know are enough for {doing}. A circle may grow slowly, one introduction at a time.
guard: Follow what local people and the authorities say about moving around, and call a plan off without apology.
guard: {People} far away keep an hour free for someone in {city} who cannot easily go out. Online company is company too.
guard: If friends of yours have left {city}, keep a fixed hour for a call with them. It holds people together across any distance.
guard: Ask an older neighbor what they used to do on evenings like this. It is a good way into {doing}, and into much else.
guard: Elsewhere it takes {kit}. Here a part of that will do, and somebody trusted to share it with.
guard: The usual hour elsewhere is {time}. Choose yours by what is calm and light, and keep it short.
guard: Where a cousin or a colleague already enjoys {doing}, ask to join them at home. Being introduced is worth more than any announcement.
guard: Power and connections fail, so agree beforehand what you will do when a call about {doing} is cut off: same time tomorrow.
guard: Plan {doing} for later as well. A list of what you will do together is something to hold on to.
guard: Share what you have for {doing} with one household you know; things that are passed on bring people to the door.
guard: Teaching a child in the family is a good reason to return to {doing}, and often brings the parents to the same table.
guard: Some days nobody has the heart for {doing}. Sit together anyway and drink something warm.
guard: Write down the names of those who ask how you are. In {city} that list matters more than any club.
guard: Those who care for others in {city} need an hour off too. Offer them {doing} at your place, when it is quiet.
guard: A household that takes up {doing} on one afternoon a week has something to talk about on the other six.
guard: Let the eldest person in the room decide how {doing} is done today. It amuses everyone and costs nothing.
guard: When somebody returns to {city} after a long time, {doing} is an easy way to sit beside each other again.
guard: Radio, old recordings and books can stand in for a teacher of {doing} until one may come to the house.
guard: People who share a stairwell in {city} can take turns: your room this week, theirs the next.
guard: Tell a friend abroad what {doing} is like for you now, and ask what it is like for them. Letters count.
guard: Leave before dark, and let whoever hosts know that you are home. In {city} that message is part of the visit.
guard: If someone in your circle has lost a person or a home, ask them over for {doing} without expecting an answer.
guard: Aid groups and places of worship in {city} may run safe rooms for women, children or the displaced; people you trust will know which.
guard: It helps to have a fixed place for {doing}, be it only one chair and a shelf, because it says that this hour will come again.
reason.guard: Something of your own :: Amid everything else in {city}, {doing} remains a thing you chose.
reason.guard: Known faces :: With few people around you, each of them gets more of your time, and you more of theirs.
reason.guard: A skill that travels :: Wherever life takes you from {city}, {doing} will be understood there.
reason.guard: Small is enough :: Two trusted people and a regular hour make a circle. It can grow when times allow.
reason.guard: A piece of ordinary life :: {Doing} gives a hard week one hour that is about something else.
reason.guard: Ties that last :: People who keep each other company in difficult times tend to stay in touch afterward.
week[satsun !freeday evening]: {Meet} is a weekday affair, and the weekend stays free for meeting the same people without a program.
week[satsun !freeday evening]: Use a working-day evening for {doing}, and suggest a breakfast on {free1} or {free2} to whoever you liked.
week[friweekend !freeday evening]: Sunday to Wednesday are the ordinary evenings for {doing} here, since {weekend} are the days off.
week[sunonly !freeday evening]: People work six days here, so {meet} starts late and ends early; {free1} is for a long breakfast with those you like.
week[daytime satsun]: Choose a day between Monday and Friday and keep it. {weekend} belong to families, and the weekday is yours.
week[daytime friweekend]: Sunday to Thursday are the working days here, and the quiet mornings among them are yours; {weekend} are kept for family.
week[daytime]: One fixed weekday is enough. People arrange the rest of the week around it sooner than they expect.
week[daytime]: Ask which weekday the others can make, and let it be the same one every time.
place: The person at the desk of the nearest library or sports hall has heard your question before. Ask it.
place: Make a short list of three places within half an hour, and see each of them once before you choose.
place: {city} is easier to get to know from one familiar corner. Let that corner be where {people} meet.
place: Look for a group that says in its announcement that newcomers may come; it usually means it.
tail[big]: Start in your own part of {city} and let the rest of it wait.
tail[big]: Big as {city} is, it comes down to one room or one path and a few familiar faces.
tail[mid]: In a city like {city}, one group soon leads to the next.
tail[capital]: Half the capital came from somewhere else, so new faces are nothing unusual.
tail[trips]: And once you know a few people, {trip} makes a good first outing.
tail[sea out]: The sea is near enough to give every outing a direction.
reason: A short way to names :: After the third time in {group} you will have stopped counting how often you went.
reason: Good for ordinary weeks :: {Meet} needs no occasion. It is in the calendar, and so are you.
reason[sea]: Water at the end of the road :: With the sea near {city}, a walk afterward is an easy thing to propose.
reason[swing]: A year with two halves :: {peak} and {trough} are far apart in {city}, and a group sees you through both.
reason[anglo]: The talk is in English :: In {city} you can follow from the first minute, and your accent is a subject in itself.
reason[englishofficial]: English opens the door :: It is official in {country}. The other languages in the room are yours to discover.
reason[foreign englishhigh]: Easy to start in English :: About {english} of people in {country} can use it, so a first evening needs no preparation.
reason[satsun freeday]: Two free days :: {free1} for going out, {free2} for telling each other about it.
light[daytime swing]: Meet around noon from {dark}, when about {short} of daylight must do, and earlier or later for the rest of the year.
light[daytime far]: In {trough} the hours around noon are the only bright ones; groups that meet then see each other by daylight at least once a week.
light[daytime steady]: The mornings here are light in every month, so a daytime hour can stay where it is all year.
light[daytime]: Daytime is the quiet advantage: there are seats, shade and people with time to talk.
`
