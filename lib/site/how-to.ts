import type { Site } from './variants'

export interface HowTo {
  title: string
  steps: { name: string; text: string }[]
}

/** Three steps to a first friend, for the home page and for cities without a first week; `{place}` names the place. */
export const howTo: Record<Site, HowTo> = {
  lff: {
    title: 'How to stop being alone in {place}',
    steps: [
      {
        name: 'Pick one evening',
        text: 'Choose the weekday you can always keep. A group on the right day beats a better group on the wrong one.',
      },
      {
        name: 'Go twice',
        text: 'The first time everybody is new to you. The second time you know a name or two.',
      },
      {
        name: 'Say the next date out loud',
        text: 'Before you leave, name a day and a place to one person. Then be there.',
      },
    ],
  },
  mnf: {
    title: 'How to meet new friends in {place}',
    steps: [
      {
        name: 'Choose what you enjoy anyway',
        text: 'Look through the communities and take the one you would do even on your own.',
      },
      {
        name: 'Come early and lend a hand',
        text: 'Whoever helps to set up meets people before the evening begins.',
      },
      {
        name: 'Come back next week',
        text: 'Familiar faces turn into friends by being there again. Tell somebody that you will be.',
      },
    ],
  },
}
