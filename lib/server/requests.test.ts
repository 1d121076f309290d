// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { expect, it } from 'vitest'
import { guardRequest } from './requests'

const trusted = new BlockList()
trusted.addSubnet('127.0.0.1', 32, 'ipv4')
trusted.addSubnet('fd00::', 8, 'ipv6')

/** The visitor's address that Next receives for a connection from an address. */
function told(remoteAddress: string, forwarded?: string) {
  const headers: IncomingMessage['headers'] = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
  }
  if (forwarded !== undefined) headers['x-forwarded-for'] = forwarded
  const request = { headers, method: 'GET', url: '/', socket: { remoteAddress } } as IncomingMessage
  guardRequest(request, trusted)
  return request.headers
}

it('without a proxy, a visitor has the address of the connection, whatever a header says', () => {
  for (const claimed of [undefined, '203.0.113.9', '127.0.0.1, 127.0.0.1']) {
    expect(told('198.51.100.1', claimed)).toEqual({ 'x-forwarded-for': '198.51.100.1' })
  }
  expect(told('2001:db8::1', '203.0.113.9')).toEqual({ 'x-forwarded-for': '2001:db8::1' })
})

it.each(['127.0.0.1', '::ffff:127.0.0.1', 'fd12::1'])(
  'the trusted proxy at %s says where a visitor is',
  (proxy) => {
    expect(told(proxy, '203.0.113.9')).toMatchObject({
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
    })
    // The last address is the one that this proxy saw for itself.
    expect(told(proxy, '198.51.100.1, 2001:db8::1')).toMatchObject({ 'x-forwarded-for': '2001:db8::1' })
    // Text that is not an address is ignored, however long it is.
    for (const junk of ['x'.repeat(5_000), '203.0.113.9, <script>', '', undefined]) {
      expect(told(proxy, junk)['x-forwarded-for']).toBe(proxy)
    }
  },
)
