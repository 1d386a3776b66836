import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseToken, serializeToken } from '@ott/playback'
import { expect, test } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { expectPlaying, playedSeconds } from './playback.ts'
import { product } from './product.ts'

const watchPage = '/en/white-harvest/salt/watch'
const licences = '**/media/*/license/clearkey'
/** From the request of a licence, or of the page if there is none, to the words. */
const maxSecondsToWords = 10

type KeySet = { keys: { kid: string; k: string }[] }

test('a protected title plays: its keys come from the licence server, one for each tier', { tag: '@firefox' }, async ({ page }) => {
  const given: Promise<KeySet>[] = []
  page.on('response', (response) => { if (response.url().includes('/license/')) given.push(response.json() as Promise<KeySet>) })
  await page.goto('/en/white-harvest')
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expectPlaying(page)
  const isDecrypted = await page.locator('video').evaluate((video: HTMLVideoElement) => video.mediaKeys !== null)
  expect(isDecrypted).toBe(true)
  const kids = (await Promise.all(given)).flatMap(({ keys }) => keys.map(({ kid }) => kid))
  expect(new Set(kids).size).toBeGreaterThanOrEqual(2)
})

test('the quality of a protected title can be chosen across its keys', async ({ page }) => {
  await page.goto(watchPage)
  await expectPlaying(page)
  for (const height of [240, 720, 480]) {
    await chooseQuality(page, `${height}p`)
    await expect(page.locator('video')).toHaveJSProperty('videoHeight', height, { timeout: 20_000 })
  }
  await expectPlaying(page)
})

test('a protected title that reopens after a missing segment plays on', async ({ page }) => {
  let missing = 0
  await page.route('**/media/*/*p-00004.m4s', (route) => (missing++ < 1 ? route.fulfill({ status: 404 }) : route.continue()))
  await page.goto(watchPage)
  await expect.poll(() => playedSeconds(page), { timeout: 40_000 }).toBeGreaterThan(10)
  expect(missing).toBeGreaterThan(1)
})

test('a token for 480 lines gets no HD key, and its player asks for none', async ({ page }) => {
  const requested: string[] = []
  const given: Promise<KeySet>[] = []
  let full: Record<string, string> = {}
  await page.route('**/entitlement?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { streamPolicy: string; streamKey: string }
    full = { 'stream-policy': answer.streamPolicy, 'stream-key': answer.streamKey }
    await route.fulfill({ response, json: { ...answer, ...limitedTo480(answer.streamPolicy) } })
  })
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  page.on('response', (response) => { if (response.url().includes('/license/')) given.push(response.json() as Promise<KeySet>) })
  // The watch page itself would bring a token from the server.
  await page.goto('/en/white-harvest')
  const segment = page.waitForResponse('**/media/*/*p-00001.m4s')
  await page.getByRole('link', { name: 'Watch Now' }).first().hover()
  await segment
  await page.getByRole('link', { name: 'Watch Now' }).first().click()
  await expectPlaying(page)
  const pictures = requested.filter((path) => /\/\d+p-\d+\.m4s$/.test(path))
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((path) => path.includes('/720p-'))).toEqual([])

  const manifest = requested.find((path) => path.endsWith('/manifest.mpd')) ?? ''
  const hd = await hdKeyId(page, manifest, full)
  expect((await Promise.all(given)).flatMap(({ keys }) => keys.map(({ kid }) => kid))).not.toContain(hd)
  const limited = headersOf(limitedTo480(full['stream-policy'] ?? ''))
  const ask = (headers: Record<string, string>) => page.request.post(manifest.replace('manifest.mpd', 'license/clearkey'), { headers, data: { kids: [hd], type: 'temporary' } })
  expect((await ask(limited)).status()).toBe(403)
  expect((await ask(full)).status()).toBe(200)
  expect((await page.request.get(manifest.replace('manifest.mpd', '720p-00001.m4s'), { headers: limited })).status()).toBe(403)
})

test('a licence server that fails twice does not stop playback', async ({ page }) => {
  let failures = 0
  await page.route(licences, (route) => (failures++ < 2 ? route.fulfill({ status: 503, json: {} }) : route.continue()))
  await page.goto(watchPage)
  await expectPlaying(page)
  expect(failures).toBeGreaterThan(2)
})

