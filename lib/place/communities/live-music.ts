import type { CommunityData } from '@/lib/place/community-traits'

export const liveMusic: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'evenings, mostly late in the week',
    kit: 'earplugs, a charged phone and a layer to tie around the waist',
    size: 'three to ten people in a crowd',
    first: 'a meeting point an hour before the doors',
    verb: 'go to concerts',
    doing: 'going to concerts together',
    atHome: 'listening to music',
    members: 'concertgoers',
    meeting: 'a concert evening',
    group: 'a concert group',
  },
  mnf: `
intro: The good part of a concert in {city} is the hour before the doors and the walk afterward.
intro: Somebody in {city} has a spare ticket and nobody to argue with about the encore.
intro: The same sixty faces go to every small show in {city}; become one of them.
when[hot]: Shows start late in {city} and the night is warm, so people stay outside talking long after the last song.
when[swing]: The hall season begins in {autumn}; around {peak} music moves to parks and courtyards, and so do the regulars.
when[far]: In {trough} a concert is light, heat and noise in one. In {peak} it ends in daylight, to everyone's confusion.
when[steady]: Open-air stages are possible for much of the year here; ask what the rainy weeks do to the program.
when: Choose one small series and go each month. Faces return with the program.
where[shore]: On warm nights the crowd walks home along the water, and the setlist is debated there.
where[big]: In a big city every taste has its room. Pick one, and stop sampling for a season.
where[little]: In a smaller place the culture house, the church and the school hall share the stage, and the audience sits together whatever is played.
where[high]: At about {elev} nights are cold, so bring the coat you will need after dancing.
where: Conservatories, churches and libraries give concerts at noon or for little; those crowds talk easily.
first: Meet the group before the doors, put one number into your phone, agree where to stand at the end.
first: Turn around between the sets and ask, "Have you seen them before?"
first: Help once at the door or with the posters; volunteers in {city} hear everything and know everyone.
first[modest]: Seated recitals and family concerts are the easy start here; ask how seats are arranged.
bring: Bring earplugs, a charged phone and a layer you can tie around your waist.
bring: Come with one song to send to the others in advance, so that you know what you are coming to.
talk: Loud music is a pause with a beat. Before and after there is time, and a subject.
talk[foreign]: You know the songs even if you do not know the language. Ask what the shouting between them was about.
reason: A subject ready-made :: Loved it, hated it, too loud: you cannot run out of things to say on the way home.
reason: Scenes are small :: Go to one room in {city} five times and the person at the door nods at you.
trip: A band will skip {city} and play {trip}, about {tripDist} to the {tripDir}. Four people and a car make that an evening.
trip: Hear something in {trip} together, about {tripDist} away, and find out the last ride home before the encore.
home: Play each other records through one speaker and take turns choosing.
`,
  lff: `
intro: You stand at the back in {city}, alone, and leave before the encore. Change one of those.
intro: Going to gigs alone in {city} is fine. Going home from them alone gets old.
intro: Between two sets in {city} everybody stares at a phone. Be the one who turns around.
when[hot]: It starts at an hour when you would be in bed. In {city} nobody is; the night is the good part of the day.
when[swing]: New season in {autumn}: buy two tickets and offer one. In {peak} sit on the grass near people.
when[far]: In {trough} you need noise and bodies once a week. Let it be live.
when[steady]: Something plays every week of the year. The month does not matter; the second visit does.
when: Take midweek shows. The crowd is small and came for the music, like you.
where[shore]: Afterward people drift to the water. You usually turn left for the bus. Turn right.
where[big]: Two hundred shows a week, so choose one room. Anonymity ends on the fourth visit.
where[little]: There is one stage. Whatever is on, go; everyone you could know is there.
where[high]: Cold at night, at about {elev}. People huddle outside. Huddle.
where: Lunchtime concerts at the conservatory cost next to nothing, and half the audience came alone.
first: Post it: "Going Thursday, near the left pillar." Somebody else did not dare to write that.
first: Ask the person next to you what the last song was called. Even if you know.
first: Carry amps, tear tickets, hang posters. In {city} they always need one more, and then you are inside.
first[modest]: Recitals with seats are where to begin here. Ask an usher which evenings are for whom.
bring: Bring a second pair of earplugs, for a stranger. It is the best line there is.
bring: Take cash for the merch table and the nerve to stay until the lights come on.
talk: Nobody can hear you for ninety minutes. Then everyone is desperate to talk.
talk[foreign]: You do not need the language to shake your head at a bad solo together.
reason: Two hours beside people :: You need not speak, and you have still shared something with everyone in a room in {city}.
reason: They save you a spot :: By the fifth night someone waves you to the front. That is all you wanted.
trip: They never play {city}. They play {trip}, about {tripDist} off. Find three who are as angry about it, and drive.
trip: A show in {trip}, about {tripDist} {tripDir}, and the ride back with people who sing.
home: One record, one other person, no talking until the side is over.
`,
}
