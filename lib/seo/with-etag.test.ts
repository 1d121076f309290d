// @vitest-environment node
import { expect, it } from 'vitest'
import { withEtag } from './with-etag'

const file = (text: string) => withEtag(new Response(text, { headers: { 'content-type': 'text/plain' } }))
const etagOf = async (text: string) => (await file(text)).headers.get('etag')

it('an ETag follows from the text alone, and the file stays as it was', async () => {
  expect(await etagOf('a')).toMatch(/^"[\w-]{22}"$/)
  expect(await etagOf('a')).toBe(await etagOf('a'))
  expect(await etagOf('a')).not.toBe(await etagOf('b'))
  const answer = await file('Łódź')
  expect(answer.headers.get('content-type')).toBe('text/plain')
  expect(await answer.text()).toBe('Łódź')
})
