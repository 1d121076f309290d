import { describe, expect, it } from 'vitest'
import { embedded, readEnv, SettingsError } from './env'

const message = (source: Record<string, string>) => {
  try {
    readEnv(source)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as Error).message
  }
  return 'accepted'
}

describe('settings', () => {
  it('have defaults: the embedded database and the example origins', () => {
    expect(readEnv({})).toMatchObject({
      supabaseUrl: embedded.url,
      supabasePublishableKey: embedded.publishableKey,
      supabaseSecretKey: embedded.secretKey,
      origins: { lff: 'https://lookingforfriends.example', mnf: 'https://meetnewfriends.example' },
      partnerAppUrl: 'https://pulse.example/',
      imageOrigins: [],
      previewHostSuffixes: ['vercel.app'],
      structuredDataRatings: false,
      testTools: false,
      followCursor: undefined,
      prerenderCombinations: 50,
      revalidateSecret: undefined,
      contactEmail: undefined,
    })
  })
  it('count as unset if they are empty', () => {
    expect(readEnv({ LFF_URL: '', REVALIDATE_SECRET: '  ' }).revalidateSecret).toBeUndefined()
  })
  it('are read as lists, flags and numbers', () => {
    expect(
      readEnv({
        IMAGE_ORIGINS: 'https://pictures.example/, https://x.supabase.co',
        PREVIEW_HOST_SUFFIXES: 'Vercel.app, preview.example.net',
        STRUCTURED_DATA_RATINGS: 'on',
        TEST_TOOLS: '1',
        PRERENDER_COMBINATIONS: '0',
        LFF_URL: 'https://friends.example.org/',
      }),
    ).toMatchObject({
      imageOrigins: ['https://pictures.example', 'https://x.supabase.co'],
      previewHostSuffixes: ['vercel.app', 'preview.example.net'],
      structuredDataRatings: true,
      testTools: true,
      prerenderCombinations: 0,
      origins: { lff: 'https://friends.example.org' },
    })
  })
  it.each([
    ['SUPABASE_URL', 'nonsense'],
    ['LFF_URL', 'http://friends.example.org'],
    ['MNF_URL', 'https://friends.example.org/path'],
    ['REVALIDATE_SECRET', 'too short'],
    ['PREVIEW_SECRET', 'too short'],
    ['PARTNER_APP_URL', 'javascript:alert(1)'],
    ['CONTACT_EMAIL', 'nobody'],
    ['IMAGE_ORIGINS', 'https://pictures.example,http://pictures.example'],
    ['IMAGE_ORIGINS', 'https://pictures.example/path'],
    ['PREVIEW_HOST_SUFFIXES', 'a b'],
    ['STRUCTURED_DATA_RATINGS', 'maybe'],
    ['TEST_TOOLS', 'maybe'],
    ['PRERENDER_COMBINATIONS', '-1'],
    ['INTERNAL_ORIGIN', 'localhost'],
  ])('reject a malformed %s with one sentence', (name, value) => {
    expect(message({ [name]: value })).toMatch(new RegExp(`^Settings: ${name} must .+\\.$`))
  })
  it('require both secrets to follow the change log', () => {
    expect(message({ FOLLOW_CURSOR: '/tmp/cursor.json' })).toContain('FOLLOW_CURSOR needs')
    const secrets = { SUPABASE_SECRET_KEY: 'x', REVALIDATE_SECRET: 'a'.repeat(24) }
    expect(readEnv({ FOLLOW_CURSOR: '/tmp/cursor.json', ...secrets }).followCursor).toBe('/tmp/cursor.json')
  })
  it('have a secret for previews, or else that of revalidation', () => {
    const [renewing, previewing] = ['r'.repeat(24), 'p'.repeat(24)]
    const both = readEnv({ REVALIDATE_SECRET: renewing, PREVIEW_SECRET: previewing })
    expect([both.revalidateSecret, both.previewSecret]).toEqual([renewing, previewing])
    expect(readEnv({ REVALIDATE_SECRET: renewing }).previewSecret).toBe(renewing)
    expect(readEnv({ PREVIEW_SECRET: previewing }).revalidateSecret).toBeUndefined()
    expect(readEnv({}).previewSecret).toBeUndefined()
  })
  it('report all invalid ones at once, each once', () => {
    expect(message({ LFF_URL: 'x', TEST_TOOLS: 'x' })).toMatch(/^Settings: LFF_URL .+; TEST_TOOLS .+\.$/)
  })
  it.each([
    ['https://friends.example.org', 'https://friends.example.org'],
    ['https://friends.example.org', 'https://www.friends.example.org'],
    ['https://friends.example.org', 'https://friends.example.org:8443'],
  ])('reject %s and %s as the same host', (LFF_URL, MNF_URL) => {
    expect(message({ LFF_URL, MNF_URL })).toBe(
      `Settings: LFF_URL and MNF_URL must be two different hosts, but are ${LFF_URL} and ${MNF_URL}.`,
    )
  })
  it('require a publishable key for a hosted project', () => {
    expect(message({ SUPABASE_URL: 'https://x.supabase.co' })).toBe(
      'Settings: SUPABASE_PUBLISHABLE_KEY must be set for https://x.supabase.co.',
    )
  })
  it('never use the local secret key for a hosted project', () => {
    const env = readEnv({ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k' })
    expect(env.supabaseSecretKey).toBeUndefined()
  })
})
