import type { CommunityData } from '@/lib/place/community-traits'

export const foodLovers: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'an evening, or a long free lunch',
    kit: 'small notes and an honest list of what you cannot eat',
    size: 'five to eight forks',
    first: 'a shared menu and one dish picked blind',
    verb: 'eat out with others',
    doing: 'eating out together',
    atHome: 'sharing a meal',
    members: 'eaters',
    meeting: 'a shared dinner',
    group: 'a dining club',
  },
  mnf: `
intro: Seven forks and one plate in {city}: you find out quickly how people share.
intro: {city} tastes better when everyone orders something different.
intro: Let somebody from {city} order for you once, and ask why here.
when[hot]: In {city} the good tables fill late, outside, with a fan or a breeze; nobody starts before dark.
when[swing]: In {peak} the club eats outdoors, late and long. {trough} is for stews, small rooms and fogged windows.
when[far]: Bright evenings are for grills and docks; in the dark half a booked table on a fixed day keeps people from vanishing.
when[steady]: Street food runs all year here, so a crawl can happen on any dry evening.
when: A long lunch on a free day is easier than dinner: less noise, more daylight, and people linger.
where[shore]: Near the water, ask what was landed rather than what is on the menu, and who at the table can take it apart.
where[inland]: Far from the coast, fish is a treat and the everyday dishes are the proud ones. Start with those.
where[high]: At about {elev} appetites grow with the cool air. Soup is taken seriously.
where[big]: A city of about {pop} people has more kitchens than you have evenings. Give each member one district.
where[little]: Where there are only a few places to eat, the club becomes part of the furniture, and the cook comes out to talk.
where: Markets at noon, stalls with a queue, canteens open to all: the modest places talk best.
first: The host says in two sentences why here. Order one thing you know and one you cannot pronounce.
first: Send the host what you cannot eat, ahead of time, and then stop worrying.
first: Sit in the middle of the table in {city}; the ends miss both the dishes and the jokes.
first[modest]: Family sections and separate rooms are common here, so ask the host how the table is arranged.
bring: Bring small notes, an empty stomach and some patience with the bill.
bring: Come with an open mind and a container; there is always a last dumpling.
talk[foreign]: A menu is a good textbook. Let your neighbor read it to you.
talk: Dishes need explaining and chilies warning about, so nobody has to search for a subject.
reason: Turns at choosing :: The accountant takes you to a grill, the student to her parents' noodle shop. You see {city} through their plates.
reason: Everyone eats :: No skill, no gear, no level. You were going to have dinner anyway.
trip: {trip}, about {tripDist} to the {tripDir}, surely claims to cook something better. Go and check, as a group.
trip: Go to {trip}, about {tripDist} away, eat lunch slowly, come home for coffee.
home: Everybody brings one dish to a trusted table. It is the oldest restaurant there is.
`,
  lff: `
intro: A table for one in {city}, by the door, with your phone propped on the salt. Enough.
intro: You know every menu in {city} and nobody to split a dish with.
intro: Eating alone in {city} is quick. Eating with six takes three hours, and that is the idea.
when[hot]: They eat late in {city}, when the street cools. Snack at six and go.
when[swing]: {trough}: dark early, delivery bag on the step. Or a loud small room with six others. You choose.
when[far]: Book one dinner a week through the dark half, with names. In the light half, follow the smoke.
when[steady]: There is a stall open on every evening of the year. Go to the one with a queue and talk in the queue.
when: Free-day lunch. You hate that hour alone, and at a table of seven it lasts until four.
where[shore]: Somebody in {city} knows which place buys off the boats. Ask, and ask them along.
where[inland]: No oysters here, so order what the grandmother orders. Better with her grandson across from you.
where[high]: Cold nights at about {elev}. Soup, steam, elbows. It is hard to be lonely over a shared pot.
where[big]: You have eaten your way through the same two streets. Let six others drag you through the rest of {city}.
where[little]: Three places to eat. By the second month the owner asks where you were.
where: Cheap, crowded, shared benches. Nobody ever met anyone at a tasting menu.
first: Write, "One more seat?" They book for eight and seven come. Always.
first: Do not order first. Say, "What's everyone having?" and pass your plate around.
first: The bill is the awkward part, in {city} too. Pay by plate and leave a bit over; you will be asked again.
first[modest]: Ask how tables are set here, mixed, family or separate, and come to the one that fits.
bring: Bring cash in small notes. You will be loved.
bring: Take hunger, and one story about the worst thing you ever ate.
talk[foreign]: Point at your neighbor's plate and lift your eyebrows. They will order it for you.
talk: When you do not know what to say, chew.
reason: Nobody performs :: Sauce on the chin is a great leveler. You can be dull and still be passed the rice.
reason: It is dinner :: You have to eat in {city} tonight. That is one decision fewer.
trip: Go about {tripDist} for lunch in {trip}. Absurd, and exactly why you will remember who came.
trip: Somebody says {trip} does it better, about {tripDist} off. Make them prove it, four of you in a car.
home: A pot on the floor, people you trust, everyone with a spoon.
`,
}
