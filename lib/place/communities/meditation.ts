import type { CommunityData } from '@/lib/place/community-traits'

export const meditation: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'low',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'early morning or a weekday evening',
    kit: 'soft clothes and warm socks',
    size: 'five to twenty cushions',
    first: 'a bell, half an hour of quiet, and then cups',
    verb: 'sit with others',
    doing: 'meditation',
    members: 'sitters',
    meeting: 'a group sit',
    group: 'a sitting group',
  },
  mnf: `
intro: A bell, half an hour of quiet and then cups: sitting groups in {city} ask for little.
intro: In {city} a dozen people keep silent together each week and know each other well by now.
intro: Sit still with others in {city}, and the talk afterward is unhurried.
when[hot]: Groups in {city} sit before the heat of the day, with open windows and the first birds.
when[swing]: Around {peak} a bench in the park serves as a cushion. In {trough} there are blankets, candles and a longer tea.
when[far]: When {trough} leaves about {short} of daylight, half an hour of chosen quiet is a different thing from the other quiet.
when[even]: Since the early light hardly moves, a morning sit can keep one hour all year and become as plain as breakfast.
when: Mornings are clear, evenings are sleepy; regular is better than either.
where[shore]: Walking meditation along the water suits those for whom sitting is hard. Waves do the counting.
where[big]: The noise of a big city is part of it. Choose a room on a back street and a group you can walk to.
where[little]: In a small place it may be four neighbors and a kitchen timer, which is plenty.
where[high]: At about {elev} the breath has more to do, so there is more of it to notice.
where[inland]: A hall, a barn, a spare room: silence in {city} needs very little furniture.
where: Buddhist centers, churches, clinics and studios all host sits, some religious and others entirely secular. Read the description.
first: Leave your shoes at the door, choose a cushion or a chair, and do nothing in particular.
first: Arrive ten minutes ahead; walking in late on a silence is the one faux pas.
first: Stay for the cup. In {city} "how was yours?" gets a true answer.
first[modest]: Ask about prayer and contemplation circles as well as secular ones, and for whom they are held.
bring: Bring soft clothes and warm socks.
bring: Come with nothing at all, which is rather the idea.
talk[foreign]: Silence is the same in {lang}. The instructions fit into six sentences, and you can ask for them beforehand.
talk: Pauses are left alone here, so a slow speaker is in good hands.
reason: Steady company :: Friendships from a sitting group in {city} tend to be few and calm.
reason: No achievement :: Nobody is better at it than you, or would say so.
trip: A retreat day near {trip}, about {tripDist} to the {tripDir}, shows you the same people at breakfast.
trip: Walk in silence for an hour outside {trip}, about {tripDist} away, then talk all the way home.
home: Two chairs, ten minutes, one timer, someone you trust.
`,
  lff: `
intro: You have enough silence in {city}. The kind with eleven others in it is different.
intro: Sitting alone in {city} with an app is still alone. Take the cushion somewhere.
intro: Nobody in a sitting group in {city} wants you to be cheerful.
when[hot]: Dawn, before {city} gets loud and hot. You were awake anyway.
when[swing]: In {trough} evenings are long and thoughts longer. Sit them out next to someone, by schedule.
when[far]: The dark weeks are bad for people who brood. Half an hour a week with a bell and a cup helps; for a mind in real trouble, see a professional first.
when[even]: Same light, same hour, every morning of the year. It becomes the one appointment nobody cancels.
when: Weekly, fixed. If it depends on your mood you will never go.
where[shore]: If you cannot sit, walk slowly by the water with them. You look odd together, which beats alone.
where[big]: One quiet room in all of {city}, and it is ten minutes from you. There are dozens of those.
where[little]: Four neighbors and a timer. Put a note in the hall.
where[high]: You notice each breath at about {elev} whether you like it or not. Practice comes free.
where[inland]: A hall with bad chairs. It does not take a mountain.
where: Read what it is before you go: religious, secular, expensive. Leave where a leader cannot be questioned.
first: Your foot falls asleep and you plan dinner. So does everyone. Come back.
first: Do not vanish when the bell rings. Hold a cup and stand there.
first: "How was yours?" "Restless." In {city} that counts as a conversation, and a good one.
first[modest]: Look for circles held by women, by men or by a place of worship, and ask before you go.
bring: Bring socks.
bring: Take no expectations, and a cup if they ask for one.
talk[foreign]: Half an hour in which your {lang} is perfect.
talk: They leave pauses alone. You may finish your sentence next week.
reason: Honest people :: The answers after a sit in {city}, "sad, mostly about my kitchen," are truer than a year of small talk.
reason: You can come as you are :: Tired, sour, silent: it all looks the same on a cushion.
trip: One retreat day near {trip}, about {tripDist}. No talking until lunch, then no stopping.
trip: Walk out of {trip} in silence with two of them, about {tripDist} from home. The ride back is loud.
home: Ten minutes, a timer, one other chair.
`,
}
