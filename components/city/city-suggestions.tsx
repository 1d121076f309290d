import { SuggestionGrid } from '@/components/suggestion/suggestion-grid'
import { Section } from '@/components/ui/section'
import type { City, Suggestion } from '@/lib/entities/types'
import { paths } from '@/lib/paths'

export function CitySuggestions({ city, suggestions }: { city: City; suggestions: readonly Suggestion[] }) {
  return (
    <Section
      id="suggestions"
      title={`Where to meet people in ${city.name}`}
      tinted
      aside={
        suggestions.length > 0 && (
          <a className="text-link" href={paths.citySuggestions(city.slug)}>
            All local tips
          </a>
        )
      }
    >
      {suggestions.length > 0 ? (
        <SuggestionGrid suggestions={suggestions} />
      ) : (
        <div className="empty">
          <h3 className="text-name">Local Spots Coming Soon</h3>
          <p className="mt-2 text-muted">
            Nobody has written down where people meet in {city.name} yet. Until then, start with a group or an
            app.
          </p>
          <div className="buttons">
            <a className="button button-primary" href={paths.cityCommunities(city.slug)}>
              See communities
            </a>
            <a className="button button-quiet" href={paths.apps}>
              Compare apps
            </a>
          </div>
        </div>
      )}
    </Section>
  )
}
