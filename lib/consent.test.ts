import { afterEach, describe, expect, it, vi } from 'vitest'
import { consentKey, readConsent, storeConsent } from './consent'

function browserStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return kept
}

afterEach(() => vi.unstubAllGlobals())

describe('cookie consent', () => {
  it('is kept under "cookie-consent" as accepted or declined', () => {
    const kept = browserStorage()
    expect(readConsent()).toBeNull()
    for (const choice of ['accepted', 'declined'] as const) {
      storeConsent(choice)
      expect([...kept]).toEqual([['cookie-consent', choice]])
      expect(readConsent()).toBe(choice)
    }
  })

  it.each(['', 'yes', 'Accepted', 'true'])('does not count the stored text "%s" as a choice', (text) => {
    browserStorage({ [consentKey]: text })
    expect(readConsent()).toBeNull()
  })

  it('is null in a browser without storage, where storing it does not throw', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    expect(readConsent()).toBeNull()
    expect(() => storeConsent('accepted')).not.toThrow()
  })
})
