import { Card } from '@/components/ui/card'
import { Grid } from '@/components/ui/grid'
import { Section } from '@/components/ui/section'
import { tone } from '@/components/ui/tone'

interface StepsProps {
  title: string
  steps: readonly { name: string; text: string }[]
  tinted?: boolean
}

/** Numbered steps, side by side where there is room. */
export function Steps({ title, steps, tinted }: StepsProps) {
  return (
    <Section title={title} tinted={tinted}>
      <Grid as="ol" columns={3}>
        {steps.map(({ name, text }, index) => (
          <Card
            key={name}
            tone={tone(index)}
            name={name}
            text={text}
            isBeside
            media={
              <span
                className="font-display text-figure-large leading-none font-extrabold text-tone print:text-inherit"
                aria-hidden="true"
              >
                {index + 1}
              </span>
            }
          />
        ))}
      </Grid>
    </Section>
  )
}
