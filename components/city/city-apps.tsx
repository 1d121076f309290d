import { AppCard } from '@/components/app/app-card'
import { Grid } from '@/components/ui/grid'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { FriendshipApp, KnownApp } from '@/lib/entities/app'
import type { City } from '@/lib/entities/city'
import { paths } from '@/lib/paths'

/** These three, in this order (docs/product.md 6.13). */
const listed: readonly KnownApp[] = ['pulse', 'bumble-bff', 'meetup']

export function CityApps({ city, apps }: { city: City; apps: readonly FriendshipApp[] }) {
  const shown = listed.flatMap((known) => apps.find((app) => app.known === known) ?? [])
  return (
    <Section
      id="apps"
      title={`Apps to try in ${city.name}`}
      lead="Not every app is offered everywhere. Check before you make a profile."
      aside={<TextLink href={paths.compareApps}>Compare apps for making friends</TextLink>}
    >
      <Grid columns={3} isBand>
        {shown.map((app) => (
          <AppCard key={app.id} app={app} city={city} location="city-apps" withRating />
        ))}
      </Grid>
    </Section>
  )
}
