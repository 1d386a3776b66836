import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import fc from 'fast-check'
import { drmTier, drmTiers, maxTokenSeconds } from '@ott/playback'
import type { DrmTier, SegmentRange } from '@ott/playback'
import { attachAsset, saveAsset } from '@ott/catalogue-store'
import { pino } from 'pino'
import type { DrmBehaviour } from '@ott/sandbox'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { newContentKey, saveContentKeys } from './content-keys.ts'
import type { ContentKey } from './content-keys.ts'
import { streamKeys } from './stream-keys.ts'
import { addTitle, aTitle, runLength } from './testing.ts'

let api: TestApi
const logged: string[] = []
const keys = Object.fromEntries(drmTiers.map((label) => [label, newContentKey(label)])) as Record<DrmTier, ContentKey>
const desertKey = newContentKey('SD')

beforeAll(async () => {
  const log = pino({ level: 'trace' }, new Writable({ write: (line: Buffer, _encoding, done) => { logged.push(String(line)); done() } }))
  api = await startApi({ log })
  const { contentKeks } = api.deps.secrets
  await saveContentKeys(api.deps.db.withTables(), contentKeks, 'river', Object.values(keys))
  await saveContentKeys(api.deps.db.withTables(), contentKeks, 'desert', [desertKey])
})
afterAll(() => api.stop())

const kidOf = ({ kid }: ContentKey) => Buffer.from(kid.replaceAll('-', ''), 'hex').toString('base64url')
const allKids = () => Object.values(keys).map(kidOf)

function tokenFor(maxHeight: number, { assetId = 'river', expiresInSeconds = maxTokenSeconds, ...more }: { assetId?: string; expiresInSeconds?: number; segments?: SegmentRange } = {}): Record<string, string> {
  const policy = { contentId: assetId, assetId, viewer: 'u1', maxHeight, expiresAt: new Date(api.now().getTime() + expiresInSeconds * 1_000), ...more }
  const { streamPolicy, streamKey } = streamKeys(api.deps.secrets.streamKey).sign(policy)
  return { 'stream-policy': streamPolicy, 'stream-key': streamKey }
}

type Ask = { headers?: Record<string, string>; body?: unknown; url?: string; method?: 'POST' | 'GET'; type?: string; app?: TestApi['app'] }

async function ask({ headers = tokenFor(1080), body = { kids: allKids(), type: 'temporary' }, url = '/media/river/license/clearkey', method = 'POST', type = 'application/json', app = api.app }: Ask = {}) {
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const answer = await app.inject({ method, url, headers: { ...headers, ...(method === 'POST' && { 'content-type': type }) }, ...(method === 'POST' && { payload }) })
  return { status: answer.statusCode, text: answer.body, json: () => answer.json() as { keys: { kty: string; kid: string; k: string }[]; errorCode?: string; type?: string }, headers: answer.headers }
}

const labelsIn = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.json().keys.map(({ kid }) => Object.values(keys).find((key) => kidOf(key) === kid)?.label)

