import { SuggestionCard } from '@/components/suggestion/suggestion-card'
import { CardGrid } from '@/components/ui/card-grid'
import type { Place, Suggestion } from '@/lib/entities/suggestion'

/** Four cards fill one row of four; any other number looks better in rows of three. */
const columns = (count: number) => (count === 4 ? 4 : 3)

interface SuggestionGridProps {
  suggestions: readonly (Suggestion | Place)[]
  rating?: string
  /** The city of these places: if given, each links to the communities it suits. */
  citySlug?: string
}

export function SuggestionGrid({ suggestions, rating, citySlug }: SuggestionGridProps) {
  return (
    <CardGrid columns={columns(suggestions.length)} with={['skies']}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and an id would be sent for the key alone
        <SuggestionCard key={index} suggestion={suggestion} rating={rating} citySlug={citySlug} />
      ))}
    </CardGrid>
  )
}
