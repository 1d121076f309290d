import { CardGrid } from '@/components/ui/card-grid'
import { Section } from '@/components/ui/section'
import { tone } from '@/components/ui/tone'

interface PointsProps {
  title: string
  points: readonly { title: string; text: string }[]
  tinted?: boolean
  columns?: 3 | 4
  /** The order matters. */
  ordered?: boolean
  striped?: boolean
}

/** A few short texts, each under its own heading, as cards. */
export function Points({ title, points, tinted, columns = 3, ordered, striped = true }: PointsProps) {
  return (
    <Section title={title} tinted={tinted}>
      <CardGrid as={ordered ? 'ol' : 'ul'} columns={columns} with={striped ? ['striped'] : []}>
        {points.map((point, index) => (
          <li key={point.title} className={tone(index)}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
