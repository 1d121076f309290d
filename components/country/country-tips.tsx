import { Points } from '@/components/ui/points'

const languageTip = {
  title: 'Learn one more phrase each week',
  text: 'A greeting, a thank-you, a question. Ask the person you meet each week to correct you.',
}

/** Four fixed tips (docs/product.md 8.4). */
const tips = [
  {
    title: 'Keep the day, not the idea',
    text: 'Choose the evening that you can always keep, then look for a group that meets on it.',
  },
  languageTip,
  {
    title: 'Ask to help',
    text: 'Carry chairs, bring water, stay for the dishes. It gives you something to do and somebody to talk to.',
  },
  {
    title: 'Make the second date at once',
    text: 'Before you leave, agree with one person on a day, an hour and a place.',
  },
]

/** Where a newcomer who reads this speaks the language, another tip takes the place of the one about it. */
const englishSpeaking = new Set(['au', 'bb', 'ca', 'gb', 'ie', 'jm', 'nz', 'tt', 'us'])
const localAdvice = {
  title: 'Ask for local advice',
  text: 'Ask for a bakery, a path or somebody who mends bikes, and come back to say how it went.',
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
