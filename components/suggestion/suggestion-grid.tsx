import { SuggestionCard } from '@/components/suggestion/suggestion-card'
import { Grid } from '@/components/ui/grid'
import type { Place, Suggestion } from '@/lib/entities/suggestion'

interface SuggestionGridProps {
  suggestions: readonly (Suggestion | Place)[]
  rating?: string
  /** The city of these places: if given, each links to the communities it suits. */
  citySlug?: string
  /** The name of their city: if given, each has a link that finds it on a map. */
  city?: string
  /** On a phone it is one line that scrolls sideways. */
  isBand?: boolean
}

/** Cards of places. Four fill one row of four; any other number looks better in rows of three. */
export function SuggestionGrid({ suggestions, isBand, ...shared }: SuggestionGridProps) {
  return (
    <>
      <Grid columns={suggestions.length === 4 ? 4 : 3} isBand={isBand}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and an id would be sent for the key alone
          <SuggestionCard key={index} suggestion={suggestion} isMirrored={index % 2 === 1} {...shared} />
        ))}
      </Grid>
      {shared.city && (
        <p className="mt-4 text-sm text-muted">
          Opening days change. Look at a place’s own page before you go.
        </p>
      )}
    </>
  )
}