test('a refused licence is asked for again with a renewed token', async ({ page }) => {
  const tokens: (string | undefined)[] = []
  let beats = 0
  page.on('request', (request) => { if (request.url().includes('/entitlement?')) beats += 1 })
  await page.route(licences, (route) => {
    tokens.push(route.request().headers()['stream-policy'])
    return tokens.length <= 2 ? route.fulfill({ status: 403, json: { errorCode: 'FORBIDDEN' } }) : route.continue()
  })
  await page.goto(watchPage)
  await expectPlaying(page)
  expect(tokens.every(Boolean)).toBe(true)
  expect(beats).toBeGreaterThan(1)
})

const unlockFailures: Record<string, (route: Route) => Promise<void>> = {
  'always fails': (route) => route.fulfill({ status: 500, json: {} }),
  'always refuses': (route) => route.fulfill({ status: 403, json: { errorCode: 'FORBIDDEN' } }),
  'never answers': () => new Promise(() => {}),
  'answers nonsense': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' }),
  'answers without the key': (route) => route.fulfill({ status: 200, json: { keys: [{ kty: 'oct', kid: 'AAAAAAAAAAAAAAAAAAAAAA', k: 'AAAAAAAAAAAAAAAAAAAAAA' }], type: 'temporary' } }),
}

for (const [name, answer] of Object.entries(unlockFailures)) {
  test(`a licence server that ${name} is reported in words`, async ({ page }) => {
    await page.route(licences, answer)
    await requestLicence(page)
    await expectWords(page, 'This title couldn’t be unlocked')
  })
}

test('a wrong key ends with words instead of a loop', async ({ page }) => {
  await page.route(licences, async (route) => {
    const response = await route.fetch()
    const { keys } = (await response.json()) as KeySet
    await route.fulfill({ response, json: { keys: keys.map((key) => ({ ...key, k: 'AAAAAAAAAAAAAAAAAAAAAA' })), type: 'temporary' } })
  })
  await requestLicence(page)
  await expectWords(page, 'Playback error')
})

for (const [locale, words] of [['en', 'This browser can’t play protected videos'], ['bn', 'এই ব্রাউজারে সুরক্ষিত ভিডিও চলবে না']] as const) {
  test(`a browser without a key system says so, and plays clear titles (${locale})`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.requestMediaKeySystemAccess = () => Promise.reject(new DOMException('Unsupported keySystem', 'NotSupportedError'))
    })
    await page.goto(watchPage.replace('/en/', `/${locale}/`))
    await expectWords(page, words)
    await page.goto(`/${locale}/hilsa/hilsa/watch`)
    await expectPlaying(page)
  })
}

async function chooseQuality(page: Page, quality: string): Promise<void> {
  await page.mouse.move(300, 300)
  await page.mouse.move(400, 300)
  await page.getByRole('button', { name: 'Audio, quality and speed' }).click()
  await page.getByRole('radio', { name: quality, exact: true }).check()
  await page.keyboard.press('Escape')
}

/** What a busy machine needs until the player asks for the licence does not count. */
async function requestLicence(page: Page): Promise<void> {
  await Promise.all([page.waitForRequest(licences), page.goto(watchPage)])
}

async function expectWords(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { name: words })).toBeVisible({ timeout: maxSecondsToWords * 1_000 })
  await expect(page.getByRole('alert')).toBeVisible()
}

/** The same token for fewer lines, signed as the server does. */
function limitedTo480(streamPolicy: string): { streamPolicy: string; streamKey: string } {
  const token = parseToken(streamPolicy)
  if (!token) throw new Error('The token cannot be read')
  const secret = Buffer.from(readFileSync(join(product.environment.OTT_DATA, 'secrets/stream-key'), 'utf8').trim(), 'base64url')
  const limited = serializeToken({ ...token, maxHeight: 480 })
  const keyId = createHash('sha256').update(secret).digest('base64url').slice(0, 8)
  return { streamPolicy: limited, streamKey: `${keyId}.${createHmac('sha256', secret).update(limited).digest('base64url')}` }
}

function headersOf({ streamPolicy, streamKey }: { streamPolicy: string; streamKey: string }): Record<string, string> {
  return { 'stream-policy': streamPolicy, 'stream-key': streamKey }
}

/** The key id of the set that has 720 lines. */
async function hdKeyId(page: Page, manifest: string, headers: Record<string, string>): Promise<string> {
  const text = await (await page.request.get(manifest, { headers })).text()
  const set = text.split('<AdaptationSet ').find((each) => each.includes('id="720p"')) ?? ''
  const kid = /cenc:default_KID="([^"]+)"/.exec(set)?.[1] ?? ''
  return Buffer.from(kid.replaceAll('-', ''), 'hex').toString('base64url')
}
