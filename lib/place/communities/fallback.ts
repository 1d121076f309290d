import type { CommunityData } from '@/lib/place/community-traits'

/** What may be said of any pastime; also for communities that have no phrases of their own. */
export const fallbackLines = {
  mnf: `
intro: {Doing} is easier to enjoy in company, and {city} has people to do it with.
intro: There are people in {city} who would be happy to share {doing} with you.
intro: In {city}, {doing} can be the start of knowing people by name.
when: Whatever the season, the best first date is the next one on the list. A week of waiting turns easily into three.
when[steady]: Months look alike here as far as daylight goes, so nobody starts late.
when[swing]: Groups come back from the summer break with new faces among them, and yours can be one.
when[far]: Many start something new as the days shorten. You will have company in being new.
where: Shops, schools and clubs that have to do with it know who meets; ask there and then go and see.
where[shore]: In a city by the water people drift toward it after any meeting, so leave time for the walk.
where[big]: Choose the group you can reach without thinking about it. A big city tempts you to travel too far.
where[little]: In a smaller place one person usually knows all the others. Find that person.
first: Arrive a few minutes early, say that it is your first time, and let the host place you beside someone.
first: On the first visit, watch how things are done and help clear up at the end; that is when names are exchanged.
first: Tell whoever welcomes you that you are new. People like to be asked for a little help.
bring: Ask ahead what you need; the answer is usually less than you think.
bring: Come with empty hands the first time and a question or two. The rest can be borrowed.
talk: Talk comes by itself once everybody has looked at the same thing for a while.
talk: You can be quiet for most of it; listening well is noticed too.
reason: A shared subject :: You begin with something in common, so the first sentence is already there.
reason: Regular and easy :: It happens again next week. Nobody has to be brave about asking.
trip: Think of {trip}, about {tripDist} to the {tripDir}, for a first day out with two or three people from the group.
trip: {trip} is about {tripDist} away; ask who there shares the interest, and visit them together.
home: One friend, one room, and as much of {doing} as fits in it.
`,
  lff: `
intro: You can do {doing} alone in {city}. You have probably tried. Others here are tired of that too.
intro: Somewhere in {city} people meet for {doing} while you read about it. Go and stand among them.
intro: {Doing} in {city}, with people who expect you back next week.
when: The right time is the next date, before you have talked yourself out of it.
when[steady]: The light never gives you a reason to wait for another month. Start in this one.
when[swing]: Start when the new season starts. Everyone is rusty, and nobody has a fixed seat yet.
when[far]: Get in before the dark months. Once they are here you will not feel like meeting anyone.
where: Ask in the shop, the school or the club that has to do with it. One question to a stranger, then you know where to go.
where[shore]: The shore is where people here go when a meeting is over. Go along instead of home.
where[big]: In a big city the wrong group is an hour away and the right one is near your stop. Look there first.
where[little]: In a small place one person runs it. Find out who and call.
first: Say it out loud: "I am new and I know nobody." It sounds worse than it is, and it works.
first: Go twice before you judge. The first time everyone is a stranger, the second time somebody nods.
first: Stay for the ten minutes after the end. That is where people make plans, and you usually miss it.
bring: Bring whatever the announcement says and nothing to hide behind, the phone included.
bring: You do not need the gear yet. You need to turn up; someone will lend you the rest.
talk: You can be bad at small talk here. There is something else to look at.
talk: Ask one person how they started. Most people have waited weeks for that question.
reason: A way past small talk :: You both came for the same thing, so you can skip the part you hate.
reason: It repeats :: Same people, same hour, next week. That is how it happens, and there is no trick to it.
trip: {trip} is about {tripDist} to the {tripDir}. Ask two people you half know and go there on a free day.
trip: Name {trip}, about {tripDist} off, and a date. Whoever says yes is on the way to being a friend.
home: One person you trust, one door, and whatever part of it fits in a room.
`,
}

/** Traits and phrases for a community that the content team added later. */
export function fallbackCommunity(name: string): CommunityData {
  // "Beach Volleyball" stays readable inside a sentence; an abbreviation keeps its capitals.
  const inText = name
    .split(' ')
    .map((word) => (word === word.toUpperCase() && word.length > 1 ? word : word.toLowerCase()))
    .join(' ')
    .replace(/&/g, 'and')
  return {
    traits: {
      setting: 'either',
      talk: 'medium',
      daylight: 'welcome',
      weather: 'medium',
      needs: 'nothing',
      time: 'a weekday evening or a free morning',
      kit: 'whatever the announcement says',
      size: 'from three people up',
      first: 'a short welcome and a place beside someone who knows how it goes',
      verb: `join others for ${inText}`,
      doing: inText,
      members: 'the regulars',
      meeting: 'a meetup',
      group: 'a group',
    },
    ...fallbackLines,
  }
}
