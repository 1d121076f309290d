import type { CommunityData } from '@/lib/place/community-traits'

export const birdwatching: CommunityData = {
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
    atHome: 'watching birds',
    members: 'birders',
    meeting: 'a bird walk',
    group: 'a birding group',
  },
  mnf: `
intro: On a bird walk in {city} eight strangers lean the same way and hold their breath.
intro: {city} has more birds than you have noticed, and people who would love to point them out.
intro: Slow, early and whispered: a bird walk is the gentlest company {city} has.
when[hot]: By nine in the morning the birds of {city} have gone into the shade, so walks start at first light and end with breakfast.
when[even]: Birds are active in the first hour of light, and that hour hardly moves here; a weekly walk keeps its time all year.
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
bring: Bring dull layers that do not rustle, a pencil, something hot to drink and cookies for the third stop.
bring: Come with patience and a hat. Leave perfume and bright jackets at home.
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
when[even]: The first hour of light is at the same time in every month. Set one alarm and leave it set.
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
bring: Bring something dull to wear, something hot to share. Binoculars they lend.
bring: Take a pencil. People remember those who write down what they are told.
talk: Whispering hides a bad accent and a shy voice.
talk: You are allowed to say nothing for two hours. Few gatherings offer that.
reason: Silence without shame :: In most company you have to fill it. Here you would disturb it.
reason: Somebody to tell :: You saw a thing over {city} this morning. On Wednesday there is a person who wants to know.
trip: Toward {trip}, about {tripDist}, in a car full of coats. You will stop ten times and talk nine.
trip: Ask who has been to {trip} for birds. About {tripDist} {tripDir}, thermos, early. They will say yes.
home: Put crumbs on the sill and keep a list with whoever is in the house.
`,
}
