import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/db/database.types.ts'
import { Failure } from '../lib/failure.ts'
import type { Changes, KnownGroup, Store } from './refresh.ts'

const columns =
  'id, name, link, calendar_url, checked_on, link_failures, link_failed_on, is_paused, cities!inner(name, time_zone)'
/** PostgREST cuts longer answers silently. */
const pageSize = 1_000

/**
 * The groups of a Supabase project.
 * @param secretKey may write; the public key neither does nor sees paused groups
 */
export function restStore(url: string, secretKey: string): Store {
  const database = createClient<Database>(url, secretKey, { auth: { persistSession: false } })
  return {
    async groups() {
      const groups: KnownGroup[] = []
      for (;;) {
        const from = groups.length
        const rows = rowsOf(
          await database
            .from('groups')
            .select(columns)
            .order('id')
            .range(from, from + pageSize - 1),
        )
        groups.push(
          ...rows.map((row) => ({
            id: row.id,
            name: row.name,
            city: row.cities.name,
            link: row.link,
            calendarUrl: row.calendar_url,
            timeZone: row.cities.time_zone ?? 'UTC',
            checkedOn: row.checked_on,
            linkFailures: row.link_failures,
            linkFailedOn: row.link_failed_on,
            isPaused: row.is_paused,
          })),
        )
        if (rows.length < pageSize) return groups
      }
    },
    async update(id, changes) {
      rowsOf(await database.from('groups').update(columnsOf(changes)).eq('id', id).select('id'))
    },
    async setDates(id, dates) {
      const rows = dates.map(({ startsAt, endsAt, isAllDay, status }) => ({
        group_id: id,
        starts_at: startsAt.toISOString(),
        ends_at: endsAt?.toISOString() ?? null,
        is_all_day: isAllDay,
        status,
      }))
      // New dates come first, so that a group that has dates is at no moment without.
      if (rows.length > 0) {
        const key = { onConflict: 'group_id,starts_at' }
        rowsOf(await database.from('group_dates').upsert(rows, key).select('id'))
      }
      const known = rowsOf(await database.from('group_dates').select('id, starts_at').eq('group_id', id))
      const stated = new Set(dates.map(({ startsAt }) => startsAt.getTime()))
      const gone = known.filter(({ starts_at }) => !stated.has(Date.parse(starts_at)))
      if (gone.length === 0) return
      const ids = gone.map((row) => row.id)
      rowsOf(await database.from('group_dates').delete().in('id', ids).select('id'))
    },
  }
}

function columnsOf({ checkedOn, linkFailures, linkFailedOn, isPaused }: Changes) {
  return {
    ...(checkedOn !== undefined && { checked_on: checkedOn }),
    ...(linkFailures !== undefined && { link_failures: linkFailures }),
    ...(linkFailedOn !== undefined && { link_failed_on: linkFailedOn }),
    ...(isPaused !== undefined && { is_paused: isPaused }),
  }
}

function rowsOf<Value>({ data, error }: { data: Value | null; error: { message: string } | null }): Value {
  if (error || data === null) throw new Failure(`The database refuses: ${error?.message ?? 'no rows'}`)
  return data
}
