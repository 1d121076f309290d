import { Points } from '@/components/ui/points'

const benefits = [
  {
    title: 'Something to do with your hands',
    text: 'Talking is easier when it is not the only thing going on. The activity fills the pauses, and the pauses stop being awkward.',
  },
  {
    title: 'The same people next week',
    text: 'One meeting gives you names. A fixed evening gives you people who notice when you are missing.',
  },
  {
    title: 'A reason to write',
    text: 'Who brings what, when it starts, who needs a ride: a group gives you a first message that is not about you.',
  },
]

/** Three benefit cards (docs/product.md 9.2). */
export function Benefits() {
  return <Points title="Why a group and not a profile" points={benefits} tinted />
}
