import type { CommunityData } from '@/lib/place/community-traits'

export const hiking: CommunityData = {
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
    atHome: 'planning walks',
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
bring: Bring shoes you have already worn in, a rain layer, more water than you think, and nuts to pass around.
bring: Come with two sandwiches, one of them to give away.
talk: There are hours for talking and nobody minds a pause, so a slow speaker has time to finish.
talk: Plants, signposts and sore feet supply the words when yours run out.
reason: Side by side :: You both look ahead, and silences pass for looking at the view.
reason: Hours, all at once :: A day on foot near {city} gives you more time with people than a month of short evenings.
trip: Travel to {trip}, about {tripDist} to the {tripDir}, and walk from there; another start makes new paths.
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
where[big]: Ride to the last stop. Those with boots on the platform are your group; say hello there.
where[little]: Start at the last house. Whoever you meet on the path lives near you, and you will meet them again.
first: Tell the leader, "I don't know anyone." A good one pairs you up before the first bend.
first: Walk beside three different people. At every stop, move.
first: Before the last stretch back to {city}, ask one of them, "Are you coming on the next one?"
bring: Bring broken-in shoes, rain jacket, water. And a second snack, because giving food away is the oldest trick.
bring: Take a thermos and two cups. Not one.
talk: Five hours is long. You will run out of pretending, and then it gets good.
talk: If you have nothing to say, look at the path. Everyone is.
reason: You cannot slip out :: People who leave parties early cannot leave a trail. Around the third hour it stops being hard.
reason: One filled day :: A walk out of {city} takes a whole free day off your hands, and that was the worst one.
trip: Hike from {trip}. It is about {tripDist} {tripDir}; the ride there is where you find out who is funny.
trip: Pick {trip}, about {tripDist} off, a map, two people. It need not be beautiful.
home: Spread a map on the floor with someone and plan the walk you will do one day.
`,
}
