import type { CommunityData } from '@/lib/place/community-traits'

/** Games and rides that take several people. */
export const teamCommunities: Record<string, CommunityData> = {
  football: {
    traits: {
      setting: 'outdoors',
      talk: 'low',
      daylight: 'welcome',
      weather: 'medium',
      needs: 'nothing',
      time: 'a weekday evening',
      kit: 'shoes for the surface, a light and a dark shirt',
      size: 'ten, in two halves',
      first: 'somebody counts, points, and you have a team',
      verb: 'play football',
      doing: 'football',
      members: 'players',
      meeting: 'a kickabout',
      group: 'a five-a-side group',
    },
    mnf: `
intro: In {city} a ball and nine people are looking for a tenth on most evenings.
intro: Somebody counts, somebody points, and you are on a team in {city}.
intro: One pass, one "good ball," and you have been introduced in {city}.
when[hot]: Play starts in {city} when the sun is low. At noon the pitch is empty, and rightly so.
when[steady]: As dusk hardly shifts here, the six o'clock game is the six o'clock game all year.
when[swing]: From {bright} the parks have open games until dark; in {trough} the same chat books a hall or a floodlit cage.
when[far]: In {peak} you can play after ten in natural light. In {trough} it is halls and artificial turf, and a much louder crowd.
when: The chat fills by midweek; answer early, and you will be asked first next time.
where[shore]: With the shore within about {coast} there is sand for bad touches and soft falls. Ask who plays there at low sun.
where[high]: At about {elev} two sprints finish a newcomer. Offer to go in goal for the first quarter of an hour; it makes you popular.
where[big]: In a large city small-sided leagues run on rented pitches in each district, and every one of them is short of people on a wet Wednesday.
where[little]: There is a single pitch in many a small place, and whoever stands at its edge at the right hour gets asked.
where[inland]: School yards, river meadows and fenced courts: the game in {city} settles wherever the ground is flat.
where: Look for a cage with lamps, and stand near it with your shoes in hand.
first: You will get a bib that smells of last week and four teammates whose names are shouted at you.
first: Say you have not played in years. So have most, and someone else will still be slower.
first: Take your turn in goal without being told. In {city} as everywhere, it is noticed.
first[modest]: Mixed games are not the rule here; there are groups for women and for men, so ask for yours.
bring: Shoes for the surface, a light and a dark shirt, and your share of the fee.
bring: Shin guards and water. Somebody always has a second pair of everything else.
talk: Football has its own language of shouts, and you knew most of it as a child.
talk: "Mine," "yours," "man on": learn these three in the local language and you can play the season.
reason: A team at once :: You are picked, you have a side, and for an hour you belong to it without any talk.
reason: The chat in between :: "Who is in?" on Monday, nine names by Wednesday. Answer, and people in {city} know you.
trip: Challenge a side from {trip}, about {tripDist} to the {tripDir}. Losing away is worth the shared ride home.
trip: Go to {trip} together, about {tripDist} off, and watch a match of whoever plays that day.
home: A ball, a wall and a neighbor's child make a match when going out is not wise.
`,
    lff: `
intro: You watch football alone in {city}. Nine people nearby are one short for playing it.
intro: Nobody in a kickabout in {city} asks who you are. They ask if you can stay in goal.
intro: The quickest way in {city} to be shouted at kindly: join a game that is one short.
when[hot]: They start late in {city}, with the heat going down. Be there before it starts, since latecomers watch.
when[steady]: Same hour, same pitch, every month. {city} gives you no off-season to hide in.
when[swing]: Open games in the park until {autumn}, then the hall with a fixed list. Get on the list in time.
when[far]: White nights, endless games. Then {trough}, a hall, and ten people who refuse to stop. Be one of the ten.
when: Weeknights. On the weekend they have families, or play with the people they know.
where[shore]: On sand everyone is equally bad. The shore is within about {coast}; bring a ball and stand about.
where[high]: You will be dead after five minutes at about {elev}. Shout "keeper!" and live.
where[big]: Leagues in a big city lose a player every week. Write to three of them and one answers tonight.
where[little]: One pitch. Go there on a dry evening and look as if you own boots.
where[inland]: Walk past the school yard after six. If you hear shouting in {city}, that is it.
where: Look for the cage with lights. Four people passing a ball around are waiting for you.
first: Ask, "Need one?" Two words. They need one.
first: You missed an open goal. They will tease you all evening. That is acceptance.
first: Run for the ball that others leave, pass it, take your turn in goal. In {city} they will ask for your number.
first[modest]: Women's and men's groups play apart here for the most part. Find yours and message the organizer.
bring: Two shirts, one dark and one light, and coins for the pitch.
bring: Old boots. New ones get comments.
talk: Point, shout, apologize. That covers an entire season.
talk: Your accent does not matter when the goal is empty.
reason: No small talk for an hour :: You run, they shout, it ends, and suddenly you are standing in a circle that includes you.
reason: Being counted :: Ten are needed. If you say yes on Monday, somebody in {city} is relieved.
trip: Get a side together and lose in {trip}, about {tripDist} away. The ride back is the good half.
trip: Watch a lower-league match in {trip} with three from the pitch. About {tripDist}, scarf optional.
home: Kick a ball against a wall with whoever lives in the house. Count to a hundred.
`,
  },
  basketball: {
    traits: {
      setting: 'either',
      talk: 'low',
      daylight: 'welcome',
      weather: 'medium',
      needs: 'nothing',
      time: 'late afternoon or evening',
      kit: 'a ball, water and shoes that hold your ankles',
      size: 'three against three, or ten in a gym',
      first: 'you ask who has next',
      verb: 'play basketball',
      doing: 'basketball',
      members: 'players',
      meeting: 'a pickup game',
      group: 'a pickup group',
    },
    mnf: `
intro: "Who has next?" is all the introduction you need at a court in {city}.
intro: Someone in {city} will rebound your misses and send the ball back. It starts like that.
intro: A hoop, a queue and a bench: in {city} that is enough to get acquainted.
when[hot]: Asphalt keeps the heat, so courts in {city} fill when the shadow of the backboard grows long.
when[steady]: Since it gets dark at about the same time all year, the courts have a fixed rush hour. Be there at its start.
when[swing]: Outdoor courts are busy from {bright}; when it is dark after work, ask which gym the same people rent.
when[far]: Around {peak} there are games at an hour when other cities sleep. In winter everyone is in a school gym, on a list.
when: Late afternoon is for kids, early evening for everyone, late evening for those with jobs.
where[shore]: Near the shore the wind takes long shots, so games are played close to the rim and everyone may shoot.
where[high]: At about {elev} the ball bounces happily and you do not. Play to seven and rest often; the bench is the social part.
where[big]: In a big city each court has its own score, its own rules and its own humor. Learn one of them well.
where[little]: With one good court in a small place, the same eight people argue about the same foul for years. They need a ninth.
where[inland]: School grounds, parks, the lot behind the sports hall: listen for the sound of a ball on concrete.
where: Find a court with a bench and a light pole, and look in at the same hour twice.
first: Claim your place in the queue: who is after whom. When your turn comes, pick the people you have been sitting with.
first: Set screens, chase rebounds, say "my bad." The passes come after that.
first: If five-on-five is too quick, offer a shooting game. In {city} too, somebody is always warming up alone.
first[modest]: There are gym hours for women and for men; ask the sports center which evening is yours.
bring: A ball if you have one, water, and shoes that hold your ankles.
bring: Two shirts. The ball gets you talked to before you play.
talk: Points, fouls and "next" are quickly learned, whatever the language of the court.
talk: On the bench people comment on the game, and you can join with one word and a wince.
reason: The bench :: You wait as much as you play, side by side with the people you will play with.
reason: Teams are remade :: After each game in {city} the sides change, so within an evening you have played with everyone.
trip: Three of you against three of theirs in {trip}, about {tripDist} to the {tripDir}: a fine excuse for a free day.
trip: Courts in {trip} have other rules. It is about {tripDist} away; find out together.
home: A hoop over a door and paper balls will do for two tired people and a bet.
`,
    lff: `
intro: You shoot alone at a hoop in {city} and chase your own misses. Ask for next instead.
intro: A court in {city} lets anyone in who says two words: who's next.
intro: In {city} there are nine on the court, and you are behind the fence. Walk around it.
when[hot]: The court in {city} is a stove until evening. Come when the shade does.
when[steady]: Every month has the same dusk here. They play the last hour of it, always, and you could too.
when[swing]: After {autumn} outdoor games die in the dark. Get on the gym list before that; it closes.
when[far]: Endless evenings in {peak}, then gym slots you must sign for. Sign.
when: Come at the start. At half past the teams are made and you are audience.
where[shore]: Wind off the water ruins every jumper. Good for you: nobody can tell who is bad.
where[high]: Two trips up and down at about {elev} and you see stars. Sit. Talk to the one beside you, who sees them as well.
where[big]: Choose one court in {city} and haunt it. Regulars learn faces, then names.
where[little]: Small place, one hoop with a net. If you are there on Tuesday, you are in the team.
where[inland]: Follow the sound of the bounce on a dry evening. No map needed.
where: Bring a ball to an empty court and keep missing. Somebody comes.
first: "Who has next? Who's after that?" Say it to the loudest one. Then sit down among them.
first: Play defense. Nobody thanks you and everybody picks you.
first: They will not pass to you at first. Rebound for twenty minutes, anywhere in {city}, and they will.
first[modest]: Ask at the sports hall for the hour that fits you, women's or men's. There is one.
bring: A pump. Nobody ever has a pump, and you become a legend.
bring: Shoes, water, no headphones.
talk: "My bad" covers most of it.
talk: You do not need to be funny. The game is, frequently.
reason: You wait in company :: Half of it is sitting on a bench next to people. You were going to sit anyway.
reason: They call you when they are short :: Be at the same court in {city} four times, and your name gets shouted over the fence.
trip: Take two from the bench to {trip}, about {tripDist} off. Lose there. Tell everyone you won.
trip: Another court, another crowd: {trip}, about {tripDist} {tripDir}. You go as three and are nobody's stranger.
home: Roll up socks, use the laundry basket, play to eleven with whoever is there.
`,
  },
  'racket-sports': {
    traits: {
      setting: 'either',
      talk: 'low',
      daylight: 'welcome',
      weather: 'medium',
      needs: 'nothing',
      time: 'a fixed weekday evening',
      kit: 'clean-soled shoes, water and a borrowed racket',
      size: 'four to a court, partners changing',
      first: 'names on a board and a partner you never met',
      verb: 'play a few sets',
      doing: 'racket sport',
      members: 'players',
      meeting: 'a mixed doubles evening',
      group: 'a racket club',
    },
    mnf: `
intro: Somewhere in {city} a person with a decent backhand is wondering whom to ask.
intro: Doubles in {city} gives you a partner every twenty minutes, all of them new.
intro: Tennis, padel, badminton, table tennis: whatever is played in {city}, it takes two at least.
when[hot]: Outdoor courts in {city} are for the hour after sunrise and the floodlit end of the day; in between there is badminton under a roof.
when[steady]: With hardly any change of light, a standing fixture keeps its hour all year, which is what makes fours into friends.
when[swing]: From {bright} the outdoor courts are open; by {trough} the same people play badminton in a hall, with less wind and more jokes.
when[far]: {peak} offers light for a match after dinner. For the other months {city} has halls, where shuttlecocks fly in shirt sleeves.
when: Clubs keep one evening for open play. Start there rather than by booking a court.
where[shore]: Sea wind turns every lob into a joke. Expect it by the shore, and choose a partner who laughs.
where[high]: At about {elev} balls fly faster and farther than you are used to. Everybody new hits long; it is a known local sport.
where[big]: In a city of this size court time is the scarce thing, so join a group with a standing booking.
where[little]: Small clubs are glad of any second player, and the key to the court hangs with a neighbor.
where[inland]: The sports hall, the school gym in the evening, the tables in the park: each has its regulars in {city}.
where: Ask for "social" or "mix-in" sessions at the municipal sports center.
first: Write your name on the board, be modest about your level, and the system gives you a partner.
first: Partners talk because they must: yours, mine, sorry, great get. By the break you have said more than at most parties.
first: Borrow a racket for the first three times; any club in {city} has a bag of old ones.
first[modest]: Sessions for women and for men are usually listed apart; the sports center has the plan.
bring: Court shoes with clean soles, water, and a borrowed racket.
bring: A tin of fresh balls or shuttles makes you welcome on every court.
talk: Numbers up to forty and the word for "sorry": more is not needed on court.
talk: Between games you sit beside those who are also out, and somebody asks about your shoulder.
reason: Mixed by design :: The board puts you with everyone in turn. It is the politest way of being introduced in {city}.
reason: Standing fours :: The same four on the same evening, with a substitute list: that is how it lasts.
trip: A friendly against four from {trip}, about {tripDist} to the {tripDir}, gives the club something to tell.
trip: There are courts in {trip} as well. It is about {tripDist} away; go as a double and come back as friends.
home: A table, two books as a net and an old ball are a court for a quiet evening.
`,
    lff: `
intro: The wall always returns the ball and never asks you how you are. {city} has better partners.
intro: You own a racket in {city} and nobody to use it with. So do several hundred others.
intro: An open-play evening in {city} hands you a partner. You only have to put your name up.
when[hot]: Play at seven in the morning or under lights. Anything else in {city} is punishment.
when[steady]: One evening a week, all year, no winter break to lose everyone in.
when[swing]: Outdoor fours fall apart in {autumn}. Indoor groups look for people exactly then.
when[far]: Long light in {peak}: a match at nine in the evening. In {trough}, the hall, the same four, soup afterward.
when: Open play is on a weeknight. Do not book a court and hope for a partner to appear.
where[shore]: The wind by the sea makes idiots of good players. Join in; you are already even.
where[high]: At about {elev} your ball sails over the fence. Apologize to the next court. There, contact.
where[big]: You will not get a court in {city} alone at six. A group has one. That is reason enough.
where[little]: Ask who has the key to the court. That person has wanted a partner for years.
where[inland]: Cheap tables in the park, a hall with lines on the floor. {city} does not need a club with blazers.
where: Ring the sports center and ask for the session where people come single.
first: Name on the board. Then you are no longer someone watching, you are next.
first: You will lose, in twenty minutes, to a person of seventy. Ask them for a second game.
first: Say you are "rusty." Half of {city} is. Nobody will check.
first[modest]: Women's and men's sessions run separately in many halls here. Pick yours and go weekly.
bring: Clean shoes and a tin of balls. The balls make them forgive your serve.
bring: Nothing but shoes. There is a bag of old rackets in every hall.
talk: "Mine!" and "sorry!" will do for the first month.
talk: You are out every second game. Use the bench; ask who has played longest.
reason: A partner without asking :: The list pairs you. No one can say no, and you do not have to ask.
reason: Losing is company :: Four people, one court in {city}, every week. The score is gone by Thursday.
trip: Four of you, {trip}, about {tripDist}: play whoever is there. You will argue about it the whole way home.
trip: Somebody in {trip} needs opponents too. About {tripDist} {tripDir}, a free afternoon, done.
home: Badminton without a net in a yard, with someone you live with. Score optional.
`,
  },
  cycling: {
    traits: {
      setting: 'outdoors',
      talk: 'medium',
      daylight: 'needed',
      weather: 'high',
      needs: 'nothing',
      time: 'a free morning, or a weekday evening in the light months',
      kit: 'a tube that fits, levers, a pump, lights and something sweet',
      size: 'four to fifteen, two abreast where allowed',
      first: 'the leader says route, speed and whether the group waits',
      verb: 'go for a ride',
      doing: 'cycling',
      members: 'cyclists',
      meeting: 'a group ride',
      group: 'a cycling group',
    },
    mnf: `
intro: A group ride out of {city} looks after you before it knows your name.
intro: Ride behind somebody's wheel in {city}, then take your turn in front: that is the acquaintance made.
intro: Signals, wind and cake: cycling groups around {city} share all three.
when[hot]: Rides leave {city} at first light and are back at the table before the heat has properly begun.
when[even]: The light gives you the same early start in every month, so it is the rain that the group chat talks about.
when[mild]: Riding goes on all year; the cooler months are for long loops, the warm ones for sunrise starts.
when[swing]: Evening rides come with the light, from {bright}. In the other months the group meets on a free day and turns home before dusk.
when[far]: In {peak} you can ride until nearly midnight. Through the dark months the group spins indoors or repairs each other's bikes.
when: Ask for average speed and for what happens on climbs; "relaxed" means something else in every club.
where[shore]: Along the shore the wind decides: out against it, home with it, and the strong ones in front.
where[shore]: A coast within about {coast} means flat kilometers and one question each time, left or right.
where[nearsea]: It is about {coast} to the sea, a natural turning point for a half-day ride with a long stop.
where[high]: At about {elev} every rise counts twice. Local riders are patient with newcomers, having been short of breath themselves.
where[upland]: Around {city}, at about {elev}, ask for the easy direction out of town; somebody knows the one road without a climb.
where[big]: Getting out of a big city is the hard part. Groups know the quiet exits, or take the train to the edge.
where[little]: From a small place you are on country roads in ten minutes, so evening rides need no plan.
where[inland]: River paths and side roads carry most rides here; ask the bike shop which way the group goes on a windy day.
first: The leader explains the route, the speed and whether the group waits. Say that you are new, and you will get a wheel to follow.
first: Your first puncture is a group event, with three people giving different advice.
first: Begin with a no-drop ride in {city}; it means that everyone comes home together.
bring: A spare tube that fits, levers, a pump, lights, water and something sweet.
bring: A bike that works and a helmet. The rest travels in other people's pockets.
talk: You talk two by two and change neighbors with the wind, so a poor conversation never lasts.
talk: Hand signals are the grammar, and you know them after one ride.
reason: A new neighbor every few minutes :: The line rotates, and with it the person you talk to.
reason: A bigger map :: With a group from {city} you find the quiet roads that no app shows you first.
trip: {trip} is about {tripDist} to the {tripDir} in a straight line: out by bike, back by train, if your legs agree.
trip: Ask who has ridden toward {trip}. At about {tripDist} it makes a plan for one long day or two easy ones.
home: Two upturned bikes, a bowl of soapy water and a friend make a repair evening.
`,
    lff: `
intro: You ride alone through {city}, fast, so that it looks like a choice. Slow down for once.
intro: Nobody gets left behind on a no-drop ride out of {city}. Read that line again.
intro: There is a bakery outside {city} with eight bikes in front of it. Yours could be the ninth.
when[hot]: They leave {city} in the dark and eat cake at nine. It hurts once, at the alarm.
when[even]: The sun is up at the same time every day of the year. No month is too dark for it, and none will wait.
when[mild]: You can ride in any month here. Wet legs are not a reason; they have them too.
when[swing]: Fair-weather riders vanish in {autumn}. Go then: the group is smaller, and small groups talk.
when[far]: In {peak} nobody goes home before ten. When dark comes they meet in a cellar with tools. Be at both.
when: Free-day rides are the ones with a café. Take those; nobody makes friends in a commute.
where[shore]: Headwind along the water, everyone behind one back. You will be grateful to a stranger within minutes.
where[shore]: The sea is within about {coast}. You know the path. You have never ridden it beside anyone.
where[nearsea]: About {coast} to the coast, which is a ride with a reason. Not a ride for one.
where[high]: Thin air at about {elev}. The hill sorts out the boasters and leaves the nice ones at the back with you.
where[upland]: At about {elev} there is always a hill, and at the top there is always a group waiting. Be worth waiting for.
where[big]: The worst part of a ride from {city} is the first half hour of traffic. In a bunch it is nearly safe.
where[little]: Two streets and you are out in the fields. Look who else is.
where[inland]: No coast road here, only wind and rivers. People find each other behind the same windbreak.
first: Ask, "Do you wait?" If the answer takes long, choose another group.
first: You cannot change a tube? Say it. Someone has been dying to show you.
first: Ride at the back with the sweep. In {city} it tends to be the kindest one.
bring: A tube, a pump, a bar of chocolate. The chocolate makes friends.
bring: Any bike with brakes. Leave the shame about it at home.
talk: Two by two, eyes on the road. It is the easiest kind of talk: no faces.
talk: You may ride a whole hour without a word and be called good company.
reason: You are looked after :: "Hole. Car up. Slowing." A line of strangers warns you. Nobody else did today.
reason: The stop :: Sweaty, hungry, around one table outside {city}. You belong because your legs hurt too.
trip: {trip}: about {tripDist} as the crow flies. Take the train one way. Ask two who complain well.
trip: Alone you would never ride to {trip}. With three it is about {tripDist} of jokes and wind.
home: Clean the chain, oil it, teach somebody in the house to mend a puncture.
`,
  },
}
