import { expect, it } from 'vitest'
import { checkedFetch } from './checked-fetch'
import { lastGoodRead, noteGoodRead } from './last-read'

const origin = 'https://db.example'
const answering = (body: string, status = 200) =>
  checkedFetch(async () => new Response(body, { status, headers: { 'content-range': '0-0/1' } }), origin)

it('passes complete JSON through with its headers', async () => {
  const response = await answering('[{"id":1}]')(`${origin}/rest/v1/cities`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-range')).toBe('0-0/1')
  expect(await response.json()).toEqual([{ id: 1 }])
})

it.each(['<html>Bad gateway</html>', '[{"id":1},{"id"', ''])(
  'turns %j into a failure, which no cache stores',
  async (body) => {
    const response = await answering(body)(`${origin}/rest/v1/cities`)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ code: 'GARBAGE' })
  },
)

it('records the time of the last complete response', async () => {
  noteGoodRead(1)
  await answering('[{"id"')(`${origin}/rest/v1/cities`)
  await answering('[]', 500)(`${origin}/rest/v1/cities`)
  await answering('[]')('https://other.example/')
  expect(lastGoodRead()).toBe(1)
  await answering('[]')(`${origin}/rest/v1/cities`)
  expect(lastGoodRead()).toBeGreaterThan(1)
})

it('passes failures and other origins through unchanged', async () => {
  expect((await answering('nope', 500)(`${origin}/rest/v1/cities`)).status).toBe(500)
  expect(await (await answering('<html>')('https://other.example/')).text()).toBe('<html>')
})
