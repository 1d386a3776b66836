import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'

const asked: { url?: string; headers: Record<string, unknown>; body: string }[] = []
const api = createServer(async (request, response) => {
  asked.push({ url: request.url, headers: request.headers, body: (await request.toArray()).join('') })
  response.setHeader('content-type', 'application/json').end('{"status":"shown"}')
})
let sandbox: Sandbox

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve)
  })
  sandbox = await startSandbox({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await sandbox.stop()
  api.close()
})

describe('the page of the TV', () => {
  it('has every screen in both languages', async () => {
    for (const language of ['en', 'bn']) {
      const html = await (await fetch(`${sandbox.url}/tv?language=${language}`)).text()
      expect(html).toContain(`<html lang="${language}">`)
      expect([...html.matchAll(/data-screen="(\w+)"/g)].map(([, name]) => name)).toEqual(['code', 'offline', 'denied', 'stopped', 'waiting', 'home'])
    }
  })

  it('draws the address as a QR code on white, and nothing else', async () => {
    const qr = await fetch(`${sandbox.url}/tv/qr.svg?text=${encodeURIComponent('http://localhost:3300/?code=BCDFGHJK')}`)
    expect([qr.headers.get('content-type'), (await qr.text()).includes('fill="#fff"')]).toEqual(['image/svg+xml', true])
    expect((await fetch(`${sandbox.url}/tv/qr.svg?text=javascript:alert(1)`)).status).toBe(400)
  })

  it('calls the API by a path of its own', async () => {
    const response = await fetch(`${sandbox.url}/tv/api/core/api/v1/user-device/activation-code`, {
      method: 'POST', headers: { 'content-type': 'application/json', 'site-id': 'site', 'parental-grant': 'grant', cookie: 'session=secret' }, body: '{"deviceId":"tv"}',
    })
    expect(await response.json()).toEqual({ status: 'shown' })
    expect(asked[0]).toMatchObject({ url: '/core/api/v1/user-device/activation-code', body: '{"deviceId":"tv"}', headers: { 'site-id': 'site', 'parental-grant': 'grant' } })
    expect(asked[0]?.headers.cookie).toBeUndefined()
  })
})
