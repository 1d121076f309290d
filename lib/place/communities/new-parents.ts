import type { CommunityData } from '@/lib/place/community-traits'

export const newParents: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'high',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'nothing',
    time: 'weekday mornings',
    kit: 'two diapers more than you think and something to eat for yourself',
    size: 'three to ten adults, each with a baby',
    first: 'a mat, forty minutes of half sentences and no apologies',
    verb: 'meet other parents',
    doing: 'meeting other parents',
    atHome: 'keeping company with other parents',
    members: 'parents',
    meeting: "a parents' morning",
    group: "a parents' group",
  },
  mnf: `
intro: You will be late, and in {city} a parents' morning opens the door to you anyway.
intro: Somewhere near you in {city} there is a mat on which crying bothers no one.
intro: Half sentences are fine in {city}; other parents know how they end.
when[hot]: Strollers roll in {city} at seven in the morning and again after sunset; in between, meet where the air is cool.
when[swing]: From {bright} you sit on a blanket in the park; in {trough} it is library carpets and living rooms, among the same babies.
when[far]: In {peak} no baby in {city} understands bedtime; in {trough} no parent does. Meet at noon, when there is light.
when[even]: As light and temperature keep their habits here, a baby's rhythm and a group's hour can match for months.
when: Between the first and the second nap, which is whenever it is. Arrive at any point.
where[shore]: A paved walk by the water, wheels turning, sleep guaranteed: within about {coast} you have the best stroller loop there is.
where[big]: In a big city, stay within reach of a stroller. Two parents nearby beat a perfect circle across town.
where[little]: In a small place the midwife knows every baby of the year, and who would like company.
where[high]: At about {elev} babies need a hat against the sun and another one after it.
where[inland]: Libraries, family centers and shaded playgrounds: {city} has a mat within a walk of most front doors.
where: Story time at the library is free, warm and short, and the slow packing up is when parents talk.
first: Put the baby down, put yourself down. Sleep, teeth and the birth story open every conversation.
first: Say your own name as well as the baby's. Nobody else in {city} will ask for it.
first: Ask for a number on the first day. "In case we're both up at four" says it all.
first[modest]: Mothers' mornings and family hours are usually announced apart; fathers, ask for yours.
bring: Bring two diapers more than you think, a burp cloth, something to eat for yourself.
bring: Come with a spare shirt, yours.
talk[foreign]: Babies make the first words of {lang} easy: milk, sleep, again, enough.
talk: Nothing gets finished, so no silence lasts and nobody sees you searching for words.
reason: You need each other :: One holds two babies while the other takes a shower. In {city} few friendships begin so practically.
reason: They grow up side by side :: First mats, then shovels, then school gates, with the same people.
trip: An outing with strollers to {trip}, about {tripDist} to the {tripDir}: nobody will complain but you.
trip: Keep it small: {trip}, about {tripDist} away, two families, one picnic, home before the evening cries.
home: A fixed hour on the phone with another parent, babies on the lap.
`,
  lff: `
intro: Never alone for a minute in {city}, and lonely all day. Others on your street are, too.
intro: Ten past four in {city}, and every window is dark but one. Find out who lives there.
intro: Everyone in {city} asks about the baby. Find somebody who asks about you.
when[hot]: Out at seven, in by ten. {city} at noon is no place for a stroller, so share the floor of somebody cool.
when[swing]: In {trough} the day is about {short} of light and nobody visits. Fix two mornings a week, with two people.
when[far]: The dark months with a baby are long. Make a noon walk with one other parent a rule and not a plan.
when[steady]: The same loop at the same hour every day of the year. Someone will be on it.
when: Half of what you arrange will collapse. Arrange twice as much.
where[shore]: Push along the water until it sleeps. Then sit down beside whoever else just stopped pushing.
where[big]: Forget the famous group across {city}. Two people within four hundred meters will do.
where[little]: Ask the pharmacist. She sees all the new parents, and knows which of them cry.
where[high]: Thin air, thin nerves at about {elev}. Somebody local has raised three up here; ask.
where[inland]: Low end of the playground, around ten, tired people with cups. That is the club.
where: Family center, library, church hall. Tell the staff you do not know anyone; they hear it daily.
first: Sit by the one who laughs at the yogurt on their sleeve.
first: "And I'm," plus your name. Say it before they call you somebody's mother.
first: Ask one thing with no child in it. In {city} it may be the first today for both of you.
first[modest]: Mothers' groups are common here, fathers' ones less so. Ask at the clinic.
bring: Bring a spare diaper to lend. It is worth ten introductions.
bring: Take snacks for you. You forgot to eat.
talk[foreign]: You are too tired for {lang} and so is everyone. Point at the baby; it works.
talk: Nobody finishes a sentence. You cannot fail at this.
reason: No explaining :: You smell of milk and canceled twice. In {city} there is a mat on which that is normal.
reason: Someone up at four :: A number to write to in the night, three streets away.
trip: Two babies, two adults, {trip}, about {tripDist}. You will turn back halfway. It still counts.
trip: Promise each other {trip}, about {tripDist} {tripDir}, one slow ride, for the first week they both sleep.
home: Phone on speaker, both feeding, ten minutes.
`,
}
