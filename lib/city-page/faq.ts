import type { Group } from '@/lib/entities/group'
import type { Place } from '@/lib/entities/suggestion'
import { daylightByMonth, spokenHours } from '@/lib/facts/daylight'
import { claims } from '@/lib/site/claims'
import { dayName, listed, spokenMonths, withSingleStops } from '@/lib/site/lists'
import type { Site } from '@/lib/site/variants'
import { hasCurrentDay, nameWithDay } from './communities'
import { forFirstVisit, groupsToWriteTo, oneOfEach } from './groups-to-try'
import { easiestFirst, hasPeople, isDaily, isEasy, suitsAnybody } from './places'
import type { CitySubject } from './subject'

export interface Question {
  question: string
  answer: string
}

/** A question with its answer, for each variant. */
type Answers = Record<Site, Question>

/** A place's name in a sentence that has parentheses of its own. */
const bare = (title: string) => title.replace(/ \([^()]*\)$/, '')

/** The places that an answer can name for somebody alone. */
const easyPlaces = (places: readonly Place[]) =>
  places.filter((place) => suitsAnybody(place) && isEasy(place))

/** Fewer days than this are those of a market or a car-free Sunday. */
const mostDays = 5

/** How to begin, by what is known of the groups: a day, names alone, or nothing. */
function beginning({ name, groups, customs }: CitySubject): Record<Site, string> {
  const withDays = groupsWithDays(forFirstVisit(groups), 2)
  const toWriteTo = groupsToWriteTo(groups, name)
    .slice(0, 2)
    .map((group) => group.name)
  if (withDays.length > 0) {
    // Not everybody runs.
    const other = withDays.length === 1 && toWriteTo[0] ? ` Or write to ${toWriteTo[0]}.` : ''
    return {
      mnf: `Begin with a group that has a day: ${listed(withDays)}. Read the page first, write that you are new, and go three times before you decide.${other}`,
      lff: `With something that has a day, so that you needn't be invited: ${listed(withDays)}. Read the page first, and write that you are new.${other}`,
    }
  }
  const where = customs.announced && ` ${customs.announced}`
  const names = toWriteTo.join(' or ')
  const twice = 'Go twice before you judge it: the second time you know a name or two.'
  if (names) {
    return {
      mnf: `Begin with ${names}. See the page for the next day, write that you are new, and go three times before you decide.${where}`,
      lff: `With ${names}. See the page for the next day, and write that you are new. ${twice}${where}`,
    }
  }
  return {
    mnf: `Look for a class or a club that meets often, and go three times before you decide.${where}`,
    lff: `With a class or a club that meets often, even twice a month. ${twice}${where}`,
  }
}

function start(subject: CitySubject): Answers {
  const { name, places } = subject
  const daily = easyPlaces(places).toSorted((a, b) => Number(isDaily(b)) - Number(isDaily(a)))
  const suits = ({ communities }: Place) =>
    communities.length > 0
      ? ` (good for ${listed(communities.slice(0, 3).map((community) => community.name.toLowerCase()))})`
      : ''
  const named = daily
    .slice(0, 2)
    .map((place) => bare(place.title) + suits(place))
    .join(' or ')
  const { mnf, lff } = beginning(subject)
  return {
    mnf: {
      question: `How do I meet people in ${name} if I don't know anyone?`,
      answer: `${mnf}${named && ` Among people on other days: ${named}.`}`,
    },
    lff: {
      question: `I know nobody in ${name}. Where do I start?`,
      answer: `${lff}${named && ` In between: ${named}, where you can be among people without a plan.`}`,
    },
  }
}

function time(): Answers {
  const { casual, close } = claims.friendshipHours
  const hours = `It takes ${casual} together for a casual friendship and ${close} for a close one.`
  return {
    mnf: {
      question: 'How much time does a friendship need?',
      answer: `${hours} Two hours a week with the same group are about 100 hours in a year.`,
    },
    lff: {
      question: 'How long until they are really friends?',
      answer: `${hours} At two hours a week the first takes half a year and the second two years, and a missed week changes little.`,
    },
  }
}

/** If English is the main language, or none is known, another question takes the place of the one about language. */
function language({ name, facts: { languages }, customs }: CitySubject): Answers {
  if (languages[0] === 'English' || languages.length === 0) {
    const seasons = customs.seasons || 'Ask the group itself: most take somebody new in any week.'
    return {
      mnf: {
        question: `Everyone in ${name} seems to have a circle already. Is there room for me?`,
        answer: `Yes. Groups lose members every year, to jobs, moves and babies. ${seasons}`,
      },
      lff: {
        question: `What if everyone in ${name} already has their people?`,
        answer: `Many do, and groups still need people every year, because somebody has moved away. ${seasons}`,
      },
    }
  }
  const [first, ...others] = languages
  const spoken = `In ${name} you hear ${first} most${others.length > 0 ? `, and also ${listed(others)}` : ''}.`
  const enough =
    customs.language ||
    (others.includes('English')
      ? 'You can begin in English.'
      : 'Learn the greetings first; sports, crafts and choirs need the fewest words.')
  return {
    mnf: { question: `Which language will I need in ${name}?`, answer: `${spoken} ${enough}` },
    lff: {
      question: `Can I make friends in ${name} without the local language?`,
      answer: `With a few words of it, yes, though it takes longer. ${spoken} ${enough}`,
    },
  }
}

