import { citiesOf } from './affinity-cities.ts'
import { AFFINITY_SLUGS } from './catalog.ts'
import { stableId } from './ids.ts'
import { renderHtml } from './markdown.ts'
import type { Sources } from './read.ts'
import type { Row, Table } from './sql.ts'
import type { Place } from './subject.ts'
import { textsOf } from './texts.ts'

const titleCase = (slug: string) => slug.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase())

/** Communities and affinities store their long text as HTML. */
export async function groupRows(
  kind: 'communities' | 'affinities',
  slugs: string[],
  sources: Sources,
): Promise<Row[]> {
  const singular = kind === 'communities' ? 'community' : 'affinity'
  return Promise.all(
    slugs.map(async (slug) => {
      const written = sources.written[kind].get(slug)
      const html = written && {
        ...written,
        plain: await renderHtml(written.plain),
        lff: await renderHtml(written.lff),
      }
      return {
        id: stableId(singular, slug),
        name: written ? String(written.front.name) : titleCase(slug),
        slug,
        image_url: sources.images[`${kind}/${slug}`] ?? null,
        ...textsOf(html, {}),
      }
    }),
  )
}

/** Which communities and which cities go with an affinity. */
export function linkTables(sources: Sources, places: Place[]): Table[] {
  const communities = AFFINITY_SLUGS.flatMap((affinity) =>
    (sources.links[affinity] ?? []).map((community) => ({
      affinity_id: stableId('affinity', affinity),
      community_id: stableId('community', community),
    })),
  )
  const cities = AFFINITY_SLUGS.flatMap((affinity) =>
    citiesOf(affinity, places).map((place) => ({
      affinity_id: stableId('affinity', affinity),
      city_id: place.id,
    })),
  )
  return [
    { name: 'affinity_communities', columns: ['affinity_id', 'community_id'], rows: communities },
    { name: 'affinity_cities', columns: ['affinity_id', 'city_id'], rows: cities },
  ]
}

const appSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The friendship apps. */
export function appTable(sources: Sources): Table {
  const rows = sources.apps.map((app) => ({
    id: stableId('app', appSlug(app.name)),
    ...app,
    logo_url: sources.images[`apps/${appSlug(app.name)}`] ?? null,
  }))
  return {
    name: 'apps_for_making_friends',
    columns: ['id', 'name', 'name_lff', 'description', 'description_lff', 'logo_url', 'url', 'sort_order'],
    rows: rows.sort((a, b) => a.sort_order - b.sort_order || (a.name < b.name ? -1 : 1)),
  }
}

/** The articles. */
export function articleTable(sources: Sources): Table {
  const rows = [...sources.written.articles].map(([slug, written]) => {
    const front = written.front
    return {
      id: stableId('article', slug),
      title: String(front.title),
      title_lff: front.title_lff ? String(front.title_lff) : null,
      slug,
      excerpt: String(front.excerpt),
      excerpt_lff: String(front.excerpt_lff),
      content: written.plain,
      content_lff: written.lff,
      author: String(front.author),
      date: String(front.date),
      created_at: `${front.date}T08:00:00Z`,
      image_url: sources.images[`articles/${slug}`] ?? null,
      tags: front.tags as string[],
      is_featured: front.is_featured === true,
    }
  })
  return {
    name: 'blog_posts',
    columns: [
      'id',
      'title',
      'title_lff',
      'slug',
      'excerpt',
      'excerpt_lff',
      'content',
      'content_lff',
      'author',
      'date',
      'created_at',
      'image_url',
      'tags',
      'is_featured',
    ],
    rows,
  }
}
