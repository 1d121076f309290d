import { Points } from '@/components/ui/points'

/** Four fixed tips (docs/product.md 8.4). */
const tips = [
  {
    title: 'Keep the day, not the idea',
    text: 'A fixed weekday beats the perfect activity. Choose the evening you can always keep, then look for what happens on it.',
  },
  {
    title: 'Learn one more phrase each week',
    text: 'People forgive every mistake in their language. They notice when you have tried one you could not say last time.',
  },
  {
    title: 'Ask to help',
    text: 'Carrying chairs, bringing water, staying for the washing-up: whoever helps belongs, and nobody has to think of something to say.',
  },
  {
    title: 'Make the second date at once',
    text: 'Before you leave, say a day and a place. "We should meet again" is a wish; "Thursday at seven, here" is a plan.',
  },
]

export function CountryTips({ country }: { country: string }) {
  return (
    <Points
      title={`Four things that help in ${country}`}
      points={tips}
      columns={4}
      striped={false}
      ordered
      tinted
    />
  )
}
