import type { CommunityData } from '@/lib/place/community-traits'

export const dogOwners: CommunityData = {
  traits: {
    setting: 'green',
    talk: 'medium',
    daylight: 'welcome',
    weather: 'low',
    needs: 'nothing',
    time: 'the same two hours every day',
    kit: 'bags, water and a ball you can bear to lose',
    size: 'three to ten people and their dogs',
    first: 'the dogs meet, the leashes cross, and you say your own name too',
    verb: 'walk the dog with others',
    doing: 'dog walking',
    atHome: 'looking after the dog',
    members: 'dog people',
    meeting: 'a group dog walk',
    group: 'a dog-walking group',
  },
  mnf: `
intro: You know every dog in your part of {city}. Here is how to learn the people's names.
intro: In {city} a dog makes the introductions in four seconds, and you only have to add your name.
intro: Same path, same hour, same wagging crowd: {city} has such a circle near you.
when[hot]: Pavements in {city} burn paws at midday. The dog crowd meets at sunrise and again after dark, twice daily, like clockwork.
when[even]: Dogs keep their hours, and here the light keeps its own, so you meet the same owners at six in every month.
when[swing]: In {trough} both walks fall in the dark; light-up collars come out, and owners wait for each other at the gate.
when[far]: With about {long} of day in {peak}, the last walk turns into a long one. In winter a group with lamps is good company for you both.
when: Twice a day, whatever the weather: nobody else in {city} has such a dependable timetable.
where[shore]: The shore is within about {coast}. Ask in which months and at which hours dogs may run there; regulars know it by heart.
where[high]: At about {elev} dogs tire too at first. Short rounds, much water, and a talk on a bench meanwhile.
where[big]: In a big city the fenced run nearest to you is your village. Keep one hour, and it becomes a circle.
where[little]: In a small place the loop behind the houses has its cast. One week, and you know all of them.
where[inland]: River meadows and field paths are where dogs get to run here. Look for the parked cars with blankets on the seat.
where[modest]: Not everyone here is easy with dogs. Ask owners or the vet where a walk disturbs nobody.
where: The vet's notice board and the training school know which groups walk when.
first: Say your name along with the dog's. The relief on the other side is visible.
first: If yours is shy, ask for a parallel walk with one calm pair, a good way apart.
first: Without a dog, ask a shelter in {city}; they often have someone for you to walk.
bring: Bring more bags than you need, water, and a ball you can bear to lose. Ask before handing out treats.
bring: Come with a towel in the car and a second leash. Sooner or later someone needs it.
talk: "How old?" and "always like that?" are questions with a long answer, in every language.
talk: You talk sideways while looking at the dogs, which is easy even on a bad day.
reason: You have to go out anyway :: Twice a day, rain or not. It takes only one more sentence to make it company.
reason: A spare key :: The person who looks after your dog for a weekend in {city} is no longer somebody from the park.
trip: Around {trip}, about {tripDist} to the {tripDir}, there are paths your dogs have never smelled. Share the car and the hair.
trip: Two dogs, two owners, a day near {trip}, about {tripDist} away. The dogs sleep all the way home; you need not.
home: A courtyard, a ball and a neighbor at a distance make a short walk less lonely.
`,
  lff: `
intro: You know the name of every dog in your corner of {city}, and of no human. Fix that.
intro: Without the dog you would have spoken to nobody in {city} today. Let it do more.
intro: There is a crowd of tired people with leashes in {city} at seven. You already know their dogs.
when[hot]: Dawn and dark, because the ground in {city} is too hot between. You are all out then, half asleep and easy to talk to.
when[even]: Six and six, in every month. You could set a watch by the others. Set yours by them.
when[swing]: In {trough} you walk twice in the dark. Wait at the gate for the next lamp and go together.
when[far]: In {peak} the evening round has no end. In winter, alone with a lamp, it never gets going. Make it a date.
when: Move your round by twenty minutes until it matches somebody's. It is that simple.
where[shore]: There is sand within about {coast}. Find out when dogs are allowed and be there with a second towel.
where[high]: At about {elev} the dog pants and you pant. Sit down. Somebody else has.
where[big]: The fence run in {city} looks like a clique. It is five people who also did not know how to start.
where[little]: There are six dogs on your loop. You will meet all their people this week if you stop for each.
where[inland]: Find the meadow with the muddy cars. They meet by the second gate, whatever the sign says.
where[modest]: Dogs are not welcome everywhere here. Ask another owner where they go; you will be glad of each other.
where: Put one line up at the vet's: day, place, slow, friendly. Somebody has wanted to write it for a year.
first: After "what's yours called?" add, "And I'm," and your name. You have put it off for months.
first: If your dog hates crowds, say so and ask one person for a walk at a distance. They will respect it.
first: No dog? Ask a shelter in {city} for one to walk. Then you are one of them.
bring: Bring bags to give away. Nobody forgets who had a spare bag.
bring: Take water for two dogs, not for one.
talk: You talk about digestion for a month. Then somebody says their father is ill.
talk: Shout "drop it" whenever a pause gets long.
reason: It happens twice a day :: Friends need hours together. You two are out for two of them daily, in {city}, whatever comes.
reason: Somebody can tell :: They notice when the dog comes without you, and ask.
trip: {trip}, about {tripDist} off: new smells, one car, wet dog. You will be on first-name terms.
trip: Ask the owner of your dog's best friend along to {trip}. About {tripDist} {tripDir}. The dogs have agreed.
home: Short rounds, the same neighbor, the width of the street between you.
`,
}
