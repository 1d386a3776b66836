/** @jest-environment node */
import { apiHosts, configuredOrigin } from './hosts.ts'
import { contentSecurityPolicy } from '../content-security-policy.ts'

afterEach(() => {
  delete process.env.CONTENTS_HOST
  delete process.env.MAIN_HOST
  delete process.env.MEDIA_ORIGIN
})

const policy = () => contentSecurityPolicy('n', apiHosts(), { frames: [], calls: [] }).split('; ')

it('pages call their own origin by default', () => {
  expect(apiHosts()).toEqual({ contentsHost: '', mainHost: '' })
  expect(policy()).toContain(`connect-src 'self'`)
  expect(policy()).toContain('report-uri /csp-report')
})

it('pages call the origins of the hosts that the deployment sets', () => {
  process.env.CONTENTS_HOST = 'https://contents.example/'
  process.env.MAIN_HOST = 'https://main.example'
  expect(apiHosts()).toEqual({ contentsHost: 'https://contents.example', mainHost: 'https://main.example' })
  expect(policy()).toContain(`connect-src 'self' https://contents.example https://main.example`)
})

it('pages load media from the origin that the deployment sets', () => {
  process.env.MEDIA_ORIGIN = 'https://media.example/'
  const directives = contentSecurityPolicy('n', { ...apiHosts(), mediaOrigin: configuredOrigin('MEDIA_ORIGIN') }, { frames: [], calls: [] }).split('; ')
  expect(directives).toEqual(expect.arrayContaining([`connect-src 'self' https://media.example`, `img-src 'self' data: blob: https://media.example`, `media-src 'self' blob: https://media.example`]))
})

it('a host that is no URL is rejected', () => {
  process.env.MAIN_HOST = 'main.example'
  expect(apiHosts).toThrow('MAIN_HOST is main.example; it must be a URL')
})
