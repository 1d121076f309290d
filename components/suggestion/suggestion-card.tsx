import { Card, cardMedia, cardNote } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { ExternalLink } from '@/components/ui/external-link'
import { tone } from '@/components/ui/tone'
import { suggestionColor } from '@/lib/decoration'
import type { Place, Suggestion } from '@/lib/entities/suggestion'
import { onMap } from '@/lib/facts/map'
import { paths } from '@/lib/paths'
import { claims } from '@/lib/site/claims'
import { spokenMonths } from '@/lib/site/lists'

/** Shown if a suggestion has no description. */
const fallback = 'A great place to meet new people and build connections'

interface SuggestionCardProps {
  suggestion: Suggestion | Place
  /** The fixed rating of the suggestions page (docs/product.md 7.4). */
  rating?: string
  citySlug?: string
  /** The name of the city that it is in. */
  city?: string
  /** Whether its picture is mirrored: neighbors then differ. */
  isMirrored?: boolean
}

export function SuggestionCard({ suggestion, rating, citySlug, city, isMirrored }: SuggestionCardProps) {
  const communities = citySlug && 'communities' in suggestion ? suggestion.communities : []
  const { caution = '', months = [] }: Partial<Place> = suggestion
  const season = months.length > 0 && months.length < 12 ? spokenMonths(months) : ''
  return (
    <Card
      name={suggestion.title}
      text={suggestion.description || fallback}
      tone={tone(suggestionColor(suggestion.title))}
      media={
        // biome-ignore lint/performance/noImgElement: one small stock picture for all
        <img
          className={cn(cardMedia.sky, isMirrored && '[scale:-1_1]')}
          src="/images/meeting-place.svg"
          alt=""
          width={640}
          height={240}
          loading="lazy"
          decoding="async"
        />
      }
      note={
        rating && (
          <small className={cardNote} data-nosnippet="">
            ★ {rating} {claims.ourRating}
          </small>
        )
      }
    >
      {season && <p className="text-sm leading-normal text-muted">In season: {season}.</p>}
      {caution && (
        <p className="text-sm font-semibold">
          <span aria-hidden="true">⚠ </span>
          {caution}
        </p>
      )}
      {(city || communities.length > 0) && (
        <div className="mt-auto flex flex-wrap gap-x-3 pt-2 text-sm">
          {communities.length > 0 && <span className="sr-only">Suits</span>}
          {communities.map(({ name, slug }) => (
            <a
              key={slug}
              className="inline-flex target items-center font-semibold text-link"
              href={paths.cityCommunity(citySlug ?? '', slug)}
            >
              {name}
            </a>
          ))}
          {city && (
            <ExternalLink
              className="inline-flex target min-w-11 items-center underline underline-offset-[0.2em]"
              href={onMap(suggestion.title, city)}
              nofollow
            >
              Map<span className="sr-only"> of {suggestion.title}</span>
            </ExternalLink>
          )}
        </div>
      )}
    </Card>
  )
}
