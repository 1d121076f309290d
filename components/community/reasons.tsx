import { Section } from '@/components/ui/section'

interface ReasonsProps {
  title: string
  reasons: readonly { title: string; text: string }[]
}

export function Reasons({ title, reasons }: ReasonsProps) {
  return (
    <Section title={title}>
      <ol className="grid-cards grid-cards-3">
        {reasons.map((reason, index) => (
          <li key={reason.title} className={`tile tile-stripe t${index}`}>
            <h3 className="name">{reason.title}</h3>
            <p className="text">{reason.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
