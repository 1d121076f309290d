import { expect, it } from 'vitest'
import { isSecret } from './secret'

const secret = 'a-secret-of-at-least-24-characters'

it('accepts the secret itself and nothing else', () => {
  expect(isSecret(secret, secret)).toBe(true)
  for (const wrong of [null, undefined, '', secret.slice(1), `${secret} `, secret.toUpperCase()]) {
    expect(isSecret(wrong, secret), String(wrong)).toBe(false)
  }
})

it('does not accept a missing secret as an empty one', () => {
  expect(isSecret(null, '')).toBe(false)
})
