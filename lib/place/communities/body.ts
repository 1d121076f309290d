import type { CommunityData } from '@/lib/place/community-traits'

/** Pastimes of one's own body in company. */
export const bodyCommunities: Record<string, CommunityData> = {
  running: {
    traits: {
      setting: 'outdoors',
      talk: 'low',
      daylight: 'welcome',
      weather: 'medium',
      needs: 'nothing',
      time: 'a weekday evening or a free morning',
      kit: 'shoes you have worn before, a key and a dry layer',
      size: 'six to thirty, sorted by pace',
      first: 'a circle, a few announcements, then the pack splits by pace',
      verb: 'go for a run',
      doing: 'running',
      members: 'runners',
      meeting: 'a group run',
      group: 'a run club',
    },
    mnf: `
intro: A group run in {city} starts with a loose circle and a question about pace.
intro: {city} has runners who wait at every corner until the last one is there.
intro: Run at the speed of talk, and {city} shows you its streets and its people.
when[hot]: In {city} the run begins around dawn or after the sun has gone; at noon even the fast ones sit in the shade.
when[even]: Nobody here trains for a summer. The same loop at the same hour works in any month, only earlier when it is humid.
when[mild]: Spring comes early and stays long, so the hard part of the running year in {city} is the warm midday, never the dark.
when[swing]: Reflective vests come out in {autumn}, and a pack in the dark is merrier than any lone headlamp.
when[far]: In {peak} you can run at ten in the evening without a lamp; in {trough} the same people wear headlamps and laugh about it.
when[polar]: On winter runs here the pack keeps close together, lamps on, shoes chosen for whatever the ground has turned into.
when: Evening packs tend to be quick and free mornings slow. Begin with the slow one.
where[shore]: Runs in {city} lean toward the water: the way out against the wind, the way back carried by it.
where[high]: At about {elev} your usual pace will feel rude. Run slower than at home for two or three weeks; locals will tell you so themselves.
where[big]: In a city as large as {city}, packs start from parks, tracks and sports stores in each district, so run with yours.
where[little]: One loop around a small place can be the whole club's history. You will know every gate on it by spring.
where[inland]: Without a coast, the river path or the ring of the largest park usually becomes the house route.
where: A good loop has lamps, few crossings and a bench at the end of it.
first: You will be asked for your pace. "Slow" is a complete answer, and somebody at the back will wave.
first: Two blocks in, you run beside a person who breathes like you. That is your company for forty minutes.
first: Tell the back marker it is your first time in {city}; that is the one job of that person.
first[modest]: Ask beforehand whether the pack is mixed or for women or men only; both kinds are usual here.
bring: Wear what you would wear alone and carry a key, a card and something dry for afterward.
bring: Worn-in shoes are enough. A light jacket waits for you at the place where everyone stretches.
talk: Talk comes in lines as long as a breath, so nobody notices if you have few words.
talk: Knees, hills and the next race: you can follow such a conversation in almost any language.
reason: You learn the city on foot :: After a month of group runs you know which streets of {city} climb, which smell of bread and who lives on them.
reason: Sorted by pace :: In a pack you run next to your equals from the first minute. Nobody has to keep up with anyone.
trip: A race or a long loop in {trip}, about {tripDist} to the {tripDir}, gives the training a date and the pack a shared ride.
trip: Runners from {city} can do a free morning in {trip}: run first, eat afterward, sleep on the way home.
home: A staircase, a courtyard, a friend counting rounds: running shrinks to what is safe.
`,
    lff: `
intro: You run alone in {city} with music in, past people who do the same. Take one side off.
intro: In {city} there is a pack whose slow end has room. You are faster than you fear.
intro: Running is what you do to be by yourself. Once a week in {city}, do it to be found.
when[hot]: Set the alarm. In {city} the run is over before the heat is up, and so is breakfast with the others.
when[even]: You cannot postpone it to a cooler month; {city} does not have one that differs much. Take the earliest pack.
when[mild]: The mornings are runnable in every month here. The bed is the only thing with a season.
when[swing]: When it gets dark early, solo runners quit one by one. The pack has lamps. Change over in {autumn}.
when[far]: Light nights, no sleep: run at ten in the evening in {peak}. And stay in the pack in {trough}, because alone you will stop.
when[polar]: Alone in the dark on ice is a bad idea. In a line of ten headlamps it is a good evening.
when: Take the weekday run. The free-day run is full of people who came with people.
where[shore]: Everyone in {city} runs along the water with earphones in. Be in the group that does not wear any.
where[high]: The air is thin at about {elev}. You will be slow and so will the rest; for once nobody can tell who is unfit.
where[big]: Choose the pack that starts near your stop. If the way there takes longer than the run, you will be gone by week three.
where[little]: In a place this small you will meet your pack at the baker. Good luck staying a stranger.
where[inland]: Find the path along the river or the biggest park at six in the evening and see who runs in a bunch.
where: Look for "no one left behind" in the announcement, and test whether they mean it.
first: Say you are slow and new. There is a person whose job it is to run at your side; let them.
first: Do not stand apart stretching for ten minutes. Walk into the circle and ask who runs slowest.
first: It hurts for ten minutes. After that you will be telling a stranger about your landlord.
first[modest]: Find out first if the group is mixed or only for women or men. A short message saves you the walk home.
bring: A key, a card, a dry shirt. The shirt is so that you can stay afterward, which is the point.
bring: Shoes you know. No earphones, since they are a closed door.
talk: You only need half sentences. Everybody is out of breath, so nobody hears that you do not know what to say.
talk: Ask what they are training for. Then just breathe and listen.
reason: You cannot look at your phone :: Forty minutes with both hands moving, and a person beside you. It is rarer than it should be.
reason: They notice :: Miss two runs in {city} and you get a message. That may be the first this week.
trip: Enter some small race around {trip}, about {tripDist} off, with three of them. You will share a car, nerves and a banana.
trip: One long run in {trip} together, about {tripDist} {tripDir}. Past the tenth kilometer people say what they mean.
home: Run on the spot, count together over the phone, feel stupid. It is still better than the chair.
`,
  },
  swimming: {
    traits: {
      setting: 'water',
      talk: 'low',
      daylight: 'welcome',
      weather: 'medium',
      needs: 'nothing',
      time: 'early morning or a weekday evening',
      kit: 'goggles that fit, a cap, flip-flops and something to eat',
      size: 'a lane of five, or eight on the shore',
      first: 'a coach with a whiteboard who gives you a lane',
      verb: 'go swimming',
      doing: 'swimming',
      members: 'swimmers',
      meeting: 'a swim session',
      group: 'a swim squad',
    },
    mnf: `
intro: Between two lengths in {city} there is just enough time to ask somebody's name.
intro: A row of caps at the wall, red cheeks and one opinion about the water: that is {city} before work.
intro: Swim with others in {city} and you will never again count the lengths alone.
when[hot]: Go early. Before eight the water in {city} is quiet and the edge of the pool can be walked on barefoot.
when[swing]: Open-water groups gather from {bright}; in the rest of the year the squad trains indoors, and the same people come.
when[far]: Cold-water dippers meet in {city} in months that sound like a joke. Start in {peak}, then simply do not stop.
when[steady]: The outdoor months are many here, and groups change from pool to open water whenever the weather allows.
when: Lanes are calm right after opening and again late in the evening, and the regulars know both hours.
where[shore]: The sea is within about {coast} of {city}. Never try it alone: a group knows the currents, the exit and who keeps watch.
where[shore]: With open water so near, ask for the group that meets at a jetty or a guarded beach, stays close to land and wears bright floats.
where[nearsea]: About {coast} lie between {city} and the sea, so the pool is for the week and the shore for a shared morning off.
where[inland]: There is no sea for a long way around {city}. The heated pool has its squad, and in warm months there are lakes or rivers where bathing is allowed.
where[farinland]: This far from the sea, swimming means lanes; the club at the nearest public pool is the one to ask for.
where[high]: At about {elev} you run out of breath before the wall. Take shorter sets and longer rests, which are the talkative part anyway.
where[big]: In a big city each district pool has a crowd of its own. Try the one on your way to work.
where[little]: A small place may have a single pool, and its seven o'clock swimmers have known each other for years. They move over.
where: Ask at the desk for masters groups; despite the name they take every speed.
first: The coach asks for your time over a few lengths and gives you a lane. The others tell you who goes first.
first: Rest when the lane rests. "Is this the third or the fourth?" is how everyone here began to talk.
first: If crawl is a mystery to you, a course of ten lessons in {city} gives you the stroke and nine fellow sufferers.
first[modest]: Many pools here keep separate hours for women and for men. Ask which ones, and what to wear.
bring: Goggles that fit, a cap, flip-flops, and something to eat right after.
bring: For outdoors: a bright float, a warm hat and a thermos you are willing to share.
talk: Most of the hour is under water, so words are few and everyone is glad of them at the wall.
talk: At the edge you point, count on fingers and laugh. It works in any language.
reason: Nothing to judge :: Caps and goggles make everybody look alike. What remains is who is kind at the wall.
reason: The half hour afterward :: Hungry, warm and slow, people from the lane look for something to eat, and you come along.
trip: {trip} is about {tripDist} away; go there with two from your lane and try water none of you knows, where it is guarded.
trip: A small meet or a different pool in {trip}, about {tripDist} to the {tripDir}, makes a good day for a lane of five.
home: Without a safe pool there is dry-land practice: bands, stretching and a friend who counts.
`,
    lff: `
intro: Up and down a lane in {city}, next to a person you have never spoken to. Stop at the wall once.
intro: In {city} the seven o'clock swimmers know each other. They started by not knowing anyone.
intro: Cold water makes strangers honest. There are some in {city} who go in together.
when[hot]: Early, before the heat and the schoolchildren. {city} at that hour belongs to a dozen regulars and could include you.
when[swing]: From {bright} people swim outside and scatter. In {autumn} everyone comes back to the same few lanes, and that is your entry.
when[far]: Ice swimmers look mad and are the friendliest club in {city}. Warm yourself up to it from {peak} on.
when[steady]: You can swim outdoors for a large part of the year here. Pick the hour when the same heads show up.
when: The last hour before closing is for people with nobody waiting at home. Swim then. Talk in the shower line.
where[shore]: You have the sea within about {coast} and nobody to go in with. Do not go in alone; find the group at the jetty first.
where[shore]: Salt water is close. Ask the dippers of {city} where they enter and who watches, then leave your towel beside theirs.
where[nearsea]: It is about {coast} to the coast from {city}. The squad shares cars there now and then; be in one of them.
where[inland]: No sea anywhere near {city}. Chlorine, then, and the people who smell of it at eight in the morning.
where[farinland]: The beach is a flight away. The pool is a bus away, and it has a bench where people sit afterward.
where[high]: Up at about {elev} everyone hangs at the wall, gasping. It is the easiest place to start talking you will ever get.
where[big]: A dozen pools, all anonymous, until you go to one of them every Tuesday at the same hour.
where[little]: One pool, the same faces. Swim in the same lane three times and they will ask who you are.
where: Ask the desk which evening the squad trains, and whether slow is allowed. It is.
first: Tell the coach how slow you are. There is a lane for it, and its people talk the most.
first: Do not vanish into the shower. Sit on the bench for five minutes with wet hair like the rest.
first: If you swim badly, take a course. Ten evenings of looking silly together in {city} is a fast way in.
first[modest]: Check which hours are for women, for men or for families here. Then come to the right one, every week.
bring: Goggles, cap, flip-flops, and food you can offer. The food matters most.
bring: Outdoors: a bright float, a hat, and one other person. The last is not optional.
talk: You get ten seconds at the wall. Say one thing. Next length, think of another.
talk: Nobody can chat with a face in the water, so your silence looks like everyone's.
reason: No phone for an hour :: It stays in the locker. For once everyone around you is really there.
reason: Cold is a shortcut :: You shook together on a shore or at the pool door in {city}. That counts for months of hellos.
trip: Ask your lane whether they have swum in {trip}. It is about {tripDist}; go where it is guarded, and take the thermos.
trip: About {tripDist} to {trip}, two cars, wet towels on the way back. Arrange it in the shower line.
home: No water for now. Stretch on the floor with someone on the phone, and plan the first swim after.
`,
  },
  yoga: {
    traits: {
      setting: 'indoors',
      talk: 'low',
      daylight: 'none',
      weather: 'low',
      needs: 'nothing',
      time: 'early morning or after work',
      kit: 'water, layers and bare feet',
      size: 'eight to twenty mats',
      first: 'a mat near the back and a teacher who asks about your knees',
      verb: 'practice yoga',
      doing: 'yoga',
      members: 'people from the mats',
      meeting: 'a yoga class',
      group: 'a yoga class',
    },
    mnf: `
intro: A yoga class in {city} is silent for an hour, and friendly on both sides of it.
intro: Keep the same corner of the same room in {city}, and your mat soon has neighbors.
intro: In {city} you can arrive at yoga stiff, new and late from work, and leave knowing a name.
when[hot]: Sunrise classes are the pleasant ones in {city}; after midday you want a ceiling fan and a slow teacher.
when[swing]: In {trough} people come for warmth and for an hour without screens; around {peak} many teachers take the mats to a lawn.
when[far]: The dark months fill the studios of {city}. Slow evening classes, candles and wool socks make a habit that is easy to keep.
when[steady]: Early classes begin in daylight nearly all year, so a morning habit in {city} need not fight the dark.
when: The class before work is quiet, the one after it tired, and the free-day class has time for tea.
where[shore]: When it is calm, someone will suggest mats by the water. The sand teaches balance better than any teacher.
where[high]: At about {elev} breathing is the exercise. Let the first weeks be gentle, and rise slowly from the floor.
where[big]: {city} has more studios than you can try, so choose by the walk home and by one teacher you like.
where[little]: In a smaller place the class is often held in a school gym or a community hall, and everyone helps with the chairs.
where[in]: Community halls and adult education centers run classes without mirrors, and people there stay to talk.
first: Come ten minutes early. Handing somebody a blanket is already a greeting.
first: Tell the teacher about your back and that you are new in {city}; both are useful to know.
first: Stand where you can see two others. When everyone turns left, you will too.
first[modest]: Ask whether the class is for women, for men or mixed; studios here usually say so.
bring: Water, a layer for the end, and bare feet.
bring: Nothing but comfortable clothes; mats can mostly be borrowed the first time.
talk: Poses are shown, so a class in a language you hardly know goes better than you would think.
talk: Nobody speaks in the middle. The talk is at the shoe rack, and it is unhurried.
reason: Softer people :: Whoever comes out of an hour of yoga is slower and kinder than at the door. It is a good minute to say hello.
reason: A corner of your own :: Same class, same teacher, same spot in a room in {city}: you will be missed when you stay away.
trip: A workshop day in {trip}, about {tripDist} to the {tripDir}, is how mat neighbors turn into people who share a car.
trip: Two or three from your class could try a teacher in {trip}, about {tripDist} away, and have lunch there.
home: Two mats in a living room and one of you reading the sequence aloud is a class.
`,
    lff: `
intro: You have the video, the mat and nobody beside it. {city} has rooms where there is somebody.
intro: An hour of silence next to people in {city} is easier than a party, and leads further.
intro: Yoga at home in {city} keeps you bendy and alone. Take the mat out of the door.
when[hot]: Six in the morning, while {city} is bearable. You are awake then anyway, looking at the ceiling.
when[swing]: In {trough} the evening class is one warm, quiet hour in a week that has few. Book it in {autumn}.
when[far]: When daylight goes, everyone in {city} wants to lie on a floor. Do it where others do.
when[steady]: There is light for the morning class in every month here. Snoozing is your only opponent.
when: Take the class on the evening you eat over the sink. Afterward walk out with the last ones.
where[shore]: Some teacher will hold a class near the water. Wind, bad balance, laughing: that is the one to go to.
where[high]: You will be dizzy at about {elev} and so will half the room. Lie down together.
where[big]: Do not hop between studios. In a city this big you stay a drop-in forever unless you pick one.
where[little]: A gym with a stage at the end, ten mats, one thermos. Small places do it better.
where[in]: Skip the sleek studio if it scares you. Community halls have real bodies and longer goodbyes.
first: Arrive early and say, "First time here." The quick escape afterward is the thing to give up.
first: Put your mat in the middle row. The back corner of a room in {city} is where people disappear.
first: Roll up slowly. Say to the person beside you, "Was that as hard for you?" It was.
first[modest]: Women only, men only or mixed: find out before, so that nothing surprises you at the door.
bring: Water and a sweater, so you need not run out cold the moment it ends.
bring: Yourself in soft trousers. They lend mats.
talk: You copy what you see. No vocabulary, no opinions, no small talk until the shoes.
talk: Three sentences at the shoe rack per week. In two months that is a conversation.
reason: You may be quiet :: Nobody in the room expects you to say anything for an hour. You are still in company.
reason: The same corner :: Keep your spot in one room in {city}. The people left and right of it become yours.
trip: There will be a workshop in {trip} or somewhere like it, about {tripDist} off. Go in someone's car, never alone.
trip: Suggest {trip}, about {tripDist} {tripDir}: one class, one lunch. Bodies are already tired, so talk is honest.
home: Unroll two mats, close the door, let one of you read the poses. An hour without news.
`,
  },
  dancing: {
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
bring: Shoes that turn on the floor, water, mints and a spare shirt.
bring: Anything you can move in. Do not buy the shoes until week four.
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
bring: A spare shirt, mints, flat shoes. Leave your excuse about rhythm at home.
bring: Water and shoes with smooth soles. The outfit is for people in month six.
talk: You need "hello," "sorry" and "thank you." Even you can do that tonight.
talk: Three minutes per partner is too short for small talk. A relief.
reason: Touch, within rules :: A hand, a song, a thank-you. It is allowed to be only that, and it is more than you had yesterday.
reason: Nobody sits out :: In a class with changing partners you cannot be left over. Find one in {city}.
trip: The scene from {city} drives to {trip} now and then, about {tripDist}. There is always a fifth seat. Ask.
trip: One social in {trip}, about {tripDist} off, where nobody knows how badly you began.
home: Close the curtains, put on the song you know, and pull the nearest person up from the chair.
`,
  },
  climbing: {
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
when[steady]: With similar light in every month, it is rain and heat that decide between rock and hall.
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
bring: Short fingernails and clothes that stretch. Shoes and harness are for rent.
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
bring: Nothing. They rent everything except the courage, and that you fake.
talk: "Take." "Slack." "Lower." Get those right in the local language and you have said all that matters.
talk: Sit on the mat and watch. Someone will explain their failure to you, at length.
reason: Someone has your rope :: It has been a while since anyone was responsible for you. Here it is the first rule.
reason: Falling is normal :: In {city} on any evening dozens of people fail in public and stay for another go. You get used to it.
trip: {trip}, about {tripDist} off, two ropes, one car. You will know each other by the way back.
trip: They go out of {city} on free days. {trip} is about {tripDist} to the {tripDir}; ask who has space.
home: Hang from the door frame, text a friend your seconds, let them beat you.
`,
  },
}
