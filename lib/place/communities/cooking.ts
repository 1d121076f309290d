import type { CommunityData } from '@/lib/place/community-traits'

export const cooking: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening or a long free afternoon',
    kit: 'an apron, a knife you trust and a box for leftovers',
    size: 'six to ten at one stove',
    first: 'a board, an onion and the word "small"',
    verb: 'cook with others',
    doing: 'cooking together',
    members: 'cooks',
    meeting: 'a cooking evening',
    group: 'a cooking group',
  },
  mnf: `
intro: In a shared kitchen in {city} somebody hands you an onion, and the evening has begun.
intro: Cook with others in {city}, and by dessert you know most of the table.
intro: {city} eats well where six people share one stove and the dishes.
when[hot]: Groups in {city} cook after dark, or early and cold: what is cut, squeezed and chilled needs no oven.
when[swing]: In {trough}, with about {short} of light, a pot for eight is the best plan anybody has. In {peak} the same people carry it to a park.
when[far]: Dark months are for dumplings, dough and long stews; in the bright ones people in {city} grill until they notice it is midnight.
when[steady]: Market produce changes with rain more than with months here; let a local cook explain what is good this week.
when: Give it a long free afternoon: shop, cook, eat, wash up. Each part has its own talk.
where[shore]: With the sea within about {coast}, someone in the group knows how to clean a fish. Learn it from them.
where[inland]: Far from the sea, the cooking leans on what keeps: grain, beans, roots, things in jars. Every family has a version.
where[high]: At about {elev} water boils earlier and beans take forever. Every local cook has a trick, and likes to be asked.
where[big]: In a big city there is a market for each kitchen of the world. Let a member lead you through theirs.
where[little]: In a small place recipes have owners. Ask whose it is, and you may be invited to watch.
where: Adult education centers, neighborhood kitchens and parishes have stoves big enough for ten.
first: Someone says "small, please" and gives you a knife. You look for the bowl together with another newcomer.
first: Say what you cannot eat when you sign up, then take whichever job nobody wants.
first: Stay for the dishes. In {city} as in every kitchen, the quiet talks happen at the sink.
first[modest]: Home kitchens and women's groups are the usual setting here; a neighbor's introduction opens them.
bring: Bring an apron, a knife you trust, and a box for leftovers.
bring: Come with one recipe from where you come from. It will be asked for.
talk[foreign]: Words for food are the first ones that stick: stir, salt, more, enough.
talk: The work supplies the talk: how fine, how hot, whose grandmother does it differently.
reason: Busy hands :: You never stand about with nothing to do, and nobody asks what you do for a living until the soup.
reason: You eat together afterward :: A meal that six people in {city} made is a better start than six introductions.
trip: A morning at the market in {trip}, about {tripDist} to the {tripDir}, and the cooking back home: that is a whole day for four.
trip: Each place has its dish. Go to {trip}, about {tripDist} away, eat it, and try to copy it together.
home: Cook with the household or pass a pot over the fence; a recipe travels by phone.
`,
  lff: `
intro: Cooking for one in {city} means leftovers for three days. Make it for six, once.
intro: You eat over the sink in {city}. Others do, too. There are tables that end that.
intro: In {city} a stranger will give you an onion and no time to be shy.
when[hot]: Late, windows open, cold noodles. Nobody in {city} turns on the oven, and nobody minds what you bring.
when[swing]: {trough} is made for it: dark outside, about {short} of day, eight people and a pot. Be the one who asks.
when[far]: In the dark weeks food is the only plan that never gets canceled. In the bright ones bring coals.
when[even]: No soup season here, and no salad season. Any Tuesday can be the one you cook on.
when: Take the evening you would order in. It costs less and has people in it.
where[shore]: The sea is within about {coast}, and you buy fish sticks. Let somebody show you the other kind.
where[inland]: Beans, flour, roots: food that feeds many. The table it wants is bigger than yours.
where[high]: Nothing boils properly at about {elev}. Complain; you will get three methods and an invitation.
where[big]: Every kitchen of the world is somewhere in {city}. Ask one person to take you to their market.
where[little]: Knock with an empty bowl. In a small place people still know what that means.
where: A neighborhood kitchen, a parish, a school with big pots. They always need hands.
first: "Where do I stand?" is all you have to say. Then someone gives you carrots.
first: You cut yourself a bit, you laugh, you are in. Take the dishes after.
first: Do not flee when the eating is over. In {city} the sink is where people finally talk.
first[modest]: It happens in homes here, often among women. Ask a neighbor or colleague to take you along.
bring: Bring a knife. And the dish your family made when nobody was sick.
bring: Take a box. Going home with leftovers means they want you to eat tomorrow.
talk[foreign]: Point at it, taste it, make a face. You have just had a conversation.
talk: How fine, how long, how much: nobody needs to know how you are until the plates are full.
reason: You are useful at once :: Ten onions do not care whether you are interesting.
reason: A table with your plate :: In {city} on a weeknight, hot food, people, noise. You had forgotten.
trip: Drive the about {tripDist} to {trip} for one dish, argue about it, cook it worse at home.
trip: Market day in {trip}, about {tripDist} {tripDir}, three people and a cooler. You will eat until midnight.
home: Ask the neighbor for an egg. Bring back a piece of what became of it.
`,
}
