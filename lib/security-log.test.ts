import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logSecurityEvent, type SecurityLogEntry, securityLogKey } from './security-log'

let kept: Map<string, string>
const entries = () => JSON.parse(kept.get(securityLogKey) ?? 'null') as SecurityLogEntry[]

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('navigator', { userAgent: 'A browser' })
  vi.stubGlobal('location', { href: 'https://lookingforfriends.example/cities' })
})
afterEach(() => vi.unstubAllGlobals())

describe('the security log', () => {
  it('keeps event, timestamp, details, user agent and address under security_logs', () => {
    logSecurityEvent('Database query error', { operation: 'cities', message: 'down' })
    expect(securityLogKey).toBe('security_logs')
    expect(entries()).toEqual([
      {
        event: 'Database query error',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        details: { operation: 'cities', message: 'down' },
        userAgent: 'A browser',
        url: 'https://lookingforfriends.example/cities',
      },
    ])
  })

  it('keeps the last 100 entries', () => {
    for (let number = 1; number <= 103; number++) logSecurityEvent(`event ${number}`, {})
    expect(entries()).toHaveLength(100)
    expect(entries()[0]?.event).toBe('event 4')
    expect(entries().at(-1)?.event).toBe('event 103')
  })

  it('starts over if something else is stored under its key', () => {
    kept.set(securityLogKey, '{"not":"a list"}')
    logSecurityEvent('event', {})
    expect(entries()).toHaveLength(1)
  })

  it('does not throw if it cannot be read or written', () => {
    kept.set(securityLogKey, 'cut off [')
    expect(() => logSecurityEvent('event', {})).not.toThrow()
    vi.stubGlobal('localStorage', undefined)
    expect(() => logSecurityEvent('event', {})).not.toThrow()
  })
})
