import { SuggestionCard } from '@/components/suggestion/suggestion-card'
import { Grid } from '@/components/ui/grid'
import { FirstFew } from '@/components/ui/more'
import type { Place, Suggestion } from '@/lib/entities/suggestion'

/** Four cards fill one row of four; any other number looks better in rows of three. */
const columns = (count: number) => (count === 4 ? 4 : 3)

interface SuggestionGridProps {
  suggestions: readonly (Suggestion | Place)[]
  rating?: string
  /** The city of these places: if given, each links to the communities it suits. */
  citySlug?: string
  /** The name of their city: if given, each has a link that finds it on a map. */
  city?: string
  /** How many a phone shows before the list is opened; all by default. */
  first?: number
}

export function SuggestionGrid({ suggestions, first = suggestions.length, ...shared }: SuggestionGridProps) {
  const count = columns(suggestions.length)
  const cards = suggestions.map((suggestion, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and an id would be sent for the key alone
    <SuggestionCard key={index} suggestion={suggestion} isMirrored={index % 2 === 1} {...shared} />
  ))
  return (
    <FirstFew first={first} items={cards}>
      {(some) => <Grid columns={count}>{some}</Grid>}
    </FirstFew>
  )
}
