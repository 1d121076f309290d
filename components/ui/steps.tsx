import { Section } from '@/components/ui/section'

interface StepsProps {
  title: string
  steps: readonly { name: string; text: string }[]
  tinted?: boolean
}

/** Numbered steps, side by side where there is room. */
export function Steps({ title, steps, tinted }: StepsProps) {
  return (
    <Section title={title} tinted={tinted}>
      <ol className="grid-cards grid-cards-3">
        {steps.map(({ name, text }, index) => (
          <li key={name} className={`tile t${index}`}>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="name">{name}</h3>
            <p className="text">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
