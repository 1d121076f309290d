import { AppCard, isPulse } from '@/components/app/app-card'
import { Grid } from '@/components/ui/grid'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { FriendshipApp } from '@/lib/entities/app'
import type { City } from '@/lib/entities/city'
import { paths } from '@/lib/paths'
import { partnerUrl } from '@/lib/urls'

/** These three, in this order (docs/product.md 6.13). */
const listed = [
  isPulse,
  (name: string) => /^bumble bff$/i.test(name),
  (name: string) => /^meetup$/i.test(name),
]

export function CityApps({ city, apps }: { city: City; apps: readonly FriendshipApp[] }) {
  const shown = listed.flatMap((is) => apps.find((app) => is(app.name)) ?? [])
  return (
    <Section
      id="apps"
      title={`Apps to try in ${city.name}`}
      lead="Not every app is offered everywhere. Check before you make a profile."
      aside={<TextLink href={paths.compareApps}>Compare apps for making friends</TextLink>}
    >
      <Grid columns={3}>
        {shown.map((app) => (
          <AppCard
            key={app.name}
            app={app}
            action={isPulse(app.name) ? `Join a Crew in ${city.name}` : 'Get App'}
            href={isPulse(app.name) ? partnerUrl(city.pulseUrl) : app.url}
            location="city-apps"
            withRating
          />
        ))}
      </Grid>
    </Section>
  )
}
