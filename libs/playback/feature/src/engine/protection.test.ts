import type { StreamGrant } from '@ott/api-client'
import type { MediaPlayerClass } from 'dashjs'
import type { EngineEvent } from './engine.ts'
import { protect } from './protection.ts'

const licences: NonNullable<StreamGrant['drm']> = [
  { keySystem: 'org.w3.clearkey', licenseUrl: '/media/river/license/clearkey' },
  { keySystem: 'com.widevine.alpha', licenseUrl: '/media/river/license/widevine' },
]

const grant = (key: string, action: StreamGrant['action'] = 'STREAMING'): StreamGrant => ({ key, policy: `policy of ${key}`, action, refetchAfterSeconds: 20, dash: '/film.mpd', hls: '/film.m3u8', runLengthSeconds: 60, drm: licences })

beforeEach(() => { jest.useFakeTimers() })
afterEach(() => { jest.useRealTimers() })

/** A browser with these key systems and levels of robustness. */
function aBrowser(...supported: string[]): string[] {
  const asked: string[] = []
  const requestMediaKeySystemAccess = (keySystem: string, [configuration]: MediaKeySystemConfiguration[]) => {
    const name = `${keySystem} ${configuration?.videoCapabilities?.[0]?.robustness ?? ''}`.trim()
    asked.push(name)
    return supported.includes(name) ? Promise.resolve({}) : Promise.reject(new DOMException('', 'NotSupportedError'))
  }
  Object.assign(navigator, { requestMediaKeySystemAccess })
  return asked
}

type Request = { headers: Record<string, string> }

/** Stands for the parts of dash.js that protection uses. */
async function protectedPlayer(first = grant('first')) {
  const seen = { renewals: 0, events: [] as EngineEvent[], data: {} as Record<string, object>, filter: (_request: Request) => Promise.resolve() }
  const listeners = new Map<string, (event: object) => void>()
  const player = {
    updateSettings: () => {},
    setProtectionData: (data: Record<string, object>) => { seen.data = data },
    registerLicenseRequestFilter: (filter: typeof seen.filter) => { seen.filter = filter },
    on: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  }
  let signature = first
  let next = () => {}
  const keySystem = await protect(player as unknown as MediaPlayerClass, licences, {
    signature: () => signature,
    nextSignature: () => new Promise<void>((resolve) => { next = resolve }),
    renew: async () => { seen.renewals += 1 },
    emit: (event) => seen.events.push(event),
  })
  return {
    keySystem,
    seen,
    fire: (name: string, event: object) => listeners.get(name)?.(event),
    sign: (key: string) => {
      signature = grant(key)
      next()
    },
  }
}

const sending = { sessionId: 's1' }
const complete = { data: { sessionToken: { getSessionId: () => 's1' } } }

describe('a protected stream', () => {
  it('uses the best key system that the browser has', async () => {
    const asked = aBrowser('com.widevine.alpha SW_SECURE_CRYPTO', 'org.w3.clearkey')
    const { keySystem, seen } = await protectedPlayer()
    expect(keySystem).toBe('com.widevine.alpha')
    expect(seen.data).toEqual({
      'com.widevine.alpha': { serverURL: 'http://localhost/media/river/license/widevine', httpTimeout: 4_000, videoRobustness: 'SW_SECURE_CRYPTO', audioRobustness: 'SW_SECURE_CRYPTO' },
    })
    expect(asked).toEqual(['com.widevine.alpha HW_SECURE_ALL', 'com.widevine.alpha SW_SECURE_DECODE', 'com.widevine.alpha SW_SECURE_CRYPTO'])
  })

  it('is not opened where the browser has none', async () => {
    aBrowser('com.apple.fps')
    const { keySystem, seen } = await protectedPlayer()
    expect([keySystem, seen.events]).toEqual([null, [{ type: 'unsupported', fault: 'protectedUnsupported' }]])
  })

  it('asks for no licence with the token of a preparation, but with the next one', async () => {
    aBrowser('org.w3.clearkey')
    const { seen, sign } = await protectedPlayer(grant('prepared', 'PREPARE'))
    const request: Request = { headers: {} }
    const filtered = seen.filter(request)
    await jest.advanceTimersByTimeAsync(60_000)
    expect([request.headers, seen.events]).toEqual([{}, []])
    sign('playing')
    await filtered
    expect({ ...request.headers }).toEqual({ 'stream-key': 'playing', 'stream-policy': 'policy of playing' })
  })

  it('asks for each licence with the current token, also when dash.js repeats the request', async () => {
    aBrowser('org.w3.clearkey')
    const { seen, sign } = await protectedPlayer()
    const request: Request = { headers: { 'Content-Type': 'application/json' } }
    await seen.filter(request)
    expect({ ...request.headers }).toEqual({ 'Content-Type': 'application/json', 'stream-key': 'first', 'stream-policy': 'policy of first' })
    sign('second')
    expect(request.headers['stream-key']).toBe('second')
  })

  it('renews its token when a licence request is repeated', async () => {
    aBrowser('org.w3.clearkey')
    const { seen, fire } = await protectedPlayer()
    fire('public_licenseRequestSending', sending)
    expect(seen.renewals).toBe(0)
    fire('public_licenseRequestSending', sending)
    expect(seen.renewals).toBe(1)
  })

  it('fails after seven and a half seconds without a licence', async () => {
    aBrowser('org.w3.clearkey')
    const { seen, fire } = await protectedPlayer()
    fire('public_licenseRequestSending', sending)
    jest.advanceTimersByTime(7_499)
    expect(seen.events).toEqual([])
    jest.advanceTimersByTime(1)
    expect(seen.events).toEqual([{ type: 'unsupported', fault: 'licenceFailed' }])
  })

  it('plays on with a licence that arrived', async () => {
    aBrowser('org.w3.clearkey')
    const { seen, fire } = await protectedPlayer()
    fire('public_licenseRequestSending', sending)
    fire('public_licenseRequestComplete', complete)
    jest.advanceTimersByTime(60_000)
    expect(seen.events).toEqual([])
  })

  it('tells a refused key system from a failed licence, and leaves other errors to the recovery', async () => {
    aBrowser('org.w3.clearkey')
    const { seen, fire } = await protectedPlayer()
    for (const code of [27, 36, 112, 114]) fire('error', { error: { code } })
    expect(seen.events.map((event) => 'fault' in event && event.fault)).toEqual(['licenceFailed', 'protectedUnsupported', 'licenceFailed'])
  })
})
