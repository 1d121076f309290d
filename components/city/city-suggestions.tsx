import { SuggestionGrid } from '@/components/suggestion/suggestion-grid'
import { ButtonLink, Buttons } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { City } from '@/lib/entities/city'
import type { Place } from '@/lib/entities/suggestion'
import { paths } from '@/lib/paths'

export function CitySuggestions({ city, places }: { city: City; places: readonly Place[] }) {
  return (
    <Section
      id="suggestions"
      title={`Where to meet people in ${city.name}`}
      tinted
      aside={places.length > 0 && <TextLink href={paths.citySuggestions(city.slug)}>All local tips</TextLink>}
    >
      {places.length > 0 ? (
        <SuggestionGrid suggestions={places} citySlug={city.slug} city={city.name} isBand />
      ) : (
        <Empty>
          <h3 className="text-name">Local Spots Coming Soon</h3>
          <p className="mt-2 text-muted">
            Nobody has written down where people meet in {city.name} yet. Until then, start with a group or an
            app.
          </p>
          <Buttons className="mt-5 justify-center">
            <ButtonLink look="primary" href={paths.cityCommunities(city.slug)}>
              See communities
            </ButtonLink>
            <ButtonLink href={paths.apps}>Compare apps</ButtonLink>
          </Buttons>
        </Empty>
      )}
    </Section>
  )
}
