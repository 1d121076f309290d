import type { Group } from '@/lib/entities/group'
import type { Place } from '@/lib/entities/suggestion'
import { daylightByMonth, spokenHours } from '@/lib/facts/daylight'
import { scheduleText } from '@/lib/facts/schedule'
import { claims } from '@/lib/site/claims'
import { dayName, listed, spokenMonths } from '@/lib/site/lists'
import type { Site } from '@/lib/site/variants'
import { easiestFirst, isBusy, isDaily, isRemote, suitsAnybody } from './places'
import type { CitySubject } from './subject'

export interface Question {
  question: string
  answer: string
}

/** A question with its answer, for each variant. */
type Answers = Record<Site, Question>

/** A place's name in a sentence that has parentheses of its own. */
const bare = (title: string) => title.replace(/ \([^()]*\)$/, '')

/** Fewer days than this are those of a market or a car-free Sunday. */
const mostDays = 5

function start({ name, places }: CitySubject): Answers {
  const isEasy = (place: Place) => isDaily(place) && !isRemote(place)
  const [first, second] = easiestFirst(places.filter(suitsAnybody)).toSorted(
    (a, b) => Number(isEasy(b)) - Number(isEasy(a)),
  )
  const suits = (place: typeof first) =>
    place && place.communities.length > 0
      ? ` (good for ${listed(place.communities.slice(0, 3).map((community) => community.name.toLowerCase()))})`
      : ''
  const named =
    first && second ? `${bare(first.title)}${suits(first)} or ${bare(second.title)}${suits(second)}` : ''
  return {
    mnf: {
      question: `How do I meet people in ${name} if I don't know anyone?`,
      answer: named
        ? `Go where people already linger: ${named}. Keep the same day and hour for three weeks; being recognized is most of the work. Then choose a community from the list below, find a group that meets, and stay after it ends.`
        : 'Choose one group that meets every week and go three times before you judge it. Being recognized is most of the work.',
    },
    lff: {
      question: `I know nobody in ${name}. Where do I start?`,
      answer: named
        ? `Smaller than you think: ${named}, at the same hour, three weeks running. You don't have to talk the first time. By the third you know some of the faces, and that is a start.`
        : 'With one group that meets every week. Go twice before you judge it: the first time everybody is a stranger, the second time you know a name or two.',
    },
  }
}

function time(): Answers {
  const { casual, close } = claims.friendshipHours
  const hours = `It takes ${casual} together for a casual friendship and ${close} for a close one.`
  return {
    mnf: {
      question: 'How much time does a friendship need?',
      answer: `${hours} It sounds like a lot, until you count the evenings you'd enjoy anyway.`,
    },
    lff: {
      question: 'How long until they are really friends?',
      answer: `${hours} That is a number of evenings, not a talent you lack. Meet weekly and the months do the work.`,
    },
  }
}

/** If English is the main language, or none is known, another question takes the place of the one about language. */
function language({ name, facts: { languages } }: CitySubject): Answers {
  if (languages[0] === 'English' || languages.length === 0) {
    return {
      mnf: {
        question: `Everyone in ${name} seems to have a circle already. Is there room for me?`,
        answer:
          "Circles lose people all the time, to jobs, moves and babies, and rarely say so. Groups with a beginners' evening, a new season or a call for helpers are the ones with an open chair: look for those words.",
      },
      lff: {
        question: `What if everyone in ${name} already has their people?`,
        answer:
          "It looks that way from outside; I know. But teams need a goalkeeper, choirs need altos and somebody's best friend just moved away. Look for a course that starts this month: nobody in it knows anybody.",
      },
    }
  }
  const [first, ...others] = languages
  const english = others.includes('English')
  const spoken = `People in ${name} speak mostly ${first}${others.length > 0 ? `, and you will hear ${listed(others)}` : ''}.`
  return {
    mnf: {
      question: `Which language will I need in ${name}?`,
      answer: `${spoken} ${english ? `You can begin in English; a few sentences of ${first} turn you from a guest into a neighbor.` : 'Learn the greetings before you go anywhere; a sport, a craft or a choir needs few words after that.'} A language exchange gives you both halves of the evening.`,
    },
    lff: {
      question: `Can I make friends in ${name} without speaking ${first} well?`,
      answer: `Yes, though slowly. ${spoken} ${english ? 'English will get you into the room; trying the local words shows that you mean to stay.' : 'Go where hands do the talking: cooking, climbing, repairing, playing.'} Mistakes are the best small talk there is.`,
    },
  }
}

