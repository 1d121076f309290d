import { FirstFew } from '@/components/ui/more'
import { Section } from '@/components/ui/section'
import type { Customs } from '@/lib/entities/customs'

const terms: readonly [keyof Customs, string][] = [
  ['announced', 'Where groups announce themselves'],
  ['seasons', 'When to join'],
  ['evenings', 'When evenings start'],
  ['language', 'Will English do?'],
  ['alone', 'Out alone'],
]

/** How people join in at a place, as a short list; nothing if none of it is known (docs/product.md 6.20). */
export function HowItWorks({ place, customs }: { place: string; customs: Customs }) {
  const known = terms.filter(([key]) => customs[key] !== '')
  if (known.length === 0) return null
  return (
    <Section id="how-it-works" title={`How it works in ${place}`}>
      <FirstFew
        first={1}
        noun="notes on joining in"
        items={known.map(([key, term]) => (
          <div key={key} className="max-w-2xl py-2">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{customs[key]}</dd>
          </div>
        ))}
      >
        {(some) => <dl>{some}</dl>}
      </FirstFew>
    </Section>
  )
}
