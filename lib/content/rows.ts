import type { Database } from '@/lib/supabase/database.types'

type Tables = Database['public']['Tables']
export type TableName = keyof Tables
type Row<Table extends TableName> = Tables[Table]['Row']

const described = ['micro_description', 'micro_description_lff'] as const
const shortText = ['short_description', 'short_description_lff'] as const
const longText = ['long_description', 'long_description_lff'] as const

/**
 * The columns that each read asks for, by name: a card's for lists, a detail's for the entity's own page, a head's for
 * the pages below it, which say whose they are and are left alone when a long text changes.
 */
export const columns = {
  cityId: ['id', 'slug'],
  cityCard: ['id', 'name', 'slug', 'country_id', 'image_url', ...described],
  cityHead: ['id', 'name', 'slug', 'country_id', 'image_url', 'pulse_url', ...described, ...shortText],
  city: [
    ...(['id', 'name', 'slug', 'country_id', 'image_url', 'pulse_url', 'created_at', 'updated_at'] as const),
    ...described,
    ...shortText,
    ...longText,
  ],
  countryCard: ['id', 'name', 'code', 'flag_url', ...described],
  country: ['id', 'name', 'code', 'flag_url', 'wikipedia_url', ...described, ...shortText, ...longText],
  communityCard: ['id', 'name', 'slug', 'image_url', ...described, ...shortText],
  community: [
    ...(['id', 'name', 'slug', 'image_url', 'created_at', 'updated_at'] as const),
    ...described,
    ...shortText,
    ...longText,
  ],
  affinityCard: ['id', 'name', 'slug', 'image_url', ...described],
  affinityHead: ['id', 'name', 'slug', 'image_url', ...described, ...shortText],
  affinity: ['id', 'name', 'slug', 'image_url', ...described, ...shortText, ...longText],
  suggestion: [
    'id',
    'title',
    'title_lff',
    'description',
    'description_lff',
    'city_id',
    'community_id',
    'created_at',
  ],
  app: ['id', 'name', 'name_lff', 'description', 'description_lff', 'logo_url', 'url', 'sort_order'],
  articleCard: [
    ...([
      'id',
      'slug',
      'title',
      'title_lff',
      'excerpt',
      'excerpt_lff',
      'author',
      'date',
      'created_at',
      'published_at',
    ] as const),
    ...(['image_url', 'tags', 'is_featured'] as const),
  ],
  article: [
    ...([
      'id',
      'slug',
      'title',
      'title_lff',
      'excerpt',
      'excerpt_lff',
      'author',
      'date',
      'created_at',
      'published_at',
    ] as const),
    ...(['image_url', 'tags', 'is_featured', 'content', 'content_lff'] as const),
  ],
  affinityCommunity: ['affinity_id', 'community_id'],
  affinityCity: ['affinity_id', 'city_id'],
} as const

type Columns = typeof columns
export type CityIdRow = Pick<Row<'cities'>, Columns['cityId'][number]>
export type CityCardRow = Pick<Row<'cities'>, Columns['cityCard'][number]>
export type CityHeadRow = Pick<Row<'cities'>, Columns['cityHead'][number]>
export type CityRow = Pick<Row<'cities'>, Columns['city'][number]>
export type CountryCardRow = Pick<Row<'countries'>, Columns['countryCard'][number]>
export type CountryRow = Pick<Row<'countries'>, Columns['country'][number]>
export type CommunityCardRow = Pick<Row<'communities'>, Columns['communityCard'][number]>
export type CommunityRow = Pick<Row<'communities'>, Columns['community'][number]>
export type AffinityCardRow = Pick<Row<'affinities'>, Columns['affinityCard'][number]>
export type AffinityHeadRow = Pick<Row<'affinities'>, Columns['affinityHead'][number]>
export type AffinityRow = Pick<Row<'affinities'>, Columns['affinity'][number]>
export type SuggestionRow = Pick<Row<'local_suggestions'>, Columns['suggestion'][number]>
export type AppRow = Pick<Row<'apps_for_making_friends'>, Columns['app'][number]>
export type ArticleCardRow = Pick<Row<'blog_posts'>, Columns['articleCard'][number]>
export type ArticleRow = Pick<Row<'blog_posts'>, Columns['article'][number]>
export type AffinityCommunityRow = Pick<Row<'affinity_communities'>, Columns['affinityCommunity'][number]>
export type AffinityCityRow = Pick<Row<'affinity_cities'>, Columns['affinityCity'][number]>
