import { SuggestionCard } from '@/components/suggestion/suggestion-card'
import { CardGrid } from '@/components/ui/card-grid'
import type { Suggestion } from '@/lib/entities/types'

/** Four cards fill one row of four; any other number stands better in rows of three. */
const columns = (count: number) => (count === 4 ? 4 : 3)

export function SuggestionGrid({
  suggestions,
  rating,
}: {
  suggestions: readonly Suggestion[]
  rating?: string
}) {
  return (
    <CardGrid columns={columns(suggestions.length)} with={['skies']}>
      {suggestions.map((suggestion) => (
        <SuggestionCard key={suggestion.id} suggestion={suggestion} rating={rating} />
      ))}
    </CardGrid>
  )
}
