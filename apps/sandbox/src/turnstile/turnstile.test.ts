import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { siteKeys } from './turnstile.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function verify(response: string, secret = sandbox.botCheck.secret): Promise<unknown> {
  const answer = await fetch(sandbox.botCheck.verifyUrl, { method: 'POST', body: new URLSearchParams({ secret, response }) })
  return answer.json()
}

const refused = (code: string) => ({ success: false, 'error-codes': [code] })

describe('the verify call', () => {
  it('accepts a token once', async () => {
    const token = sandbox.botCheck.tokenOf('passes')
    expect(await verify(token)).toMatchObject({ success: true, 'error-codes': [] })
    expect(await verify(token)).toEqual(refused('invalid-input-response'))
  })

  it('reports the error of a token or secret', async () => {
    expect(await verify('')).toEqual(refused('missing-input-response'))
    expect(await verify('made-up')).toEqual(refused('invalid-input-response'))
    expect(await verify('made-up', 'other')).toEqual(refused('invalid-input-secret'))
    expect(await verify(sandbox.botCheck.tokenOf('isRefused'))).toEqual(refused('invalid-input-response'))
  })

  it('knows the vendor’s test keys, and accepts JSON', async () => {
    const [token] = [sandbox.botCheck.tokenOf('passes')]
    expect(await verify(token, '2x0000000000000000000000000000000AA')).toEqual(refused('invalid-input-response'))
    expect(await verify(token, '3x0000000000000000000000000000000AA')).toEqual(refused('timeout-or-duplicate'))
    const answer = await fetch(sandbox.botCheck.verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: sandbox.botCheck.secret, response: 'XXXX.DUMMY.TOKEN.XXXX' }),
    })
    expect(await answer.json()).toMatchObject({ success: true })
  })

  it('responds slowly for the slow site key', async () => {
    const soon = AbortSignal.timeout(200)
    const body = new URLSearchParams({ secret: sandbox.botCheck.secret, response: sandbox.botCheck.tokenOf('isVerifiedSlowly') })
    await expect(fetch(sandbox.botCheck.verifyUrl, { method: 'POST', body, signal: soon })).rejects.toThrow('timeout')
  })
})

describe('the widget', () => {
  it('is in a frame that only the site may embed', async () => {
    const answer = await fetch(`${sandbox.url}/turnstile/v0/frame?sitekey=${siteKeys.asks}&language=bn`)
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'.*frame-ancestors http:\/\/localhost:3000/)
    expect(await answer.text()).toContain('আমি মানুষ')
  })

  it('issues a token for a passing site key', async () => {
    const tokenFor = (siteKey: string) =>
      fetch(`${sandbox.url}/turnstile/v0/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ siteKey }) })
    const { token } = (await (await tokenFor(siteKeys.passes)).json()) as { token: string }
    expect(await verify(token)).toMatchObject({ success: true })
    expect((await tokenFor(siteKeys.blocks)).status).toBe(400)
    expect((await tokenFor('unknown')).status).toBe(400)
  })
})
