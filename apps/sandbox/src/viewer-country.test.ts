import { startSandbox } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const choose = (country: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/country?language=bn`, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body: new URLSearchParams({ country }) })

it('a browser chooses a country for a day, and takes the choice back with India', async () => {
  const chosen = await choose('GB')
  expect([chosen.status, chosen.headers.get('location'), chosen.headers.get('set-cookie')]).toEqual([303, '/?language=bn', 'demo-country=GB; Max-Age=86400; Path=/; SameSite=Lax'])
  expect((await choose('IN')).headers.get('set-cookie')).toContain('Max-Age=0')
  const page = await fetch(`${sandbox.url}/`, { headers: { cookie: 'demo-country=GB' } })
  expect(await page.text()).toContain('<option value="GB" selected>United Kingdom</option>')
})

it('an unknown country and the form of another site choose nothing', async () => {
  for (const refused of [await choose('XX'), await choose('GB', { 'sec-fetch-site': 'cross-site' })]) {
    expect([refused.status >= 400, refused.headers.get('set-cookie')]).toEqual([true, null])
  }
})
