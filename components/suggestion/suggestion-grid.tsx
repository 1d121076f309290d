import { SuggestionCard } from '@/components/suggestion/suggestion-card'
import type { Suggestion } from '@/lib/content/types'

export function SuggestionGrid({
  suggestions,
  rating,
}: {
  suggestions: readonly Suggestion[]
  rating?: string
}) {
  return (
    <ul className="grid-cards grid-cards-3">
      {suggestions.map((suggestion) => (
        <SuggestionCard key={suggestion.id} suggestion={suggestion} rating={rating} />
      ))}
    </ul>
  )
}
