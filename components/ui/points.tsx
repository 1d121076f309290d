import { Card } from '@/components/ui/card'
import { Grid } from '@/components/ui/grid'
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
      <Grid as={ordered ? 'ol' : 'ul'} columns={columns}>
        {points.map((point, index) => (
          <Card key={point.title} tone={tone(index)} striped={striped} name={point.title} text={point.text} />
        ))}
      </Grid>
    </Section>
  )
}
