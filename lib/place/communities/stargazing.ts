import type { CommunityData } from '@/lib/place/community-traits'

export const stargazing: CommunityData = {
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
    atHome: 'looking at the stars',
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
when[even]: It is dark early in the evening in every month, mostly warm enough to lie on a blanket, and both halves of the sky come by in the course of the year.
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
bring: Come with no telescope. Binoculars if you own a pair, and a thermos for the waiting.
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
when[even]: It is dark at the same early hour in all twelve months. A blanket, warm air, six people. Stop waiting for a special night.
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
bring: Bring twice the clothes you think and a red light. White light makes enemies.
bring: Take a thermos big enough for three. That is your telescope.
talk: You talk upward, into the dark, to a voice. It is easier than any café.
talk: Silence is for the sky, so nobody counts yours.
reason: Awe wants a witness :: You have seen beautiful things alone and had nobody to nudge. Here there is an elbow on each side.
reason: They text you :: "Clear, come now." Someone near {city} thought of you at nine in the evening.
trip: {trip} is about {tripDist} off, with lights of its own. In between it is darker. Find the spot with three people and a map.
trip: An hour in a dark car toward {trip} with someone who explains nebulae. You have had worse evenings.
home: Switch off the lamps, stand at the window with someone, learn one star.
`,
}
