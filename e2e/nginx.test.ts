import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject } from '../scripts/lib/project.ts'
import { type NginxSetting, renderNginxConf } from './nginx.ts'

const shipped = readFileSync(inProject('deploy/nginx.conf'), 'utf8')
const setting: NginxSetting = {
  port: 8081,
  instances: ['127.0.0.1:8083', '127.0.0.1:8084'],
  mimeTypes: '/opt/nginx/mime.types',
  directory: '/tmp/nginx',
  project: '/srv/copy',
  distDir: '.next-e2e',
  hosts: { lff: 'friends.test', mnf: 'meet.test' },
}
const active = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .join('\n')

describe('the shipped nginx configuration, for another machine', () => {
  const text = active(renderNginxConf(shipped, setting))

  it('accepts the webhook of a long article, and no long body elsewhere', () => {
    expect(text.match(/location \/api\/ \{\s+client_max_body_size (\w+);/)?.[1]).toBe('1m')
    expect(text.match(/client_max_body_size \w+;/g)).toEqual([
      'client_max_body_size 1k;',
      'client_max_body_size 1m;',
      // The error page, whatever was sent to whom it answers.
      'client_max_body_size 0;',
    ])
  })
  it('listens on the given port alone', () => {
    const listens = [...text.matchAll(/listen (\S+?)(?:;| )/g)].map(([, address]) => address)
    expect(new Set(listens)).toEqual(new Set(['127.0.0.1:8081']))
  })
  it('forwards to the given instances', () => {
    const servers = [...text.matchAll(/^ *server (\S+?) max_fails/gm)].map(([, address]) => address)
    expect(servers).toEqual(['127.0.0.1:8083', '127.0.0.1:8084'])
  })
  it('knows the given public hosts and no example', () => {
    expect(text).toContain('server_name friends.test meet.test;')
    expect(text).toContain('server_name www.meet.test;\n    return 308 https://meet.test$request_uri;')
    expect(text).not.toContain('.example')
  })
  it('reads and writes no system files', () => {
    expect(text).not.toMatch(/\/(?:var|run|srv\/friends-directory|etc)\//)
  })
  it('takes folders whose names have spaces', () => {
    const spaced = {
      ...setting,
      project: '/srv/a copy',
      directory: '/tmp/my nginx',
      mimeTypes: '/my opt/mime.types',
    }
    const conf = active(renderNginxConf(shipped, spaced))
    expect(
      conf.match(/^.* (?:copy|nginx|opt)\/.*$/gm)?.filter((line) => !/ "\/[^"]* [^"]*"/.test(line)),
    ).toEqual([])
    expect(conf).toContain('root "/srv/a copy/public";')
  })
  it('keeps every line that says how a page is served', () => {
    const rules = (conf: string) =>
      conf.match(/^ *(?:proxy_(?!cache_path|temp_path)|add_header|map|limit_req ).*$/gm)
    expect(rules(text)).toEqual(rules(active(shipped)))
  })

  it('speaks TLS where it gets a certificate', () => {
    const tls = { certificate: '/tmp/cert.pem', key: '/tmp/key.pem', port: 8443 }
    const secure = active(renderNginxConf(shipped, { ...setting, tls }))
    expect(secure.match(/listen 127\.0\.0\.1:8443 ssl http2/g)).toHaveLength(4)
    expect(secure).toContain(
      'listen 127.0.0.1:8081 default_server;\n    return 308 https://$host$request_uri;',
    )
    expect(secure).not.toContain('/etc/ssl')
  })

  it('names a missing line instead of skipping the change', () => {
    expect(() => renderNginxConf(shipped.replace('proxy_cache_path', 'proxy_cash_path'), setting)).toThrow(
      'deploy/nginx.conf has no line like',
    )
  })
})
