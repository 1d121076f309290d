import type { Database } from '../scripts/database/embedded.ts'

/**
 * Gives the seed's database another number of cities: copies of its cities with new names and slugs, and copies of
 * their suggestions, or only the first of its cities. Countries, communities, affinities and
 * articles stay as they are.
 */
export async function holdCities(database: Database, count: number): Promise<void> {
  const [{ seeded } = { seeded: 0 }] = await database.query<{ seeded: number }>(
    'select count(*)::int as seeded from public.cities',
  )
  if (count < seeded) {
    const kept = `(select id from public.cities order by slug limit ${count})`
    await database.query(
      `delete from public.local_suggestions where city_id is not null and city_id not in ${kept}`,
    )
    await database.query(`delete from public.affinity_cities where city_id not in ${kept}`)
    await database.query(`delete from public.cities where id not in ${kept}`)
  }
  for (let copy = 2, total = seeded; total < count; copy++) {
    const wanted = Math.min(seeded, count - total)
    // A copy's id is derived from the original id, so that its suggestions can refer to it without a lookup.
    const id = (column: string) => `md5(${column}::text || '/${copy}')::uuid`
    const chosen = `(select id from public.cities where name !~ ' [0-9]+$' order by slug limit ${wanted})`
    await database.query(
      `insert into public.cities (id, name, slug, country_id, image_url, micro_description, short_description,
         long_description, micro_description_lff, short_description_lff, long_description_lff, created_at, updated_at)
       select ${id('id')}, name || ' ${copy}', left(slug, 70) || '-${copy}', country_id, image_url, micro_description,
         short_description, long_description, micro_description_lff, short_description_lff, long_description_lff,
         created_at, updated_at
       from public.cities where id in ${chosen}`,
    )
    await database.query(
      `insert into public.local_suggestions (city_id, title, description, title_lff, description_lff, created_at)
       select ${id('city_id')}, title, description, title_lff, description_lff, created_at
       from public.local_suggestions where city_id in ${chosen}`,
    )
    total += wanted
  }
  await database.query('truncate public.content_changes')
}
