import type { CommunityData } from '@/lib/place/community-traits'

export const photography: CommunityData = {
  traits: {
    setting: 'outdoors',
    talk: 'medium',
    daylight: 'needed',
    weather: 'low',
    needs: 'nothing',
    time: 'the first or the last hour of light on a free day',
    kit: 'any camera, an empty card and comfortable shoes',
    size: 'three to twelve, drifting',
    first: 'a corner, an hour and a theme',
    verb: 'go on a photo walk',
    doing: 'photography',
    atHome: 'taking pictures',
    members: 'photographers',
    meeting: 'a photo walk',
    group: 'a photo group',
  },
  mnf: `
intro: Ten people photograph one street in {city} and come back with ten streets.
intro: A photo walk in {city} is slow, and somebody always asks what you were looking at.
intro: Bring a phone or an old camera to {city}; people who notice things will be there.
when[hot]: The noon sun stands overhead in {city} and flattens everything. Walks start at dawn, or wait for the lamps.
when[even]: Golden light is brief here and punctual, about half an hour at either end of the day, in every month. Groups know the minute.
when[mild]: The last hour of sun moves only a little over the year, so a photo walk after work keeps its time.
when[swing]: In {peak} the good light comes late, after dinner; in {trough} it lasts all day, low and long, and nobody has to get up for it.
when[far]: In {trough} the sun stays near the horizon and the whole short day is golden. In {peak}, sunset takes half the night.
when: Meet an hour before dusk: half the walk in sunlight, half under lamps.
where[shore]: The shore is within about {coast}: reflections, people, weather. Keep the salt off the glass.
where[high]: At about {elev} the air is clear and shadows are almost black. Local photographers know what to do with that.
where[big]: In a big city choose one block for an afternoon. Limits make a walk talkative.
where[little]: In a small place you meet the people you photograph again. Ask first, and send them the picture.
where[inland]: Wide sky, dust, storms in the distance: inland weather is a subject of its own.
where: Camera clubs, film labs and adult education centers all run walks.
first: The group agrees on a route and a theme, then drifts. Thirty steps on you are together again.
first: Afterward each person shows three pictures. Do not skip that part.
first: Offer to hold a reflector or to stand in for a light test. In {city} that is a handshake.
first[modest]: Ask before you photograph people anywhere here, and leave it if they hesitate.
bring: Bring one lens or simply your phone, a charged battery, an empty card, comfortable shoes.
bring: Come with a theme in your pocket, in case nobody has one: hands, blue, doors.
talk: You point and they look; the picture explains what your grammar does not.
talk: "What were you looking at?" starts each conversation, and the screen helps you answer.
reason: You see your city :: A street in {city} you walk daily looks new after someone else's three pictures of it.
reason: Nothing to be good at :: Patience counts more than gear, and people with phones are welcome.
trip: A day in {trip}, about {tripDist} to the {tripDir}, with one roll or thirty-six shots each: that is a project.
trip: Photograph the way to {trip}, about {tripDist}, and not the sights when you get there.
home: One window, one hour, the same view each day; send it to a friend.
`,
  lff: `
intro: You take pictures of {city} so that you look busy. Go where eight people do it together.
intro: Four thousand photos of {city} and nobody on them. Ask someone to hold still.
intro: A photo walk in {city}: you may stop, stare and say nothing. Finally.
when[hot]: Dawn. {city} is empty and kind then, and everyone who turns up means it.
when[even]: The good light lasts half an hour, at the same time daily. Others wait for it on the same corner.
when[mild]: There is usable light after work in most months. You spend it on the bus.
when[swing]: In {trough} the light is low all day. You feel low too; take both for a walk, with others.
when[far]: In {peak} it stays golden until midnight. In {trough} you have about {short}; spend them outside, together.
when: Dusk. Nobody sees who is shy.
where[shore]: You always end up at the water, within about {coast}, with the same ten shots. Someone else sees it otherwise.
where[high]: Hard light at about {elev}. Your pictures are too dark. Ask a local.
where[big]: One block of {city}, two hours, six people. Afterward it is your block.
where[little]: People will ask what you are doing. Tell them. That is the whole point.
where[inland]: You say {city} is ugly. Good, nobody has done it yet.
where: A film lab has a board with walks on it. Drop off a roll and read it.
first: When the lens talk starts, say, "Show me what you took with it."
first: You will want to wander off alone. Do it for ten minutes, then come back and show.
first: Pick your three and hand over the phone. In {city} it feels like undressing. Do it.
first[modest]: Ask people before you point a camera here. If unsure, photograph walls.
bring: Bring a phone. If they sneer at it, wrong group.
bring: Take a spare battery and spare patience.
talk: You look through a thing for two hours. Talk comes after, with proof.
talk: "Why that one?" Ask it and listen.
reason: You may stare :: What makes you odd at a party in {city} makes you good here.
reason: Somebody sees what you see :: They stop, they look where you looked, they nod. It is a lot.
trip: {trip}, about {tripDist}, one lens, no landmarks. Show each other on the way home.
trip: Four people, one car, about {tripDist} to {trip}, stop wherever somebody shouts.
home: Photograph the same cup at the same hour each day and send it to one person.
`,
}