function season({ name, facts, places }: CitySubject): Answers | null {
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
  const roof = easiestFirst(places).find((place) => place.isIndoors && suitsAnybody(place))
  const indoors = roof ? ` Under a roof: ${bare(roof.title)}. ${roof.caution}`.trimEnd() : ''
  return {
    mnf: {
      question: `When is the best time to meet outdoors in ${name}?`,
      answer: `${isAllYear ? 'All year, with the weather in mind' : spokenMonths(facts.months)}.${note}${day}${indoors}`,
    },
    lff: {
      question: `Does the season matter when you are lonely in ${name}?`,
      answer: `${isAllYear ? 'Less than elsewhere: you can be outdoors all year' : `Yes. Outdoors is easiest in these months: ${spokenMonths(facts.months)}`}.${note}${day}${indoors}`,
    },
  }
}

/** "Leeds Contra (Tuesdays at 19:30)" for each of the first groups whose day is known, one of each community. */
const groupsWithDays = (groups: readonly Group[], atMost: number): string[] =>
  oneOfEach(groups.filter(hasCurrentDay)).slice(0, atMost).map(nameWithDay)

function days({ name, countryFacts, groups, customs }: CitySubject): Answers {
  const weekend = countryFacts?.weekend ?? []
  const free =
    weekend.length > 0
      ? `${listed(weekend.map(dayName))} ${weekend.length > 1 ? 'are' : 'is'} free for many people in ${name}`
      : `Most groups in ${name} meet on days off`
  const listing = (when: string, some: readonly Group[]) => {
    const known = listed(groupsWithDays(some, 3))
    return known && `Listed ${when}: ${known}. Check before you go.`
  }
  const suited = forFirstVisit(groups)
  const withDays = listing('with a day', suited)
  const then = weekend.length === 1 ? 'that day' : 'those days'
  const midweek = withDays && `Ask a colleague or a neighbor what they do on ${then}. ${withDays}`
  const onThem = suited.filter(({ schedule }) => schedule.rule?.days.some(({ day }) => weekend.includes(day)))
  return {
    mnf: {
      question: 'Which days do groups meet?',
      answer: `${free}. ${withDays || customs.evenings}`.trim(),
    },
    lff: {
      question: 'Which days are the hardest, and what do I do about them?',
      answer:
        `${free}, and ${weekend.length === 1 ? 'that can be the long one' : 'those can be the long ones'}. ${listing('for them', onThem) || midweek || customs.evenings}`.trim(),
    },
  }
}

function safety({ name, places, facts, countryFacts }: CitySubject): Answers {
  const open = easyPlaces(places).filter((each) => each.days.length >= mostDays && hasPeople(each))
  // Under a roof somebody is at work; a park or a path may be empty.
  const place = open.find(({ isIndoors }) => isIndoors) ?? open[0]
  const where = place ? `in public and by day (${bare(place.title)}, for example)` : 'in public and by day'
  const number = countryFacts?.emergencyNumber
  const emergency = number ? ` In an emergency, call ${number}.` : ''
  const care =
    facts.needsCare || countryFacts?.needsCare
      ? ' Ask people you trust locally what is wise at the moment, and keep to it.'
      : ''
  return {
    mnf: {
      question: `What should I keep in mind when meeting someone new in ${name}?`,
      answer: `Meet ${where}, tell somebody where you are, and pay your own way.${care}${emergency}`,
    },
    lff: {
      question: 'I am nervous about meeting strangers. Is that silly?',
      answer: `No. Meet ${where}, say beforehand how long you can stay, and tell one person where you are.${care} You can leave at any time.${emergency}`,
    },
  }
}

function shy(): Answers {
  return {
    mnf: {
      question: 'I am shy. What helps?',
      answer:
        'Choose something with a task, such as a repair café, a kitchen or a volunteer shift. Come ten minutes early and ask what you can carry.',
    },
    lff: {
      question: 'What if I have tried everything?',
      answer:
        'Take the one that was least bad and go five times. Or start a table of your own in a library or a café: one fixed hour a week, and two people are enough.',
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
  return all.map((answers) => {
    const { question, answer } = answers[site]
    return { question: withSingleStops(question), answer: withSingleStops(answer) }
  })
}
