import { claims } from './claims'
import type { Site } from './variants'

/** The home page's questions (docs/product.md 4.4). */
export const homeFaq: Record<Site, { question: string; answer: string }[]> = {
  lff: [
    {
      question: 'Is it normal to have no friends in a new city?',
      answer:
        'Yes. Most friendships grow out of school, work and neighbors, and a move takes all three away at once.',
    },
    {
      question: 'Where do adults find friends at all?',
      answer:
        'In places they go to again and again: a class, a team, a choir, a volunteer shift. The page of each city names groups, with their days where they are known.',
    },
    {
      question: 'Do friendship apps work?',
      answer:
        'They get you to a first meeting, which is what they are for. Agree on the second one before you go home.',
    },
    {
      question: 'How long does it take?',
      answer: `It takes ${claims.friendshipHours.casual} of time together for a casual friendship and ${claims.friendshipHours.close} for a close one. At two hours a week, the first of these takes half a year.`,
    },
    {
      question: 'What do I say to people I do not know?',
      answer:
        'That it is your first time, and then ask how long they have been coming. Each city page has a first message to a group, ready to copy.',
    },
    {
      question: 'What does this site cost?',
      answer:
        'Nothing. You need no account. Some links lead to a partner app; they are paid for by the partner and marked as such.',
    },
  ],
  mnf: [
    {
      question: 'How do I meet new friends near me?',
      answer:
        'Choose your city, look through its communities, and pick one that does something you would enjoy even alone. Then find a group that does it, and go on its regular day. This Week lists what meets in the next seven days.',
    },
    {
      question: 'What is a community here?',
      answer:
        'A local group around an interest: hiking, cooking, board games, choir. Each has its own page with how a first evening goes and where such groups meet.',
    },
    {
      question: 'What is an affinity?',
      answer:
        'The way you like to meet: early or late, outdoors or by the sea, without alcohol, with children. It helps you choose between two groups that do the same thing.',
    },
    {
      question: 'How much time does a friendship need?',
      answer: `It takes ${claims.friendshipHours.casual} together to become casual friends and ${claims.friendshipHours.close} to become close ones. Two hours a week are about 100 hours in a year.`,
    },
    {
      question: 'Can I come alone?',
      answer:
        'Yes. Come ten minutes early, when there is time to talk, and tell the host that it is your first time.',
    },
    {
      question: 'Is the site free?',
      answer:
        'Yes, and there is no sign-in. Links to the partner app are paid affiliate links, marked where they stand.',
    },
  ],
}
