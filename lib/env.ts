import { z } from 'zod'
import { siteHostname } from './site/hosts.ts'

// The middleware reads these settings too, and its edge runtime forbids zod's compiled parsers.
z.config({ jitless: true })

/** The embedded database's settings from `supabase/config.toml`. They are not secret: it listens only locally. */
export const embedded = {
  url: 'http://127.0.0.1:54321',
  publishableKey: 'sb_publishable_local_dev_not_a_secret',
  secretKey: 'sb_secret_local_dev_not_a_secret',
} as const

export const placeholderOrigins = {
  lff: 'https://lookingforfriends.example',
  mnf: 'https://meetnewfriends.example',
} as const

const httpOrigin = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
const httpsOrigin = z
  .url({ protocol: /^https$/, error: 'must be an https origin such as https://example.org' })
  .refine(
    (value) => URL.parse(value)?.pathname === '/' && !/[?#@]/.test(value),
    'must be an origin, without a path',
  )
  .transform((value) => new URL(value).origin)
const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' })
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item))
const flag = z
  .enum(['', '0', '1', 'on', 'off', 'true', 'false'], { error: 'must be on or off' })
  .transform((value) => value === '1' || value === 'on' || value === 'true')
const wholeNumber = z.coerce
  .number({ error: 'must be a whole number, 0 or more' })
  .int('must be a whole number, 0 or more')
  .min(0, 'must be a whole number, 0 or more')

const settings = z.object({
  SUPABASE_URL: httpOrigin.transform((value) => value.replace(/\/$/, '')).default(embedded.url),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1, 'must not be empty').optional(),
  SUPABASE_SECRET_KEY: z.string().min(1, 'must not be empty').optional(),
  LFF_URL: httpsOrigin.default(placeholderOrigins.lff),
  MNF_URL: httpsOrigin.default(placeholderOrigins.mnf),
  REVALIDATE_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
  PREVIEW_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
  PARTNER_APP_URL: httpsUrl.default('https://pulse.example/'),
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  IMAGE_ORIGINS: list(httpsOrigin).default([]),
  PREVIEW_HOST_SUFFIXES: list(
    z.string().regex(/^[a-z0-9.-]+$/i, 'must be host names separated by commas'),
  ).default(['vercel.app']),
  STRUCTURED_DATA_RATINGS: flag.default(false),
  TEST_TOOLS: flag.default(false),
  FOLLOW_CURSOR: z.string().optional(),
  PRERENDER_COMBINATIONS: wholeNumber.default(50),
  PAGE_MEMORY_MB: wholeNumber.default(128),
  INTERNAL_ORIGIN: httpOrigin.optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_ENDPOINT: httpOrigin.default('https://api.indexnow.org'),
})

export interface Env {
  supabaseUrl: string
  supabasePublishableKey: string
  /** For previews, test tools, the change log and the content check. Optional; the embedded database has a default. */
  supabaseSecretKey: string | undefined
  origins: { lff: string; mnf: string }
  revalidateSecret: string | undefined
  /** What opens a preview: PREVIEW_SECRET, or else REVALIDATE_SECRET. */
  previewSecret: string | undefined
  partnerAppUrl: string
  /** If undefined, the address is `hello@` the variant's domain. */
  contactEmail: string | undefined
  /** Origins that pictures may come from besides the site's own. */
  imageOrigins: string[]
  previewHostSuffixes: string[]
  structuredDataRatings: boolean
  testTools: boolean
  /** The file for this instance's position in the change log; undefined if it does not follow the log. */
  followCursor: string | undefined
  /** The number of cities whose community pages the build renders. */
  prerenderCombinations: number
  /** How many bytes of rendered pages a process keeps in memory. */
  pageMemory: number
  /** Where a process reaches itself, if not at its own port. */
  internalOrigin: string | undefined
  indexNow: { key: string; endpoint: string } | undefined
}

/** A missing or invalid setting. `message` is one sentence for the person who starts the program. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads and validates every setting (docs/product.md 1.6).
 * @param source environment variables; empty strings count as not set
 * @returns typed settings with defaults filled in
 * @throws SettingsError with one sentence that names every invalid setting
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const { data, error } = settings.safeParse(given)
  if (error) {
    const problems = Map.groupBy(error.issues, (issue) => String(issue.path[0]))
    const sentences = [...problems].map(([name, issues]) => `${name} ${issues[0]?.message}`)
    throw new SettingsError(`Settings: ${sentences.join('; ')}.`)
  }
  const { LFF_URL, MNF_URL } = data
  if (siteHostname(LFF_URL) === siteHostname(MNF_URL)) {
    throw new SettingsError(
      `Settings: LFF_URL and MNF_URL must be two different hosts, but are ${LFF_URL} and ${MNF_URL}.`,
    )
  }
  const isEmbedded =
    data.SUPABASE_URL === embedded.url || /^http:\/\/(127\.0\.0\.1|localhost)(:|$)/.test(data.SUPABASE_URL)
  const publishable = data.SUPABASE_PUBLISHABLE_KEY ?? (isEmbedded ? embedded.publishableKey : undefined)
  if (!publishable) {
    throw new SettingsError(`Settings: SUPABASE_PUBLISHABLE_KEY must be set for ${data.SUPABASE_URL}.`)
  }
  if (data.FOLLOW_CURSOR && !(data.REVALIDATE_SECRET && (data.SUPABASE_SECRET_KEY || isEmbedded))) {
    throw new SettingsError('Settings: FOLLOW_CURSOR needs SUPABASE_SECRET_KEY and REVALIDATE_SECRET.')
  }
  return {
    supabaseUrl: data.SUPABASE_URL,
    supabasePublishableKey: publishable,
    supabaseSecretKey: data.SUPABASE_SECRET_KEY ?? (isEmbedded ? embedded.secretKey : undefined),
    origins: { lff: LFF_URL, mnf: MNF_URL },
    revalidateSecret: data.REVALIDATE_SECRET,
    previewSecret: data.PREVIEW_SECRET ?? data.REVALIDATE_SECRET,
    partnerAppUrl: data.PARTNER_APP_URL,
    contactEmail: data.CONTACT_EMAIL,
    imageOrigins: data.IMAGE_ORIGINS,
    previewHostSuffixes: data.PREVIEW_HOST_SUFFIXES.map((suffix) => suffix.toLowerCase()),
    structuredDataRatings: data.STRUCTURED_DATA_RATINGS,
    testTools: data.TEST_TOOLS,
    followCursor: data.FOLLOW_CURSOR,
    prerenderCombinations: data.PRERENDER_COMBINATIONS,
    pageMemory: data.PAGE_MEMORY_MB * 1024 * 1024,
    internalOrigin: data.INTERNAL_ORIGIN,
    indexNow: data.INDEXNOW_KEY ? { key: data.INDEXNOW_KEY, endpoint: data.INDEXNOW_ENDPOINT } : undefined,
  }
}

/** The settings of this process. */
export const env: Env = readEnv(process.env)
