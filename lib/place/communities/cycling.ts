import type { CommunityData } from '@/lib/place/community-traits'

export const cycling: CommunityData = {
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
    atHome: 'repairing bicycles',
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
where[big]: Getting out of a big city is the hard part. Groups know the quiet exits, or meet at the edge.
where[little]: From a small place you are on country roads in ten minutes, so evening rides need no plan.
where[inland]: River paths and side roads carry most rides here; ask the bike shop which way the group goes on a windy day.
first: The leader explains the route, the speed and whether the group waits. Say that you are new, and you will get a wheel to follow.
first: Your first puncture is a group event, with three people giving different advice.
first: Begin with a no-drop ride in {city}; it means that everyone comes home together.
bring: Bring a spare tube that fits, levers, a pump, lights, water and something sweet.
bring: Come with a bike that works and a helmet. The rest travels in other people's pockets.
talk: You talk two by two and change neighbors with the wind, so a poor conversation never lasts.
talk: Hand signals are the grammar, and you know them after one ride.
reason: A new neighbor every few minutes :: The line rotates, and with it the person you talk to.
reason: A bigger map :: With a group from {city} you find the quiet roads that no app shows you first.
trip: {trip} is about {tripDist} to the {tripDir} in a straight line: see how far your legs agree, and find out beforehand how to get the bikes back.
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
bring: Bring a tube, a pump, a bar of chocolate. The chocolate makes friends.
bring: Take any bike with brakes. Leave the shame about it at home.
talk: Two by two, eyes on the road. It is the easiest kind of talk: no faces.
talk: You may ride a whole hour without a word and be called good company.
reason: You are looked after :: "Hole. Car up. Slowing." A line of strangers warns you. Nobody else did today.
reason: The stop :: Sweaty, hungry, around one table outside {city}. You belong because your legs hurt too.
trip: {trip}: about {tripDist} as the crow flies. Find out how the bikes get back. Ask two who complain well.
trip: Alone you would never ride to {trip}. With three it is about {tripDist} of jokes and wind.
home: Clean the chain, oil it, teach somebody in the house to mend a puncture.
`,
}
