import { Points } from '@/components/ui/points'

const benefits = [
  {
    title: 'A first evening without asking around',
    text: 'An app knows who else is looking. That saves the part that stops most people: finding out.',
  },
  {
    title: 'Everybody came for the same reason',
    text: 'Nobody at the table wonders why you are there. Saying that you want to meet people is the premise and not a confession.',
  },
  {
    title: 'Small steps',
    text: 'Read first, write later, go when it suits you. Nobody sees how long you thought about it.',
  },
]

const tips = [
  {
    title: 'Use one app at a time',
    text: 'Two neglected profiles bring fewer evenings than one that you keep up.',
  },
  {
    title: 'Suggest a place and a time in the third message',
    text: 'Chats die of being chats. A public place, an hour with an end, and a reason to be there.',
  },
  {
    title: 'Meet in public, tell somebody',
    text: 'A café, a park, a library: somewhere with other people. Tell a friend or a relative where you are.',
  },
  {
    title: 'Judge after three meetings',
    text: 'One evening tells you how tired everybody was. Three tell you whether you look forward to the fourth.',
  },
]

export function AppBenefits() {
  return <Points title="What an app is good for" points={benefits} />
}

export function AppTips() {
  return <Points title="How to get from the app to a table" points={tips} columns={4} tinted />
}