describe('a ClearKey licence', () => {
  it('has the requested keys up to the height of the token', async () => {
    const answer = await ask({ headers: tokenFor(480) })
    expect([answer.status, labelsIn(answer), answer.headers['cache-control']]).toEqual([200, ['AUDIO', 'SD'], 'no-store'])
    expect(answer.json()).toEqual({
      keys: [keys.AUDIO, keys.SD].map((key) => ({ kty: 'oct', kid: kidOf(key), k: key.key.toString('base64url') })),
      type: 'temporary',
    })
  })

  it('never has a key of a higher tier than the token', async () => {
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 4320 }), fc.subarray([...drmTiers], { minLength: 1 }), async (maxHeight, tiers) => {
      const answer = await ask({ headers: tokenFor(maxHeight), body: { kids: tiers.map((tier) => kidOf(keys[tier])), type: 'temporary' } })
      const given = answer.status === 200 ? labelsIn(answer) : []
      const allowed = tiers.filter((tier) => drmTiers.indexOf(tier) <= drmTiers.indexOf(drmTier(maxHeight)))
      expect(given).toEqual(allowed)
      expect(answer.status).toBe(allowed.length > 0 ? 200 : 403)
      const withheld = Object.values(keys).filter(({ label }) => !allowed.includes(label))
      for (const { key } of withheld) expect(answer.text).not.toContain(key.toString('base64url'))
    }), { numRuns: 60 })
  })

  it('has the HD key after the plan was upgraded', async () => {
    const body = { kids: [kidOf(keys.HD)], type: 'temporary' }
    expect((await ask({ headers: tokenFor(480), body })).status).toBe(403)
    expect(labelsIn(await ask({ headers: tokenFor(1080), body }))).toEqual(['HD'])
  })

  it('is given for a token in the URL, as native players send it', async () => {
    expect((await ask({ headers: {}, url: `/media/river/license/clearkey?${new URLSearchParams(tokenFor(480))}` })).status).toBe(200)
  })

  const refusals: [string, () => Ask, number, string][] = [
    ['without a token', () => ({ headers: {} }), 403, 'FORBIDDEN'],
    ['with a forged token', () => ({ headers: { ...tokenFor(480), 'stream-policy': tokenFor(2160)['stream-policy'] ?? '' } }), 403, 'FORBIDDEN'],
    ['with the token of another title', () => ({ headers: tokenFor(1080, { assetId: 'desert' }) }), 403, 'FORBIDDEN'],
    ['at the URL of another asset', () => ({ url: '/media/desert/license/clearkey' }), 403, 'FORBIDDEN'],
    ['with the token of a preparation', () => ({ headers: tokenFor(1080, { segments: { first: 1, last: 7 } }) }), 403, 'FORBIDDEN'],
    ['with an expired token', () => ({ headers: tokenFor(1080, { expiresInSeconds: -60 }) }), 403, 'FORBIDDEN'],
    ['for a key of another asset', () => ({ body: { kids: [kidOf(keys.SD), kidOf(desertKey)], type: 'temporary' } }), 403, 'FORBIDDEN'],
    ['for a body over 64 kB', () => ({ body: { kids: allKids(), type: 'temporary', padding: 'x'.repeat(66_000) } }), 413, 'PAYLOAD_TOO_LARGE'],
    ['that lasts', () => ({ body: { kids: allKids(), type: 'persistent-license' } }), 400, 'INVALID_INPUT'],
    ['for an empty body', () => ({ body: '' }), 400, 'INVALID_INPUT'],
    ['for a body that is not JSON', () => ({ body: 'kids' }), 400, 'INVALID_JSON'],
    ['for an empty list', () => ({ body: { kids: [], type: 'temporary' } }), 400, 'INVALID_INPUT'],
    ['for ids that are none', () => ({ body: { kids: ['../../etc'], type: 'temporary' } }), 400, 'INVALID_INPUT'],
    ['by GET', () => ({ method: 'GET' as const }), 405, 'METHOD_NOT_ALLOWED'],
    ['of a system that is not offered', () => ({ url: '/media/river/license/widevine' }), 404, 'NOT_FOUND'],
  ]

  it.each(refusals)('is refused %s', async (_, request, status, errorCode) => {
    const answer = await ask(request())
    expect([answer.status, answer.json().errorCode]).toEqual([status, errorCode])
    for (const { key } of [...Object.values(keys), desertKey]) expect(answer.text).not.toContain(key.toString('base64url'))
  })

  it('needs no database once the keys of its asset were read', async () => {
    await ask()
    await api.db.schema.alterTable('content_key').renameTo('content_key_away').execute()
    const { status } = await ask()
    const unread = await ask({ headers: tokenFor(480, { assetId: 'desert' }), url: '/media/desert/license/clearkey', body: { kids: [kidOf(desertKey)], type: 'temporary' } })
    await api.db.schema.alterTable('content_key_away').renameTo('content_key').execute()
    expect([status, unread.status]).toEqual([200, 503])
  })

  it('leaves no key in the log', () => {
    expect(logged.length).toBeGreaterThan(20)
    for (const { key } of [...Object.values(keys), desertKey]) {
      for (const form of [key.toString('base64url'), key.toString('base64'), key.toString('hex')]) expect(logged.join('')).not.toContain(form)
    }
  })
})

