import 'server-only'
import { declareTable, type RowFrom } from '@/lib/db/declare'
import { readFresh, readRows } from '@/lib/db/execute'
import type { Entity } from './entity'
import { groupEntity, groupReads } from './group'
import { usableDate } from './usable'

/** A meeting that a group's own calendar states. */
export interface GroupDate {
  /** An instant, in ISO 8601. */
  startsAt: string
  endsAt: string | null
  /** Only the day is stated; it begins at midnight in the city. */
  isAllDay: boolean
  status: 'planned' | 'moved' | 'cancelled'
}

const columns = ['group_id', 'starts_at', 'ends_at', 'is_all_day', 'status'] as const
const { table, read } = declareTable('group_dates', columns, { order: ['group_id', 'starts_at'] })

const groupDateReads = {
  ofGroups: read('group-dates', columns, { match: 'group_id' }),
  all: read('all-group-dates', columns),
}

export const groupDateEntity: Entity = {
  table,
  pages: async ({ group_id }) => {
    const [group] = await readFresh(groupReads.byId, String(group_id))
    return group ? groupEntity.pages(group) : []
  },
}

const statusOf = (status: string): GroupDate['status'] =>
  status === 'moved' || status === 'cancelled' ? status : 'planned'

/**
 * The dates that groups' own calendars state, from now on, by the groups' ids.
 * @throws DatabaseReadError
 */
export async function findDatesOfGroups(
  ids: readonly string[],
  now = new Date(),
): Promise<Map<string, GroupDate[]>> {
  return byGroup(await readRows(groupDateReads.ofGroups, ids), now)
}

/**
 * The same for every group.
 * @throws DatabaseReadError
 */
export async function findAllGroupDates(now = new Date()): Promise<Map<string, GroupDate[]>> {
  return byGroup(await readRows(groupDateReads.all), now)
}

/** A meeting of today is still shown while it goes on; one without an hour lasts the whole day. */
const hoursShown = ({ is_all_day }: { is_all_day: boolean }) => (is_all_day ? 24 : 12)

type DateRow = RowFrom<typeof groupDateReads.all>

function byGroup(rows: readonly DateRow[], now: Date): Map<string, GroupDate[]> {
  const dates = new Map<string, GroupDate[]>()
  for (const row of rows) {
    const { group_id, is_all_day, status } = row
    const starts_at = usableDate('group_dates', group_id, 'starts_at', row.starts_at)
    const ends_at = usableDate('group_dates', group_id, 'ends_at', row.ends_at)
    if (starts_at === null || Date.parse(starts_at) < now.getTime() - hoursShown(row) * 60 * 60 * 1_000)
      continue
    const known = dates.get(group_id) ?? []
    known.push({
      startsAt: new Date(starts_at).toISOString(),
      endsAt: ends_at && new Date(ends_at).toISOString(),
      isAllDay: is_all_day,
      status: statusOf(status),
    })
    dates.set(group_id, known)
  }
  return dates
}
