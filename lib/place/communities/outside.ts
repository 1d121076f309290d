import type { CommunityData } from '@/lib/place/community-traits'

/** Pastimes under an open sky. */
export const outsideCommunities: Record<string, CommunityData> = {
  hiking: {
    traits: {
      setting: 'outdoors',
      talk: 'high',
      daylight: 'needed',
      weather: 'high',
      needs: 'hills',
      time: 'a whole free day',
      kit: 'worn-in shoes, a rain layer, water and a snack to share',
      size: 'five to twenty, in a loose line',
      first: 'a station or trailhead, a head count, and the first slow hour',
      verb: 'go hiking',
      doing: 'hiking',
      members: 'hikers',
      meeting: 'a group walk',
      group: 'a hiking group',
    },
    mnf: `
intro: Walk out of {city} with a few people, and by lunch the stories have grown longer.
intro: On a path outside {city} you talk to one person, then a gate comes, then to another.
intro: {city} looks different from a little way off, and so do the people you walk with.
when[hot]: Walks leave {city} early and rest in the shade at noon, so pack breakfast rather than lunch.
when[even]: It gets dark here early and quickly. Turn back by four, in any month, and you will never need the lamp.
when[mild]: The cooler months are for long walks; in the warm ones groups start at first light and are home for lunch.
when[swing]: From {bright} there is light for a whole day out. By {trough}, with about {short} of it, groups choose short loops and longer soups.
when[far]: In {peak} no one worries about sunset. In {autumn} the group looks at the clock, and in the dark months it stays on lit paths near {city}.
when: A whole free day is best; the first hour is small talk, and the good part comes after.
where[high]: {city} already lies at about {elev}. Stay with easy paths for the first days, drink often, and let someone who lives here set the pace.
where[veryhigh]: Above two thousand meters a walk counts double. Even strong hikers go slowly, and slow walking is talkative walking.
where[upland]: At about {elev}, slopes begin near {city}. Ask for the loop that locals send their visiting parents on.
where[shore]: With the sea within about {coast}, there is a walk without a climb: follow the shore as far as half of the group likes, then turn.
where[nearsea]: The coast is about {coast} off; a line of bus stops along it makes a hike that can end wherever legs do.
where[inland]: Far from any coast, walks follow rivers, field tracks and woods. The local rambling club knows which are dry.
where[big]: From a city this size, the last stop of a train or bus line is the classic trailhead. No car, and nobody gets lost on the way.
where[little]: In a small place the path starts behind the last house. Somebody walks it daily with a dog and knows the rest.
first: The leader says how far, how much climbing and when you will be back. Say it is your first time; there is a sweep at the end who walks with the slow.
first: Choose the walk one grade below what you think you can do. You will have breath left to talk.
first: Ask in {city} for the last walk's real walking time rather than its grade.
bring: Shoes you have already worn in, a rain layer, more water than you think, and nuts to pass around.
bring: Two sandwiches, one of them to give away.
talk: There are hours for talking and nobody minds a pause, so a slow speaker has time to finish.
talk: Plants, signposts and sore feet supply the words when yours run out.
reason: Side by side :: You both look ahead, and silences pass for looking at the view.
reason: Hours, all at once :: A day on foot near {city} gives you more time with people than a month of short evenings.
trip: Take the train to {trip}, about {tripDist} to the {tripDir}, and walk from there; another start makes new paths.
trip: Between {city} and {trip}, about {tripDist} apart, there must be a stage worth walking. Find it with a map and three people.
home: A map on the table, a friend and a pencil: plan the walk for later, stop by stop.
`,
    lff: `
intro: A free day in {city} with no one expecting you is long. Fill it with eight people and a path.
intro: Outside {city} someone is counting heads at a trailhead. Be one.
intro: You have walked every block of {city} alone. Try a hill, in a line, talking.
when[hot]: Out at dawn, home by lunch. In {city} whoever starts late walks alone, and for good reason.
when[even]: Sunset comes early and without warning in every month. Leave in the morning, like everyone with friends does.
when[mild]: The hot months are for early birds, the others for whole days. You have no winter to blame here.
when[swing]: With about {short} of light in {trough}, walks are short and the stop afterward is long. For you that is the better half.
when[far]: In {peak} you can walk until you drop. Do it with others, because in the dark months you will live off it.
when: Give up one whole free day. Half days leave time to sit at home and think about it.
where[high]: At about {elev} nobody marches. You will be slow, they will be slow, and slow people talk.
where[veryhigh]: The air is thin up here. Tell them if your head hurts; that is the one thing not to be brave about.
where[upland]: The hills start close to {city}, at about {elev}. You have looked at them from the bus often enough.
where[shore]: Along the shore, within about {coast} of you, there is a path with no decisions in it. Ask someone to walk it to the end.
where[nearsea]: It is about {coast} to the coast. One bus, a long walk, a cold hand to share the fries with.
where[inland]: No sea, perhaps no mountain. A field track with the right six people is still the best thing you will do this week.
where[big]: Take the train to its last stop. Those with boots on the platform are your group; say hello there.
where[little]: Start at the last house. Whoever you meet on the path lives near you, and you will meet them again.
first: Tell the leader, "I don't know anyone." A good one pairs you up before the first bend.
first: Walk beside three different people. At every stop, move.
first: Before the last stretch back to {city}, ask one of them, "Are you coming on the next one?"
bring: Broken-in shoes, rain jacket, water. And a second snack, because giving food away is the oldest trick.
bring: A thermos and two cups. Not one.
talk: Five hours is long. You will run out of pretending, and then it gets good.
talk: If you have nothing to say, look at the path. Everyone is.
reason: You cannot slip out :: People who leave parties early cannot leave a trail. Around the third hour it stops being hard.
reason: One filled day :: A walk out of {city} takes a whole free day off your hands, and that was the worst one.
trip: Hike from {trip}. It is about {tripDist} {tripDir}; the train there is where you find out who is funny.
trip: Pick {trip}, about {tripDist} off, a map, two people. It need not be beautiful.
home: Spread a map on the floor with someone and plan the walk you will do one day.
`,
  },
  stargazing: {
    traits: {
      setting: 'night-sky',
      talk: 'medium',
      daylight: 'dark',
      weather: 'high',
      needs: 'dark',
      time: 'a clear night near the new Moon',
      kit: 'warm layers, a folding chair, a red light',
      size: 'a few telescopes and twice as many people',
      first: 'twenty minutes of seeing nothing, then a voice that guides you to an eyepiece',
      verb: 'go stargazing',
      doing: 'stargazing',
      members: 'stargazers',
      meeting: 'a star party',
      group: 'an astronomy club',
    },
    mnf: `
intro: Outside {city}, in the dark, strangers take turns at one eyepiece and make the same sound.
intro: Under the sky of {city} you get to know people by their voices first.
intro: A clear night, a red lamp and someone from {city} who loves to explain it: more is not needed.
when[far]: Around {peak} the night in {city} is too short and too pale. The season begins in {autumn} and repays the patience, with long dark evenings.
when[nordic]: With about {long} of daylight in {peak}, you would wait all night for one planet. Come back when the evenings cool.
when[polar]: For part of the year there is no night at all here. In the other part you may see the sky glow green while you wait for your eyes to adapt.
when[long]: Summer nights are short at this latitude, so the serious evenings run from {autumn} to {spring}, when it is dark before dinner.
when[medium]: In {trough} it is dark by the time people leave work, and you can be home by ten with Saturn in your head.
when[even]: It is dark by about seven in every month, warm enough to lie on a blanket, and both halves of the sky come by in the course of the year.
when[mild]: Nights are long enough in every month; the drier ones are the sharper ones, so ask which they are.
when[south]: From the southern half of the globe you look into the thick of the Milky Way, and people here are glad to show it.
when: The week around the new Moon is best for faint things, the week after for the Moon itself.
where[high]: At about {elev} there is less air above you and the stars hold still. It also gets colder than anyone expects.
where[shore]: The sea gives you one dark side. Find a guarded, easy place on the shore where no lamp shines into your back.
where[inland]: Dry inland air makes for crisp nights; a field road beyond the last farm is often all that clubs use.
where[big]: Over a city the size of {city} only the bright things survive: the Moon, planets, double stars. For the rest, the club shares rides.
where[little]: You need not go far from a small place. Past the last houses the sky opens.
where: Look for a public observatory or an astronomy club with open nights; both lend you an eye.
first: For twenty minutes you see next to nothing. Stand still, keep your phone in your pocket, and listen to who is there.
first: A hand at your elbow leads you to the eyepiece. Breathe out, wait, and there it is.
first: Go with the club from {city} by day once, or share a ride, so that you know the place before it is dark.
bring: Dress for a night ten degrees colder than the forecast, and bring a chair, something hot and a red light.
bring: No telescope. Binoculars if you own a pair, and a thermos for the waiting.
talk: It is mostly waiting, so there is time for long, quiet talk, upward rather than face to face.
talk: Constellations have a different name in every language. Ask for the local ones.
reason: Nobody sees you blush :: In the dark shy people talk well, and by the time it is light you know their stories.
reason: Dates set by the sky :: An eclipse, a meteor shower, the first thin Moon over {city}: there is always something to wait for together.
trip: Halfway to {trip}, which is about {tripDist} to the {tripDir}, there may be a darker spot than at either end. Look for it together.
trip: The clubs of {city} and {trip} are about {tripDist} apart; a joint night between the two doubles the telescopes.
home: A window without a lamp, a blanket and one constellation a night, with someone from the house.
`,
    lff: `
intro: From your window in {city} you count eleven stars. Out there it is too many, and you are not alone with them.
intro: In a dark field near {city} nobody sees your face. Say what you like.
intro: Astronomers in {city} will drive you into the night and explain Saturn. Nicer than it sounds.
when[far]: Forget {peak}. In {city} the sky stays gray-blue while you yawn. From {autumn} on there is dark enough for everybody.
when[nordic]: About {long} of daylight in {peak} and no stars worth the name. Winter is long here; at least it has a use.
when[polar]: No night for weeks, then nothing but. In the dark weeks stand outside with others and look up, instead of lying awake under it.
when[long]: You can start before dinner in {trough}, since the day has only about {short}. That leaves no excuse about work in the morning.
when[medium]: Dark by six in {trough}. Out with the club, two hours, home by ten. It is not even late.
when[even]: It is dark around seven in all twelve months. A blanket, warm air, six people. Stop waiting for a special night.
when[mild]: There are long nights in every month here; clouds decide. Be on the list that gets the "clear, come now" message.
when[south]: You live under the better half of the sky, and look at a screen. Go out and have the southern Milky Way explained.
when: Half of all dates are clouded out. Go to the indoor evening too; the ones who come then are the ones who matter.
where[high]: At about {elev} the stars stop flickering and your fingers stop working. Share gloves.
where[shore]: Facing the sea you have one dark half of sky. Go with others, and only to a place you know from daytime.
where[inland]: A dry night, a field road, a line of parked cars. Drive there with someone; do not wander about alone.
where[big]: The lights of {city} swallow nearly all of it. The club has cars and empty seats. Ask for one of the seats.
where[little]: It is already dark behind the last house. Take two people with you and stay an hour.
where: Find the club, write: no telescope, no knowledge, no car, may I come? They love that message.
first: Stick to one telescope. Hold the chart, pour the tea, ask how the owner got into this.
first: You are blind for twenty minutes. So is everyone, and that is when they introduce themselves.
first: Say that you are from {city} and know nothing. Somebody has waited all week for that.
bring: Twice the clothes you think and a red light. White light makes enemies.
bring: A thermos big enough for three. That is your telescope.
talk: You talk upward, into the dark, to a voice. It is easier than any café.
talk: Silence is for the sky, so nobody counts yours.
reason: Awe wants a witness :: You have seen beautiful things alone and had nobody to nudge. Here there is an elbow on each side.
reason: They text you :: "Clear, come now." Someone near {city} thought of you at nine in the evening.
trip: {trip} is about {tripDist} off, with lights of its own. In between it is darker. Find the spot with three people and a map.
trip: An hour in a dark car toward {trip} with someone who explains nebulae. You have had worse evenings.
home: Switch off the lamps, stand at the window with someone, learn one star.
`,
  },
  birdwatching: {
    traits: {
      setting: 'green',
      talk: 'medium',
      daylight: 'needed',
      weather: 'medium',
      needs: 'nothing',
      time: 'early on a free morning',
      kit: 'quiet layers, borrowed binoculars, a pencil',
      size: 'six to twelve, at whisper volume',
      first: 'a slow walk, a lot of bark, and suddenly an eye looking back',
      verb: 'watch birds',
      doing: 'birdwatching',
      members: 'birders',
      meeting: 'a bird walk',
      group: 'a birding group',
    },
    mnf: `
intro: On a bird walk in {city} eight strangers lean the same way and hold their breath.
intro: {city} has more birds than you have noticed, and people who would love to point them out.
intro: Slow, early and whispered: a bird walk is the gentlest company {city} has.
when[hot]: By nine in the morning the birds of {city} have gone into the shade, so walks start at first light and end with breakfast.
when[steady]: Birds are active in the first hour of light, and that hour hardly moves here; a weekly walk keeps its time all year.
when[swing]: In {spring} everything sings before you leave for work; in the dark months the birds, and the walk, get up later.
when[far]: Dawn in {peak} comes at an impossible hour. Groups in {city} settle for evenings then, and for waterfowl at noon in {trough}.
when[swing south]: Migration runs the other way around here: birds from the north arrive in your spring and leave in {autumn}.
when: The early hour is worth it; you are home when others get up.
where[shore]: The shoreline, within about {coast}, brings waders and gulls. Gulls are hard to tell apart, which keeps a group talking for hours.
where[nearsea]: It is about {coast} to the coast and its mudflats, a fine shared ride at low tide.
where[inland]: Inland, water is the magnet: a pond, a reservoir, a wet meadow near {city}. Sit still beside it and let things come.
where[high]: At about {elev} you see birds that people lower down travel for. Ask the locals what they no longer notice.
where[big]: Big cities are full of birds, in cemeteries, on ledges, along canals. One old park in {city} is enough for a year.
where[little]: In a small place, fields begin where the houses end, and so do the larks or whatever sings in their stead.
where: Nature societies and reserves hold free walks, and libraries lend the guide.
first: Borrow binoculars rather than buying; most beginner walks have a spare pair.
first: "Left fork, two hand-widths down." You will see a good deal of bark, and then you gasp. Everyone smiles.
first: Walk behind those who are pleased with a sparrow. In {city} too they are the best company.
bring: Dull layers that do not rustle, a pencil, something hot to drink and cookies for the third stop.
bring: Patience and a hat. Leave perfume and bright jackets at home.
talk: People whisper, so a hesitant speaker sounds just like everyone else.
talk: Every bird has a local name. Learn five, and you have learned five words that make people smile.
reason: Looking in the same direction :: A pause in the talk is only a pause to listen, so none is awkward.
reason: The year in birds :: Something arrives or leaves each month over {city}, and there is someone you have to tell.
trip: {trip}, about {tripDist} to the {tripDir}, will have a pond or a park with different regulars, feathered and otherwise.
trip: Share a car toward {trip}, about {tripDist} off, stop where there is water, and count together.
home: One window, one notebook, two people: the sparrows come to you.
`,
    lff: `
intro: You hear them at five in the morning in {city}, awake and alone. Others get up for it.
intro: Eight people in {city} stand still and whisper. You could stand still with them.
intro: Nobody makes eye contact on a bird walk in {city}. It is ideal.
when[hot]: First light, before {city} heats up. You do not sleep well anyway.
when[steady]: The first hour of light is at the same time in every month. Set one alarm and leave it set.
when[swing]: In {spring} the birds are loud from four on. In {trough} they start late, like you, so start in {trough}.
when[far]: At {peak} dawn is absurdly early and nobody expects you. Evening walks exist; so do noon ones in the dark months.
when[swing south]: The calendar in the bird books is upside down here. Ask a local what comes when; that is a conversation.
when: It begins early and is over by ten. The rest of your free day is still there, and you have spoken to people.
where[shore]: Gulls, all alike, within about {coast}. Be the one who asks which is which and do not pretend to remember.
where[nearsea]: About {coast} to the mudflats. Somebody from {city} drives there at a terrible hour with a free seat.
where[inland]: No coast, so everything with feathers goes to the same pond. So do the people with thermoses.
where[high]: Up at about {elev} others pay for the birds you ignore. Let somebody show you what is on the wire.
where[big]: Go to the oldest park in {city} at seven. Whoever looks up is one of them.
where[little]: Fields, hedges, one man with a telescope. He has been waiting for someone to ask.
where: Search for a nature society. The walks are free, and nobody there is cool.
first: Say, "I know the pigeon." They laugh, and from then on they show you things.
first: Stand next to whoever says "oh, lovely" about common birds. Avoid the ones with lists.
first: You will not see it. Say so. Half of {city} pretends.
bring: Something dull to wear, something hot to share. Binoculars they lend.
bring: A pencil. People remember those who write down what they are told.
talk: Whispering hides a bad accent and a shy voice.
talk: You are allowed to say nothing for two hours. Few gatherings offer that.
reason: Silence without shame :: In most company you have to fill it. Here you would disturb it.
reason: Somebody to tell :: You saw a thing over {city} this morning. On Wednesday there is a person who wants to know.
trip: Toward {trip}, about {tripDist}, in a car full of coats. You will stop ten times and talk nine.
trip: Ask who has been to {trip} for birds. About {tripDist} {tripDir}, thermos, early. They will say yes.
home: Put crumbs on the sill and keep a list with whoever is in the house.
`,
  },
  gardening: {
    traits: {
      setting: 'green',
      talk: 'medium',
      daylight: 'needed',
      weather: 'medium',
      needs: 'nothing',
      time: 'a free morning or the last hour of light',
      kit: 'gloves, a hat and shoes that can take mud',
      size: 'four at a bed, twenty on a workday',
      first: 'a board of tasks; you pick a line and a person',
      verb: 'garden together',
      doing: 'gardening',
      members: 'gardeners',
      meeting: 'a garden workday',
      group: 'a community garden',
    },
    mnf: `
intro: Gardeners in {city} greet you with what went wrong, and by then you are in.
intro: On your knees beside a bed in {city}, talk has long gaps and nobody minds.
intro: A shared garden in {city} hands you a rake, a row and a neighbor.
when[hot]: Work is done by mid-morning here. Growing goes on in every month, and rain and dry spells set the plan instead of frost.
when[even]: There is no winter rest at this latitude; something is always ready to plant or to pick, and {city} gardens need hands all year.
when[mild]: The growing year is long, with a pause for heat rather than for cold. Ask what is sown in {autumn}; the answer surprises newcomers from cooler places.
when[swing northern]: Seeds are swapped in February, beds are dug in {spring}, and in {peak}, with light until late, you water each other's plots.
when[swing south]: Spring is September here and harvest comes around New Year, so throw away your old calendar and ask the neighbor on the next plot.
when[far]: The season is short and bright: with about {long} of light in {peak}, things grow while you watch, and everyone is out until bedtime.
when[far]: In the dark months {city} gardeners meet over catalogs and soup. Come then, and you have friends before you have a bed.
when: A workday on a free morning is the easiest start; the board says what needs doing.
where[shore]: Close to the sea, salt wind chooses the plants. Neighbors know the hedge that holds it off.
where[high]: At about {elev} nights stay cool and the sun burns. Old gardeners of {city} know which corner is safe for tomatoes.
where[inland]: Away from the sea, water is the subject: barrels, mulch, whose turn it is with the hose.
where[big]: Waiting lists in a big city are long. Join as a helper, since helpers hear first when a plot comes free.
where[little]: In a small place half the people have a garden and too much of it. Offer two hands, and you get a corner.
where: Schools, parishes and housing blocks often have soil and nobody to dig it.
first: Say that you cannot tell a carrot from a weed. You will be shown with great tenderness.
first: Pick a line from the board and a person to do it with; tools live in the shed.
first: Ask for the gardener in {city} who has been there longest, and carry something for them.
bring: Gloves, a hat and shoes that can take mud.
bring: A cake or a cutting. Both are currency.
talk: You show, you dig, you hold up a leaf with a question on your face.
talk: Conversations get picked up three rows later, so there is time to look for the word.
reason: Surplus :: Nobody can eat that many zucchini. You will be given food in {city}, and one day you will give some.
reason: The same ground :: Whatever the season does, the bed is there, and so are the people on either side of it.
trip: A plant fair or an open garden around {trip}, about {tripDist} to the {tripDir}, is an outing every gardener says yes to.
trip: Take cuttings to a garden in {trip}, about {tripDist} away, and come home with theirs.
home: A bucket, a balcony, a window sill: beans grow anywhere, and seeds can be shared over a fence.
`,
    lff: `
intro: Your one plant in {city} is dying and nobody knows. Go where people admit it.
intro: In a shared garden in {city} you have a job, a row, and somebody on the other end of it.
intro: Digging next to a stranger in {city} is easier than talking to one. It becomes the same thing.
when[hot]: Early, before the heat. Things grow in {city} all year, and so does the pile of work that needs you.
when[even]: Nothing stops growing here, so there is no season to have missed. They need you this week.
when[mild]: The long growing year in {city} leaves you no off-season. Come in {autumn}, when others come back from the heat.
when[swing northern]: {spring} is when everyone wants a bed. Be there in {trough}, turning compost in the cold, and yours is the first name they think of.
when[swing south]: Here you plant in September and eat in January. You will get it wrong; tell them, they like that.
when[far]: Three months of mad growth, with light until late in the evening. They cannot cope alone. Go.
when[far]: In the dark half there are catalogs, soup and ten people who miss the soil. Sit with them.
when: Workday, free morning, cheap coffee. You leave with dirt on you and two names.
where[shore]: Salt and wind kill half of it near the sea. People bond over losses.
where[high]: Sun by day, cold by night at about {elev}. Nobody manages alone up here; ask for the neighbor's fleece.
where[inland]: Water is short far from the sea. Whoever takes a watering shift is loved.
where[big]: You will not get a plot in {city} soon. A rake they hand you today.
where[little]: An old person near you has a garden and a bad back. That is the whole idea.
where: Look for soil behind a school, a church, a block. Ask whose it is.
first: "I kill plants." Say it at the gate. You will have three teachers.
first: Take the worst job, the compost. The one beside you there is usually worth knowing.
first: Come back the next week, anywhere in {city}. One-day helpers are forgotten; two-day helpers get a key.
bring: Gloves. And cake, since it is remembered longer than weeding.
bring: Shoes you hate. Everything else is in the shed.
talk: You may work for an hour in silence, three feet from somebody, and be thanked for your company.
talk: Point at it and ask, "Weed?" That is a first conversation.
reason: Something waits for you :: A bean in {city} will die if you do not come. It is good to be needed, even by a bean.
reason: Slow people :: Nobody in a garden is in a hurry to know you. They will, by the time of the tomatoes.
trip: Drive toward {trip}, about {tripDist} off, and visit somebody else's garden. Gardeners never refuse.
trip: A plant swap near {trip}, about {tripDist}; three people, one car full of leaves.
home: Put a bean in wet paper with somebody in the house and look at it daily.
`,
  },
  'dog-owners': {
    traits: {
      setting: 'green',
      talk: 'medium',
      daylight: 'welcome',
      weather: 'low',
      needs: 'nothing',
      time: 'the same two hours every day',
      kit: 'bags, water and a ball you can bear to lose',
      size: 'three to ten people and their dogs',
      first: 'the dogs meet, the leashes cross, and you say your own name too',
      verb: 'walk the dog with others',
      doing: 'dog walking',
      members: 'dog people',
      meeting: 'a group dog walk',
      group: 'a dog-walking group',
    },
    mnf: `
intro: You know every dog in your part of {city}. Here is how to learn the people's names.
intro: In {city} a dog makes the introductions in four seconds, and you only have to add your name.
intro: Same path, same hour, same wagging crowd: {city} has such a circle near you.
when[hot]: Pavements in {city} burn paws at midday. The dog crowd meets at sunrise and again after dark, twice daily, like clockwork.
when[steady]: Dogs keep their hours, and here the light keeps its own, so you meet the same owners at six in every month.
when[swing]: In {trough} both walks fall in the dark; light-up collars come out, and owners wait for each other at the gate.
when[far]: With about {long} of day in {peak}, the last walk turns into a long one. In winter a group with lamps is good company for you both.
when: Twice a day, whatever the weather: nobody else in {city} has such a dependable timetable.
where[shore]: The shore is within about {coast}. Ask in which months and at which hours dogs may run there; regulars know it by heart.
where[high]: At about {elev} dogs tire too at first. Short rounds, much water, and a talk on a bench meanwhile.
where[big]: In a big city the fenced run nearest to you is your village. Keep one hour, and it becomes a circle.
where[little]: In a small place the loop behind the houses has its cast. One week, and you know all of them.
where[inland]: River meadows and field paths are where dogs get to run here. Look for the parked cars with blankets on the seat.
where[modest]: Not everyone here is easy with dogs. Ask owners or the vet where a walk disturbs nobody.
where: The vet's notice board and the training school know which groups walk when.
first: Say your name along with the dog's. The relief on the other side is visible.
first: If yours is shy, ask for a parallel walk with one calm pair, a good way apart.
first: Without a dog, ask a shelter in {city}; they often have someone for you to walk.
bring: More bags than you need, water, and a ball you can bear to lose. Ask before handing out treats.
bring: A towel in the car and a second leash. Sooner or later someone needs it.
talk: "How old?" and "always like that?" are questions with a long answer, in every language.
talk: You talk sideways while looking at the dogs, which is easy even on a bad day.
reason: You have to go out anyway :: Twice a day, rain or not. It takes only one more sentence to make it company.
reason: A spare key :: The person who looks after your dog for a weekend in {city} is no longer somebody from the park.
trip: Around {trip}, about {tripDist} to the {tripDir}, there are paths your dogs have never smelled. Share the car and the hair.
trip: Two dogs, two owners, a day near {trip}, about {tripDist} away. The dogs sleep all the way home; you need not.
home: A courtyard, a ball and a neighbor at a distance make a short walk less lonely.
`,
    lff: `
intro: You know the name of every dog in your corner of {city}, and of no human. Fix that.
intro: Without the dog you would have spoken to nobody in {city} today. Let it do more.
intro: There is a crowd of tired people with leashes in {city} at seven. You already know their dogs.
when[hot]: Dawn and dark, because the ground in {city} is too hot between. You are all out then, half asleep and easy to talk to.
when[steady]: Six and six, in every month. You could set a watch by the others. Set yours by them.
when[swing]: In {trough} you walk twice in the dark. Wait at the gate for the next lamp and go together.
when[far]: In {peak} the evening round has no end. In winter, alone with a lamp, it never gets going. Make it a date.
when: Move your round by twenty minutes until it matches somebody's. It is that simple.
where[shore]: There is sand within about {coast}. Find out when dogs are allowed and be there with a second towel.
where[high]: At about {elev} the dog pants and you pant. Sit down. Somebody else has.
where[big]: The fence run in {city} looks like a clique. It is five people who also did not know how to start.
where[little]: There are six dogs on your loop. You will meet all their people this week if you stop for each.
where[inland]: Find the meadow with the muddy cars. They meet by the second gate, whatever the sign says.
where[modest]: Dogs are not welcome everywhere here. Ask another owner where they go; you will be glad of each other.
where: Put one line up at the vet's: day, place, slow, friendly. Somebody has wanted to write it for a year.
first: After "what's yours called?" add, "And I'm," and your name. You have put it off for months.
first: If your dog hates crowds, say so and ask one person for a walk at a distance. They will respect it.
first: No dog? Ask a shelter in {city} for one to walk. Then you are one of them.
bring: Bags to give away. Nobody forgets who had a spare bag.
bring: Water for two dogs, not for one.
talk: You talk about digestion for a month. Then somebody says their father is ill.
talk: Shout "drop it!" whenever a pause gets long.
reason: It happens twice a day :: Friends need hours together. You two are out for two of them daily, in {city}, whatever comes.
reason: Somebody can tell :: They notice when the dog comes without you, and ask.
trip: {trip}, about {tripDist} off: new smells, one car, wet dog. You will be on first-name terms.
trip: Ask the owner of your dog's best friend along to {trip}. About {tripDist} {tripDir}. The dogs have agreed.
home: Short rounds, the same neighbor, the width of the street between you.
`,
  },
}
