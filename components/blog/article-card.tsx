import { longDate } from '@/components/blog/long-date'
import { ArtImage } from '@/components/ui/art-image'
import { Card, cardMedia, cardNote } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { ListCard } from '@/components/ui/searchable-list'
import { Tag } from '@/components/ui/tag'
import { tone } from '@/components/ui/tone'
import { communityColor, hashOf } from '@/lib/decoration'
import type { ArticleCard as Article } from '@/lib/entities/article'
import { paths } from '@/lib/paths'

/** A card shows at most 3 tags (docs/product.md 11.1). */
const mostTags = 3

interface ArticleCardProps {
  article: Article
  /** First in a list: on a phone its picture is the largest element of the first screen. */
  first?: boolean
}

/** An article as a card; its tags are searched and can be chosen. */
export function articleCard({ article, first }: ArticleCardProps): ListCard {
  const { title, slug, excerpt, imageUrl, date, tags, isFeatured } = article
  return {
    name: title,
    href: paths.article(slug),
    text: excerpt,
    withText: true,
    alsoSearched: [tags.join(' ')],
    tags,
    tone: tone(communityColor(hashOf(slug))),
    media: imageUrl && (
      <ArtImage
        className={cardMedia.picture}
        url={imageUrl}
        eager={first}
        sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
      />
    ),
    note: (
      <small className={cn(cardNote, 'flex-wrap')}>
        {isFeatured && <b className="text-brand">Featured</b>}
        <time dateTime={date}>{longDate(date)}</time>
        {tags.slice(0, mostTags).map((tag) => (
          <Tag key={tag} small>
            {tag}
          </Tag>
        ))}
      </small>
    ),
  }
}

export const ArticleCard = (props: ArticleCardProps) => <Card {...articleCard(props)} />
