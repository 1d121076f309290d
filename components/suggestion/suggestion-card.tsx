import { tone } from '@/components/ui/tone'
import { suggestionColour } from '@/lib/decoration'
import type { Suggestion } from '@/lib/entities/types'

/** Specification §2 "City page": what stands where a suggestion has no description. */
const fallback = 'A great place to meet new people and build connections'

interface SuggestionCardProps {
  suggestion: Suggestion
  /** The rating that the specification shows on the suggestions page. */
  rating?: string
}

export function SuggestionCard({ suggestion, rating }: SuggestionCardProps) {
  return (
    <li className={tone(suggestionColour(suggestion.title))}>
      {/* biome-ignore lint/performance/noImgElement: one small stock picture for all */}
      <img src="/images/meeting-place.svg" alt="" width={640} height={240} loading="lazy" decoding="async" />
      <h3>{suggestion.title}</h3>
      <p>{suggestion.description || fallback}</p>
      {rating && <small data-nosnippet="">★ {rating}</small>}
    </li>
  )
}
