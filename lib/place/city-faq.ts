import { claims } from '@/lib/site/claims'
import type { Site } from '@/lib/site/variants'
import { countryInText, dayNames } from './city-tags'
import type { CityFacts, CountryFacts } from './types'

export interface Question {
  question: string
  answer: string
}

export interface FaqSubject {
  city: string
  country: string
  facts: CityFacts | null
  countryFacts: CountryFacts | null
}

/** Joins names as a sentence does: "a", "a and b", "a, b and c". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function weekendSentence({ countryFacts }: FaqSubject): string {
  const weekend = countryFacts?.weekend
  if (!weekend || weekend.length === 0) return 'Days off are when groups meet'
  return `${listed(weekend.map((day) => dayNames[day]))} ${weekend.length > 1 ? 'are' : 'is'} free for most people`
}

function seasonSentence({ city, facts }: FaqSubject): string {
  if (!facts) return `In ${city}, plan outdoors when it is light and indoors when it is not.`
  const swing = facts.dayLongest - facts.dayShortest
  const [summer, winter] = facts.south ? ['December', 'June'] : ['June', 'December']
  if (swing < 2.5) {
    return `Evenings get dark at much the same hour all year in ${city}, so a group that meets outdoors can keep its hour from January to December.`
  }
  if (swing < 6) {
    return `Around ${city} the light lasts for about ${Math.round(facts.dayLongest)} hours in ${summer} and ${Math.round(facts.dayShortest)} in ${winter}: outdoor evenings in one half of the year, tables and halls in the other.`
  }
  return `In ${summer} the day in ${city} is about ${Math.round(facts.dayLongest)} hours long and in ${winter} only ${Math.round(facts.dayShortest)}. Join something indoors in the dark months, when everybody needs company, and something outdoors when the light comes back.`
}

function languageSentence({ city, country, countryFacts }: FaqSubject): string {
  const languages = countryFacts?.languages ?? []
  if (languages.length === 0)
    return `Ask in the group's announcement; mixed groups in ${city} usually switch for a newcomer.`
  const spoken = `${listed(languages)} ${languages.length > 1 ? 'are the official languages' : 'is the official language'} in ${countryInText(country)}`
  if (languages.includes('English')) {
    return `${spoken}, so English gets you into the room. A few words of whatever else your neighbors speak get you invited back.`
  }
  const english = countryFacts?.englishPct
  if (english === null || english === undefined) {
    return `${spoken}. Language exchanges are the softest start: half of the evening is yours.`
  }
  if (english >= 60) {
    return `${spoken}, and about ${english}% of people can use English. You can start in English; learning the language is what turns acquaintances into friends.`
  }
  if (english >= 30) {
    return `${spoken}; about ${english}% of people can use English. International groups are a fair start, and a language exchange gives you both halves.`
  }
  return `${spoken}, and only about ${english}% of people use English. A language exchange or a sport with few words is the way in.`
}

function placeSentence({ facts }: FaqSubject): string {
  if (facts?.coastKm !== null && facts?.coastKm !== undefined && facts.coastKm <= 10) {
    return `By the water. A walk along the shore costs nothing, has an end, and gives you something to look at when the talk pauses. From there: the library, the market, the sports hall near you.`
  }
  if (facts?.elevation !== null && facts?.elevation !== undefined && facts.elevation >= 1200) {
    return `Out of doors and not too fast: at about ${Math.round(facts.elevation / 100) * 100} meters everybody walks slowly at first, which is a good pace for talking. Then the library, the market and the sports hall near you.`
  }
  return `Where people do something side by side: the park at the hour of the regulars, the public library's events board, the weekly market, the municipal sports hall. Talking is easier when it is not the point.`
}

const nearest = (facts: CityFacts | null) => facts?.nearby[0]

/**
 * The six questions of a city page (specification §2), answered from what is known of this city.
 * @param nearestName the name of the nearest listed city, where it is still listed
 */
export function cityFaq(site: Site, subject: FaqSubject, nearestName?: string): Question[] {
  const { city, facts } = subject
  const hours = claims.friendshipHours
  const near = nearest(facts)
  const dayTrip =
    near && nearestName && near.km <= 150
      ? ` ${nearestName} is about ${near.km} km to the ${near.dir}: a day trip together does what five coffees do not.`
      : ''
  const time = `It takes ${hours.casual} together for a casual friendship and ${hours.close} for a close one.`
  const lff = [
    {
      question: `I know nobody in ${city}. Where do I start?`,
      answer: `With one group that meets every week, chosen for the day and not for the topic. Go twice before you judge it. The first time in ${city} everybody is a stranger; the second time somebody remembers you.`,
    },
    {
      question: 'How long until they are really friends?',
      answer: `${time} That is a number of evenings, not a talent you lack. Meet weekly and the months do the work.`,
    },
    { question: `Where in ${city} do people actually talk to strangers?`, answer: placeSentence(subject) },
    {
      question: `Can I get by without the local language in ${city}?`,
      answer: languageSentence(subject),
    },
    {
      question: 'When do groups meet?',
      answer: `${weekendSentence(subject)}, and weekday evenings belong to the regulars. ${seasonSentence(subject)}`,
    },
    {
      question: `What if I have tried everything in ${city}?`,
      answer: `Then stop trying things once. Pick the least bad one and go five times, or start a table yourself: same place, same hour, two people are enough.${dayTrip}`,
    },
  ]
  const mnf = [
    {
      question: `How can I meet new friends in ${city}?`,
      answer: `Join something that happens every week: a class, a run, a choir, a game night. Regular evenings bring the same faces, and the same faces become familiar ones. The communities on this page are a good place to choose from.`,
    },
    {
      question: 'How much time does a friendship need?',
      answer: `${time} It sounds like a lot, until you count the evenings you enjoy anyway.`,
    },
    { question: `Which places in ${city} make talking easy?`, answer: placeSentence(subject) },
    { question: `Which language will I need in ${city}?`, answer: languageSentence(subject) },
    {
      question: `When is a good moment to join a group in ${city}?`,
      answer: `${weekendSentence(subject)}, and most groups keep one evening in the week besides. ${seasonSentence(subject)}`,
    },
    {
      question: 'I am shy. What helps?',
      answer: `Choose an activity that fills your hands, come ten minutes early, and help set up: whoever carries chairs is part of it.${dayTrip}`,
    },
  ]
  return { lff, mnf }[site]
}
