import { Points } from '@/components/ui/points'

const benefits = [
  {
    title: 'Something to do with your hands',
    text: 'Talking is easier beside an activity, which fills the pauses.',
  },
  {
    title: 'The same people next week',
    text: 'A fixed evening brings the same people back, so you learn their names within a few weeks.',
  },
  {
    title: 'A reason to write',
    text: 'Who brings what, when it starts, who needs a ride: there is something to write about.',
  },
]

/** Three benefit cards (docs/product.md 9.2). */
export function Benefits() {
  return <Points title="Why a group and not a profile" points={benefits} tinted />
}
