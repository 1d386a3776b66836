/** @jest-environment node */
import { hostname } from 'node:os'
import { hostCheck, originOf } from './host.ts'

const here = hostCheck({ siteOrigin: null, allowedHosts: ['films.test'] })
const check = (hosts: string[], isServed = here) => hosts.map((host) => isServed({ host }))

it('serves this machine by its names and addresses, on any port', () => {
  const own = ['localhost', 'localhost:3000', 'LOCALHOST:8080', '127.0.0.1:3000', '[::1]:3000', hostname(), `${hostname()}.local:3000`]
  expect(check(own)).toEqual(own.map(() => true))
})

it('serves allowed hosts and the site’s own', () => {
  expect(check(['films.test', 'FILMS.test:8080'])).toEqual([true, true])
  expect(check(['films.example', 'localhost'], hostCheck({ siteOrigin: 'https://films.example', allowedHosts: [] }))).toEqual([true, true])
})

it('serves no other host', () => {
  const others = ['h1.example', 'localhost.example', 'a.localhost', 'localhost.', '127.0.0.2', '192.0.2.1', '[2001:db8::1]', '0.0.0.0']
  expect(check(others)).toEqual(others.map(() => false))
})

it('rejects what is no host', () => {
  const invalid = ['', 'a b', '[', '%zz', 'x:99999', 'x"><script>', 'localhost/x', 'user@localhost', 'localhost?x', 'localhost#x', String.raw`localhost\x`]
  expect(check(invalid)).toEqual(invalid.map(() => null))
})

it('the origin is the configured one, else that of the host, whatever protocol a proxy forwards', () => {
  expect(originOf({ host: 'films.test', protocol: 'http' }, 'https://films.example')).toBe('https://films.example')
  const protocols = ['http', 'https', 'ftp', 'javascript'] as ('http' | 'https')[]
  expect(protocols.map((protocol) => originOf({ host: 'LOCALHOST:3000', protocol }, null))).toEqual([
    'http://localhost:3000', 'https://localhost:3000', 'http://localhost:3000', 'http://localhost:3000',
  ])
  expect(originOf({ host: 'a b', protocol: 'http' }, null)).toBeNull()
})