function season({ name, facts }: CitySubject): Answers | null {
  if (facts.months.length === 0) return null
  const light = facts.position && daylightByMonth(facts.position.latitude)
  const [longest, shortest] = light ? [Math.max(...light), Math.min(...light)] : [0, 0]
  const swing = longest - shortest
  const shortestDay =
    shortest === 0
      ? 'In midwinter the sun does not rise'
      : `Days last ${spokenHours(shortest)} when they are shortest`
  const longestDay =
    longest === 24 ? 'in midsummer the sun does not set' : `${spokenHours(longest)} when they are longest`
  const day = light && swing >= 3 ? ` ${shortestDay} and ${longestDay}.` : ''
  const isAllYear = facts.months.length === 12
  const note = facts.monthsNote ? ` ${facts.monthsNote}` : ''
  return {
    mnf: {
      question: `When is the best time to meet outdoors in ${name}?`,
      answer: isAllYear
        ? `All year, with the weather in mind.${note}${day} When the weather says no, libraries, halls and kitchens do the same job.`
        : `${spokenMonths(facts.months)}.${note}${day} The rest of the year, libraries, halls and kitchens do the same job.`,
    },
    lff: {
      question: `Does the season matter when you are lonely in ${name}?`,
      answer: isAllYear
        ? `Less than elsewhere: you can be outdoors all year.${note}${day} Have something indoors for when the weather says no.`
        : `It does, and it helps to know. Outdoors is easy in these months: ${spokenMonths(facts.months)}.${note}${day} Find something indoors before the others begin.`,
    },
  }
}

/** "Leeds Contra (Tuesdays at 19:30) and Leeds Choir (Mondays)", of the groups whose day is known; empty if there are none. */
function groupsWithDays(groups: readonly Group[]): string {
  const known = groups.flatMap(({ name, schedule, isOld }) => {
    const when = isOld ? null : scheduleText(schedule)
    return when ? [`${name} (${when})`] : []
  })
  return listed(known.slice(0, 3))
}

function days({ name, countryFacts, groups }: CitySubject): Answers {
  const weekend = countryFacts?.weekend ?? []
  const free =
    weekend.length > 0
      ? `${listed(weekend.map(dayName))} ${weekend.length > 1 ? 'are' : 'is'} free for most people in ${name}`
      : `Most groups in ${name} meet on days off`
  const known = groupsWithDays(groups)
  return {
    mnf: {
      question: 'Which days do groups meet?',
      answer: known
        ? `${free}. Listed with a day: ${known}. Check before you go.`
        : `${free}; weekday evenings belong to the regulars, which is why they are the best evenings to become one.`,
    },
    lff: {
      question: 'Which days are the hardest, and what do I do about them?',
      answer: `${free}, and free time feels longest alone. ${known ? `These have a day of their own: ${known}. Check before you go.` : 'Put your weekly thing on the evening before: then you have somebody to text.'}`,
    },
  }
}

function safety({ name, places, facts, countryFacts }: CitySubject): Answers {
  const place = easiestFirst(places).find(
    (each) => suitsAnybody(each) && each.days.length >= mostDays && isBusy(each),
  )?.title
  const where = place ? `in public and by day (${bare(place)}, for example)` : 'in public and by day'
  const number = countryFacts?.emergencyNumber
  const emergency = number ? ` In an emergency, call ${number}.` : ''
  const care =
    facts.needsCare || countryFacts?.needsCare
      ? ' Ask people you trust locally what is wise at the moment, and keep to it.'
      : ''
  return {
    mnf: {
      question: `What should I keep in mind when meeting someone new in ${name}?`,
      answer: `Meet ${where}, tell somebody where you are, and pay your own way.${care} Whoever is worth knowing won't mind.${emergency}`,
    },
    lff: {
      question: 'I am nervous about meeting strangers. Is that silly?',
      answer: `No. Meet ${where}, say beforehand how long you can stay, and tell one person where you are.${care} Leaving early is allowed, always.${emergency}`,
    },
  }
}

function shy(): Answers {
  return {
    mnf: {
      question: 'I am shy. What helps?',
      answer:
        'Choose an activity that fills your hands, come ten minutes early, and help set up: whoever carries chairs is part of it.',
    },
    lff: {
      question: 'What if I have tried everything?',
      answer:
        'Then stop trying things once. Pick the least bad one and go five times, or start a table yourself: same place, same hour, two people are enough.',
    },
  }
}

/** The six questions of a city page, answered from the city's own facts (docs/product.md 6.12). */
export function cityFaq(site: Site, subject: CitySubject): Question[] {
  const all = [
    start(subject),
    time(),
    language(subject),
    season(subject) ?? shy(),
    days(subject),
    safety(subject),
  ]
  return all.map((answers) => answers[site])
}
