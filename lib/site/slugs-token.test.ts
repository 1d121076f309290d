import { expect, it } from 'vitest'
import { isSlugsToken, slugsToken } from './slugs-token'

it('the token of the secret counts, and nothing else', async () => {
  const token = await slugsToken('secret')
  expect(await isSlugsToken(token, 'secret')).toBe(true)
  for (const wrong of ['', 'secret', `${token}0`, token.slice(1), await slugsToken('other')]) {
    expect(await isSlugsToken(wrong, 'secret'), wrong).toBe(false)
  }
})
