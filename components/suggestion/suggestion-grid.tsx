import { SuggestionCard } from '@/components/suggestion/suggestion-card'
import type { Suggestion } from '@/lib/entities/types'

/** Four cards fill one row of four; any other number stands better in rows of three. */
const columns = (count: number) => (count === 4 ? 'grid-cards-4' : 'grid-cards-3')

export function SuggestionGrid({
  suggestions,
  rating,
}: {
  suggestions: readonly Suggestion[]
  rating?: string
}) {
  return (
    <ul className={`grid-cards ${columns(suggestions.length)}`}>
      {suggestions.map((suggestion) => (
        <SuggestionCard key={suggestion.id} suggestion={suggestion} rating={rating} />
      ))}
    </ul>
  )
}