describe('a lost key-encryption key', () => {
  it('makes protected videos unavailable, with an error in the log, and nothing else', async () => {
    const { contentKeks } = api.deps.secrets
    api.deps.secrets.contentKeks = []
    const node = await api.addNode()
    logged.length = 0
    const answer = await ask({ app: node.app })
    api.deps.secrets.contentKeks = contentKeks
    expect([answer.status, answer.json().errorCode]).toEqual([503, 'UNAVAILABLE'])
    expect(logged.some((line) => line.includes('"level":50') && line.includes('is missing'))).toBe(true)
    expect((await node.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })
})

describe('the licences of a node', () => {
  it('are counted by system and result, with one series for all unknown systems', async () => {
    const { app } = await api.addNode()
    await ask({ app })
    await ask({ app, headers: {} })
    for (const system of ['widevine', 'primetime', 'sdna']) await ask({ app, url: `/media/river/license/${system}` })
    const lines = (await app.metrics.scrape()).split('\n').filter((line) => line.startsWith('licences_total'))
    expect(lines.toSorted()).toEqual([
      'licences_total{system="clearkey",result="FORBIDDEN"} 1',
      'licences_total{system="clearkey",result="ok"} 1',
      'licences_total{system="other",result="NOT_FOUND"} 2',
      'licences_total{system="widevine",result="NOT_FOUND"} 1',
    ])
  })
})

describe('a vendor', () => {
  const widevineFrom = (behaviour: DrmBehaviour, headers?: Record<string, string>) => widevineAt(api.sandbox.drm.licenceUrl(behaviour), headers)
  const widevineAt = async (widevine: string, headers = tokenFor(480)) => {
    const { signingKey } = api.sandbox.drm
    const { app } = await api.addNode({ drm: { hasClearKey: false, vendors: { widevine }, signingKey, fairPlayCertificateFile: null } })
    const challenge = Buffer.from([8, 1, 18, 0, 255])
    return ask({ app, url: '/media/river/license/widevine', headers, body: challenge, type: 'application/octet-stream' })
  }

  it('gets the raw challenge with a signed entitlement, which names the keys of the token’s height', async () => {
    const answer = await widevineFrom('grants')
    const { challenge, entitlement } = JSON.parse(answer.text) as { challenge: string; entitlement: Record<string, unknown> }
    expect([answer.status, answer.headers['content-type'], challenge]).toEqual([200, 'application/octet-stream', Buffer.from([8, 1, 18, 0, 255]).toString('base64')])
    expect(entitlement).toMatchObject({
      assetId: 'river', sub: 'u1', isPersistent: false, licenceSeconds: 43_200, renewalSeconds: 300,
      kids: expect.arrayContaining([keys.AUDIO, keys.SD].map(({ label, kid }) => ({ label, kid }))),
    })
    expect(entitlement.kids).toHaveLength(2)
    for (const { key } of Object.values(keys)) expect(answer.text).not.toContain(key.toString('base64url'))
  })

  it('accepts the entitlement as long as the token is accepted', async () => {
    const answer = await widevineFrom('grants', tokenFor(480, { expiresInSeconds: -20 }))
    expect(answer.status).toBe(200)
    const { entitlement } = JSON.parse(answer.text) as { entitlement: { iat: number; exp: number } }
    expect(entitlement.exp).toBeGreaterThan(entitlement.iat)
  })

  it('whose refusal never ends is not listened to', async () => {
    const closed = Promise.withResolvers<void>()
    const vendor = createServer((_request, response) => {
      response.writeHead(403).write('not entitled')
      response.on('close', () => closed.resolve())
    }).listen(0, '127.0.0.1')
    await once(vendor, 'listening')
    const answer = await widevineAt(`http://127.0.0.1:${(vendor.address() as AddressInfo).port}/license`)
    expect(answer.json().errorCode).toBe('FORBIDDEN')
    await closed.promise
    vendor.close()
  })

  it.each([['refuses', 403, 'FORBIDDEN'], ['fails', 502, 'UPSTREAM_FAILED'], ['floods', 502, 'UPSTREAM_FAILED'], ['hangs', 502, 'UPSTREAM_FAILED']] as const)(
    'that %s is reported as %d %s', async (behaviour, status, errorCode) => {
      const answer = await widevineFrom(behaviour)
      expect([answer.status, answer.json().errorCode]).toEqual([status, errorCode])
    }, 15_000)
})

describe('FairPlay', () => {
  const withCertificate = async (file: string) => (await api.addNode({ drm: { hasClearKey: false, vendors: { fairplay: api.sandbox.drm.licenceUrl('grants') }, signingKey: api.sandbox.drm.signingKey, fairPlayCertificateFile: file } })).app

  it('gets the certificate of the operator and its licence', async () => {
    // The certificate is any file: only Apple can make one.
    const app = await withCertificate(import.meta.filename)
    const certificate = await ask({ app, method: 'GET', url: '/media/river/certificate/fairplay', headers: {} })
    expect([certificate.status, certificate.headers['cache-control'], certificate.text]).toEqual([200, 'public, max-age=86400', await readFile(import.meta.filename, 'utf8')])
    const licence = await ask({ app, url: '/media/river/license/fairplay', headers: tokenFor(480), body: Buffer.from([1, 2]), type: 'application/octet-stream' })
    expect(licence.status).toBe(200)
  })

  it('does not start with a certificate that is missing', async () => {
    await expect(withCertificate('/nowhere.cer')).rejects.toThrow('The file of DRM_FAIRPLAY_CERTIFICATE cannot be read')
  })

  it('has no certificate where it is off', async () => {
    expect((await ask({ method: 'GET', url: '/media/river/certificate/fairplay', headers: {} })).status).toBe(404)
  })
})

describe('the entitlement of a protected video', () => {
  const entitlement = async (contentId: string) =>
    (await api.call('entitlement', { query: { contentId } }, { bearer: await api.anonymous() })).ok

  beforeAll(async () => {
    const asset = { assetId: 'sealed', status: 'ready' as const, folder: 'river', runLength, trailer: null, sourceHash: null }
    await addTitle(api.db, aTitle('sealed', { monetizationModel: 'FREE' }))
    await saveAsset(api.db, { ...asset, tracks: { heights: [240, 720], audio: [], subtitles: [], isProtected: true } })
    await attachAsset(api.db, 'sealed', ['sealed'])
    await addTitle(api.db, aTitle('clear', { monetizationModel: 'FREE' }), { film: 'desert' })
  })

  it('says where licences are, and has no key', async () => {
    expect((await entitlement('sealed')).drm).toEqual({ scheme: 'cbcs', systems: [{ keySystem: 'org.w3.clearkey', licenseUrl: '/media/river/license/clearkey' }] })
    expect((await entitlement('clear')).drm).toBeUndefined()
  })

  it('opens the licence by its token', async () => {
    const { streamPolicy, streamKey, drm } = await entitlement('sealed')
    const answer = await ask({ headers: { 'stream-policy': streamPolicy, 'stream-key': streamKey }, url: drm?.systems[0]?.licenseUrl })
    expect(labelsIn(answer)).toEqual(['AUDIO', 'SD', 'HD'])
  })
})
