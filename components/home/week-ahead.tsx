import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Grid } from '@/components/ui/grid'
import { Section } from '@/components/ui/section'
import { tone } from '@/components/ui/tone'
import { cityColor } from '@/lib/decoration'
import type { CityRef } from '@/lib/entities/city'
import type { Group } from '@/lib/entities/group'
import { scheduleLine } from '@/lib/facts/schedule'
import { paths } from '@/lib/paths'
import { type Site, sites } from '@/lib/site/variants'

interface WeekAheadProps {
  site: Site
  /** Cities with some of their groups; those without any are left out. */
  cities: readonly { city: CityRef; groups: readonly Group[] }[]
}

/** The way to the next seven days, beside groups that meet in a few cities. */
export function WeekAhead({ site, cities }: WeekAheadProps) {
  const { weekTitle, weekLead } = sites[site].texts
  return (
    <Section title={weekTitle} lead={weekLead}>
      <ButtonLink look="primary" href={paths.thisWeek}>
        See this week's groups
      </ButtonLink>
      <Grid columns={4} className="not-empty:mt-8" isBand>
        {cities
          .filter(({ groups }) => groups.length > 0)
          .map(({ city, groups }) => (
            <Card
              key={city.slug}
              name={city.name}
              href={paths.cityGroups(city.slug)}
              tone={tone(cityColor(city.name))}
            >
              <ul className="grid gap-2 text-ui leading-normal">
                {groups.map((group) => (
                  <li key={group.id}>
                    <strong className="font-semibold">{group.name}</strong>
                    <br />
                    <span className="text-muted">{scheduleLine(group.schedule)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
      </Grid>
    </Section>
  )
}
