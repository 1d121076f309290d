import type { CommunityData } from '@/lib/place/community-traits'

export const drawingAndPainting: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'low',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'nothing',
    time: 'an evening session or a free morning outdoors',
    kit: 'cheap paper, something soft and a clip',
    size: 'six to twenty easels',
    first: 'two minutes per pose, all of them wrong',
    verb: 'draw with others',
    doing: 'drawing',
    members: 'sketchers',
    meeting: 'a sketching session',
    group: 'a sketching group',
  },
  mnf: `
intro: Draw one corner of {city} with eight people, and you get eight corners.
intro: Two quiet hours in {city}, then the boards turn around and everybody talks at once.
intro: In {city} there is a circle of easels where every first drawing is wrong, the teacher's too.
when[hot]: Sketchers of {city} work in the early shade or the last half hour of color; noon is for studios.
when[even]: The light comes at a steep angle and the same hours all year, so outdoor sessions keep their time.
when[swing]: From {bright} the group draws outside; by {trough} it moves to a life room with a heater for the model.
when[far]: Low sun and long shadows make {city} easy to draw for much of the year. In {peak} you can paint at eleven at night.
when: Evenings are for the figure, free mornings for the street.
where[shore]: Water is hard to draw, so everyone at the shore fails in company. Bring a clip against the wind.
where[high]: The light at about {elev} is hard and clear: dark shadows, white walls. Squint, and ask how others handle it.
where[big]: In a big city stations and markets hold still for nobody; sketch groups like them for that.
where[little]: In a small place people come up to see what you draw. Let them look.
where[inland]: Rivers, yards, roofs: {city} gives a sketch group enough for a year of free mornings.
where: Art schools and community centers open their life rooms to anyone with paper.
first: Two minutes per pose to begin with. By the tenth nobody pretends to be an artist.
first: Outdoors, the group meets, scatters, and returns at an agreed time to lay the books on the ground.
first: "How did you get that shoulder?" works as a question anywhere in {city}.
first[modest]: Life rooms are rare here; sketch walks, still life and calligraphy are the way in.
bring: Bring cheap paper, something soft to draw with, a clip and an eraser.
bring: Come with one pen. Paint can wait until you know where the water is.
talk: Half of it is silent, and the other half points at paper.
talk: You need five words for it: light, dark, line, more, stop.
reason: Something to show :: At the end there is a page in your hand and a person beside you who wants to see it.
reason: You look longer :: After a season of drawing {city} with others you know its roofs and a few of its people.
trip: A day with sketchbooks in {trip}, about {tripDist} to the {tripDir}: same street, six versions.
trip: {trip} is about {tripDist} away. Draw on the way too; hands are always there.
home: A lamp, an apple, a friend, ten minutes each.
`,
  lff: `
intro: You draw people in {city} on the subway and never speak to them. Draw with some who draw back.
intro: A life room in {city}: two hours of silence you are not alone in.
intro: Your sketchbook in {city} has had one reader. Lay it on the ground with the others.
when[hot]: Before eight or after five. At noon even the paper in {city} curls.
when[even]: Same light, same hours, every month. Draw on the one morning that is empty.
when[swing]: Outside from {bright}, and when it goes dark at five, in a warm room with a stranger standing still.
when[far]: In {peak} there is light at midnight and you cannot sleep. In {trough} there is a heated room with charcoal.
when: Take the evening session. Nobody there came with a friend.
where[shore]: Everyone fails at waves. Fail there, within about {coast}, next to somebody.
where[high]: The sun is merciless at about {elev} and so are your shadows. Compare.
where[big]: Sit in a station in {city} with six others. Suddenly strangers look at you, and it is fine.
where[little]: People will stop and comment. In a small place that makes six acquaintances per drawing.
where[inland]: You think there is nothing to draw in {city}. Twelve people with pencils disagree.
where: Art school, open evening, pay at the door. The back row is full; take the front.
first: Sit next to the best one on purpose. Watch the order they do things in.
first: Show the page you hate. Everyone in {city} shows that one.
first: When the timer ends, do not pack. Say, "Can I see yours?"
first[modest]: Sketch walks and calligraphy are easier to find here than life rooms. Start with those.
bring: Bring cheap paper. Expensive paper makes cowards.
bring: Take a spare pencil for whoever forgot theirs.
talk: You may say nothing for ninety minutes. Then you have two hundred things to point at.
talk: No language. A page, a finger, an eyebrow.
reason: You are not the one looked at :: For two hours all eyes are on someone else. Rest.
reason: A quiet that is shared :: You know silence at home in {city}. It is different with eleven pencils in it.
trip: {trip}, about {tripDist}: draw the same bad statue, five of you. Vote on the way back.
trip: Get out of {city} with sketchbooks. {trip} is about {tripDist} {tripDir}, and nobody there knows you.
home: Draw the person across the table. They get to draw you.
`,
}
