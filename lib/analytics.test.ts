import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { track } from './analytics'

const payload = { app: 'Pulse Now', location: 'apps-table', variant: 'lff', href: 'https://pulse.example/' }
let browser: { dataLayer?: unknown[] }
let stored: string | null

beforeEach(() => {
  browser = {}
  stored = null
  vi.stubGlobal('window', browser)
  vi.stubGlobal('localStorage', { getItem: () => stored })
})
afterEach(() => vi.unstubAllGlobals())

describe('analytics events', () => {
  it.each([null, 'declined'])('are dropped while the consent is %s', (consent) => {
    stored = consent
    expect(track('pulse_app_click', payload)).toBe(false)
    expect(browser.dataLayer).toBeUndefined()
  })

  it('are pushed to window.dataLayer with app, location, variant and href once it is accepted', () => {
    stored = 'accepted'
    expect(track('pulse_app_click', payload)).toBe(true)
    expect(track('pulse_download_intent', payload)).toBe(true)
    expect(browser.dataLayer).toEqual([
      { event: 'pulse_app_click', ...payload },
      { event: 'pulse_download_intent', ...payload },
    ])
  })

  it('are added to what another script has pushed', () => {
    stored = 'accepted'
    browser.dataLayer = ['before']
    track('pulse_app_click', payload)
    expect(browser.dataLayer).toHaveLength(2)
  })
})
