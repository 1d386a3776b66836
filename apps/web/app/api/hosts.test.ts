/** @jest-environment node */
import { apiHosts } from './hosts.ts'
import { contentSecurityPolicy } from '../content-security-policy.ts'

afterEach(() => {
  delete process.env.CONTENTS_HOST
  delete process.env.MAIN_HOST
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

it('a host that is no URL is rejected', () => {
  process.env.MAIN_HOST = 'main.example'
  expect(apiHosts).toThrow('MAIN_HOST is main.example; it must be a URL')
})
