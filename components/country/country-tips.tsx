import { Points } from '@/components/ui/points'

const languageTip = {
  title: 'Learn one more phrase each week',
  text: 'People forgive every mistake in their language. They notice when you have tried a phrase you could not say last time.',
}

/** Four fixed tips (docs/product.md 8.4). */
const tips = [
  {
    title: 'Keep the day, not the idea',
    text: 'A fixed weekday beats the perfect activity. Choose the evening you can always keep, then look for what happens on it.',
  },
  languageTip,
  {
    title: 'Ask to help',
    text: 'Carrying chairs, bringing water, staying to do the dishes: whoever helps belongs, and nobody has to think of something to say.',
  },
  {
    title: 'Make the second date at once',
    text: 'Before you leave, say a day and a place. "We should meet again" is a wish; "Thursday at seven, here" is a plan.',
  },
]

/** Where a newcomer who reads this speaks the language, another tip takes the place of the one about it. */
const englishSpeaking = new Set(['au', 'bb', 'ca', 'gb', 'ie', 'jm', 'nz', 'tt', 'us'])
const localAdvice = {
  title: 'Ask for local advice',
  text: 'Which bakery, which path, who mends bikes: people like to be asked about the place they know, and you have a reason to come back and say how it went.',
}

interface CountryTipsProps {
  code: string
  /** Its name in running text. */
  country: string
}

export function CountryTips({ code, country }: CountryTipsProps) {
  const points = tips.map((tip) => (tip === languageTip && englishSpeaking.has(code) ? localAdvice : tip))
  return (
    <Points
      title={`Four things that help in ${country}`}
      points={points}
      columns={4}
      striped={false}
      ordered
      tinted
    />
  )
}
