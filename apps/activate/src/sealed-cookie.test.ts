import { randomBytes } from 'node:crypto'
import { flowCookie, newFlow } from './sealed-cookie.ts'

const key = randomBytes(32)
const cookie = flowCookie(key, false)
const pair = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('the cookie of a flow', () => {
  it('holds it sealed for fifteen minutes', async () => {
    const flow = { ...newFlow('bn'), code: 'BCDFGHJK', bearer: 'a bearer' }
    const set = await cookie.write(flow)
    expect(set).toMatch(/^activation=\S+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(set).not.toMatch(/BCDFGHJK|a bearer/)
    expect(await cookie.read(pair(set))).toEqual(flow)
  })

  it('is nothing if a byte was changed, under another key, or beside others of the site', async () => {
    const sealed = pair(await cookie.write(newFlow('en')))
    const at = sealed.length - 3
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(await cookie.read(changed)).toBeNull()
    expect(await flowCookie(randomBytes(32), false).read(sealed)).toBeNull()
    expect(await cookie.read('session=a.b.c')).toBeNull()
    expect(await cookie.read(undefined)).toBeNull()
    expect(await cookie.read(`session=a.b.c; ${sealed}`)).not.toBeNull()
  })

  it('belongs to one host over https', async () => {
    expect(await flowCookie(key, true).write(newFlow('en'))).toMatch(/^__Host-activation=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('fits a browser’s limit with two tokens', async () => {
    const token = randomBytes(320).toString('base64url')
    const flow = { ...newFlow('bn'), bearer: token, offered: token, code: 'BCDFGHJK', ticket: { deviceId: randomBytes(32).toString('base64url'), preAuthSessionId: randomBytes(32).toString('base64url'), sentTo: `${'m'.repeat(60)}@example.org` } }
    expect((await cookie.write(flow)).length).toBeLessThan(4_000)
  })
})
