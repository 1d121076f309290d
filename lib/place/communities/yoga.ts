import type { CommunityData } from '@/lib/place/community-traits'

export const yoga: CommunityData = {
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
bring: Bring water, a layer for the end, and bare feet.
bring: Come with nothing but comfortable clothes; mats can mostly be borrowed the first time.
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
bring: Bring water and a sweater, so you need not run out cold the moment it ends.
bring: Take yourself in soft trousers. They lend mats.
talk: You copy what you see. No vocabulary, no opinions, no small talk until the shoes.
talk: Three sentences at the shoe rack per week. In two months that is a conversation.
reason: You may be quiet :: Nobody in the room expects you to say anything for an hour. You are still in company.
reason: The same corner :: Keep your spot in one room in {city}. The people left and right of it become yours.
trip: There will be a workshop in {trip} or somewhere like it, about {tripDist} off. Go in someone's car, never alone.
trip: Suggest {trip}, about {tripDist} {tripDir}: one class, one lunch. Bodies are already tired, so talk is honest.
home: Unroll two mats, close the door, let one of you read the poses. An hour without news.
`,
}
