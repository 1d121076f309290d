import { z } from 'zod'
import { isRecent, needsNoAnchor, parseRule } from '../../lib/facts/recurrence.ts'
import { COMMUNITY_SLUGS } from './catalog.ts'

// content/groups/<city>.yaml: the groups that meet in a city, described in docs/content-team.md.

const text = z.string().trim().min(1)
const line = text.max(200)
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month, such as 2026-05')
const date = z.iso.date('must be a date, such as 2026-11-26')
const link = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https:// (or http://)',
})

const rrule = z.string().check((context) => {
  try {
    parseRule(context.value)
  } catch (error) {
    context.issues.push({ code: 'custom', input: context.value, message: (error as Error).message })
  }
})

const fields = z.strictObject({
  name: text.max(100),
  what: line.optional(),
  what_lff: line.optional(),
  communities: z.array(z.enum(COMMUNITY_SLUGS as [string, ...string[]])).default([]),
  rrule: rrule.optional(),
  rhythm: line.optional(),
  start: z
    .string()
    .regex(/^(?:0[5-9]|1\d|2[0-3]):[0-5]\d$/, 'must be an hour from 05:00 to 23:59, such as 19:00')
    .optional(),
  duration: z.int().min(10).max(1440).optional(),
  months: z.array(z.int().min(1).max(12)).optional(),
  place: line.optional(),
  district: text.max(80).optional(),
  distance: z.number().min(0).max(99).optional(),
  join: z.enum(['free', 'fee', 'guests', 'members']).optional(),
  how: text.max(300).optional(),
  language: text.max(60).optional(),
  link,
  source: text.max(600),
  listed_by: text.max(40).optional(),
  as_of: month.optional(),
  make_dates: z.boolean().default(false),
  checked: date,
  paused: z.boolean().default(false),
  calendar: link.optional(),
})

/** A group that meets, as its file says it. */
export type WrittenGroup = z.infer<typeof fields>

function problemsOf(group: WrittenGroup): string[] {
  const rule = group.rrule === undefined ? null : parseRule(group.rrule)
  return [
    rule && group.rhythm ? 'has an rrule and a rhythm: the rhythm is for what no rule can say' : '',
    group.start && !rule && !group.rhythm ? 'has a start without an rrule or a rhythm' : '',
    group.duration && !group.start ? 'has a duration without a start' : '',
    group.make_dates && !(rule && group.start && group.as_of)
      ? 'can make dates only with an rrule, a start and as_of'
      : '',
    group.make_dates && rule && !needsNoAnchor(rule)
      ? 'cannot make dates: its rule needs a date to count from'
      : '',
    group.make_dates && group.as_of && !isRecent(group.as_of, new Date(group.checked))
      ? 'cannot make dates: as_of is 18 months or more before checked'
      : '',
  ].filter(Boolean)
}

/** One entry of the file. An empty field (`start:` or `start: null`) counts as absent. */
export const groupSchema = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
      : value,
  fields.check((context) => {
    for (const message of problemsOf(context.value))
      context.issues.push({ code: 'custom', input: context.value, message })
  }),
)
