import type { Database } from '@/lib/supabase/database.types'

type Tables = Database['public']['Tables']

/** Of every row that has a page: its address, its picture and when it was written. Small, since all are held at once. */
export const pageColumns = {
  cities: ['id', 'slug', 'country_id', 'image_url', 'updated_at'],
  countries: ['id', 'code'],
  communities: ['id', 'slug', 'image_url', 'updated_at'],
  affinities: ['id', 'slug', 'image_url'],
  affinity_communities: ['affinity_id', 'community_id'],
  blog_posts: ['id', 'slug', 'image_url', 'created_at'],
  local_suggestions: ['id', 'city_id', 'created_at'],
} as const

type PageTable = keyof typeof pageColumns
export type PageRow<Table extends PageTable> = Pick<
  Tables[Table]['Row'],
  (typeof pageColumns)[Table][number] & keyof Tables[Table]['Row']
>

export interface PageRows {
  cities: PageRow<'cities'>[]
  countries: PageRow<'countries'>[]
  communities: PageRow<'communities'>[]
  affinities: PageRow<'affinities'>[]
  affinityCommunities: PageRow<'affinity_communities'>[]
  articles: PageRow<'blog_posts'>[]
  suggestions: PageRow<'local_suggestions'>[]
}
