import type { StreamGrant } from '@ott/api-client'
import type { ProtectionOptions } from './protection.ts'

type Licences = NonNullable<StreamGrant['drm']>

type NativeProtectionOptions = ProtectionOptions & { signal: AbortSignal }

const keySystem = 'com.apple.fps'

/** As for dash.js: with one repetition a failure is told within twelve seconds (PLAY-164). */
const requestTimeoutMs = 5_000

const configuration: MediaKeySystemConfiguration = {
  // The URI of a playlist's key.
  initDataTypes: ['skd'],
  videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.64001f"', robustness: '' }],
  audioCapabilities: [{ contentType: 'audio/mp4; codecs="mp4a.40.2"', robustness: '' }],
  sessionTypes: ['temporary'],
}

/**
 * Prepares a video whose browser plays HLS itself for FairPlay, before its source is set. Resolves to the key system; null, with an
 * event, where browser and server do not share it (PLAY-161). Rejects if the certificate does not arrive.
 */
export async function protectNative(video: HTMLVideoElement, licences: Licences, { signature, nextSignature, renew, emit, signal }: NativeProtectionOptions): Promise<string | null> {
  const licence = licences.find((each) => each.keySystem === keySystem)
  const access = licence?.certificateUrl === undefined ? null : await accessToFairPlay()
  if (!access || !licence?.certificateUrl) {
    emit({ type: 'unsupported', fault: 'protectedUnsupported' })
    return null
  }
  const certificate = await request(licence.certificateUrl)
  const keys = await mediaKeysOf(access, certificate).catch(() => null)
  signal.throwIfAborted()
  if (!keys) {
    fail()
    return null
  }

  /** Those of a stream that is opened again are still there. */
  const known = new Set<string>()
  video.addEventListener('encrypted', ({ initDataType, initData }) => {
    const id = initData && new TextDecoder().decode(initData)
    if (initDataType !== 'skd' || !initData || id === null || known.has(id)) return
    known.add(id)
    void open(keys.createSession(), initData).catch(() => {
      known.delete(id)
      fail()
    })
  }, { signal })
  return keySystem

  /** Rejects where the browser does not take the certificate. */
  async function mediaKeysOf(system: MediaKeySystemAccess, certificate: ArrayBuffer): Promise<MediaKeys> {
    const created = await system.createMediaKeys()
    if (!(await created.setServerCertificate(certificate))) throw new Error('the key system takes no certificate')
    await video.setMediaKeys(created)
    return created
  }

  async function open(session: MediaKeySession, initData: ArrayBuffer): Promise<void> {
    session.addEventListener('keystatuseschange', () => {
      const statuses = [...session.keyStatuses.values()]
      if (statuses.length > 0 && statuses.every((status) => status === 'internal-error' || status === 'output-restricted')) fail()
    }, { signal })
    session.addEventListener('message', ({ message }) => void answer(session, message).catch(fail), { signal })
    signal.addEventListener('abort', () => void session.close().catch(() => {}), { once: true })
    await session.generateRequest('skd', initData)
  }

  async function answer(session: MediaKeySession, challenge: ArrayBuffer): Promise<void> {
    // A preload has its playlists first, and its licence once playback has the token of a stream.
    while (signature()?.action === 'PREPARE') await nextSignature()
    const ask = () => request(licence!.licenseUrl, {
      method: 'POST',
      body: challenge,
      headers: { 'content-type': 'application/octet-stream', 'stream-policy': signature()?.policy ?? '', 'stream-key': signature()?.key ?? '' },
    })
    await session.update(await ask().catch(async () => {
      await renew()
      return ask()
    }))
  }

  function fail(): void {
    if (!signal.aborted) emit({ type: 'unsupported', fault: 'licenceFailed' })
  }

  async function request(url: string, init: RequestInit = {}): Promise<ArrayBuffer> {
    // oxlint-disable-next-line no-restricted-globals -- licences and certificates are no calls of the contract
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]) })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return response.arrayBuffer()
  }
}

/** Null also where the page is insecure and the function is missing. */
async function accessToFairPlay(): Promise<MediaKeySystemAccess | null> {
  try {
    return await navigator.requestMediaKeySystemAccess(keySystem, [configuration])
  } catch {
    return null
  }
}
