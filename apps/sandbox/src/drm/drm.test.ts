import { SignJWT } from 'jose'
import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => { sandbox = await startSandbox() })
afterAll(() => sandbox.stop())

const signed = (key: string) => new SignJWT({ kids: ['k'] }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('5 minutes').sign(new TextEncoder().encode(key))

const ask = async (url: string, entitlement?: string) =>
  (await fetch(url, { method: 'POST', body: 'challenge', headers: entitlement === undefined ? {} : { 'drm-entitlement': entitlement } })).status

describe('the licence server of the sandbox', () => {
  it('gives a licence for a signed entitlement only', async () => {
    const { licenceUrl, signingKey } = sandbox.drm
    expect(await ask(licenceUrl('grants'), await signed(signingKey))).toBe(200)
    expect(await ask(licenceUrl('grants'), await signed(`${signingKey} of somebody else`))).toBe(403)
    expect(await ask(licenceUrl('grants'))).toBe(403)
  })

  it('refuses and fails by its URL', async () => {
    const { licenceUrl, signingKey } = sandbox.drm
    expect(await ask(licenceUrl('refuses'), await signed(signingKey))).toBe(403)
    expect(await ask(licenceUrl('fails'), await signed(signingKey))).toBe(500)
  })
})
