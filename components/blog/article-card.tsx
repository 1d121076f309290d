import { longDate } from '@/components/blog/long-date'
import { ArtImage } from '@/components/ui/art-image'
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

/** An article, for a `CardGrid` with pictures. */
export function ArticleCard({ article, first }: ArticleCardProps) {
  return (
    <li
      className={tone(communityColor(hashOf(article.slug)))}
      data-item=""
      data-q={article.tags.join(' ')}
      data-tags={article.tags.join('\n')}
    >
      {article.imageUrl && (
        <ArtImage
          url={article.imageUrl}
          eager={first}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw"
        />
      )}
      <a href={paths.article(article.slug)}>{article.title}</a>
      <p>{article.excerpt}</p>
      <small className="flex-wrap">
        <time dateTime={article.date}>{longDate(article.date)}</time>
        {article.tags.slice(0, mostTags).map((tag) => (
          <Tag key={tag} small>
            {tag}
          </Tag>
        ))}
      </small>
    </li>
  )
}
