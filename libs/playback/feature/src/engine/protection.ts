import type { StreamGrant } from '@ott/api-client'
import { keySystemCandidates } from '@ott/playback'
import type { KeySystemCandidate } from '@ott/playback'
import type { MediaPlayerClass } from 'dashjs'
import type { EngineEvent } from './engine.ts'

type Licences = NonNullable<StreamGrant['drm']>

export type ProtectionOptions = {
  /** The current token. */
  signature: () => StreamGrant | null
  /** Resolves when there is another token. */
  nextSignature: () => Promise<void>
  /** Renews a token that is refused. */
  renew: () => Promise<void> | undefined
  emit: (event: EngineEvent) => void
}

/** dash.js repeats a licence request twice; a server that hangs or answers nonsense ends here (PLAY-164). */
const licenceTimeoutsMs = { request: 4_000, all: 7_500 }
const repetitions = 2

/** Names and codes of dash.js. It adds its events when a protected stream loads. */
const events = { sending: 'public_licenseRequestSending', complete: 'public_licenseRequestComplete' }
const codes = { noUsableKey: 36, firstOfKeys: 100, accessDenied: 112, lastOfKeys: 119 }

/** Prepares a player for a protected stream, and resolves to its key system. Null, with an event: the browser has no key system that the server offers (PLAY-161). */
export async function protect(player: MediaPlayerClass, licences: Licences, { signature, nextSignature, renew, emit }: ProtectionOptions): Promise<string | null> {
  const candidate = await supportedKeySystem(keySystemCandidates(licences.map(({ keySystem }) => keySystem)))
  const licence = licences.find(({ keySystem }) => keySystem === candidate?.keySystem)
  if (!candidate || !licence) {
    emit({ type: 'unsupported', fault: 'protectedUnsupported' })
    return null
  }
  const { keySystem, robustness } = candidate
  player.updateSettings({ streaming: { protection: { keepProtectionMediaKeys: true }, retryAttempts: { license: repetitions } } })
  player.setProtectionData({
    [keySystem]: {
      serverURL: new URL(licence.licenseUrl, document.baseURI).href,
      httpTimeout: licenceTimeoutsMs.request,
      ...(robustness && { videoRobustness: robustness, audioRobustness: robustness }),
    },
  })
  player.registerLicenseRequestFilter(async (request: { headers: Record<string, string> }) => {
    // A preload has its segments first, and its licence once playback has the token of a stream.
    while (signature()?.action === 'PREPARE') await nextSignature()
    request.headers = withCurrentToken(request.headers, signature)
  })
  watchLicences(player, renew, () => emit({ type: 'unsupported', fault: 'licenceFailed' }))
  player.on('error', ({ error }: { error?: { code?: number } }) => {
    const code = error?.code ?? 0
    if (code === codes.accessDenied) emit({ type: 'unsupported', fault: 'protectedUnsupported' })
    else if (code === codes.noUsableKey || (code >= codes.firstOfKeys && code <= codes.lastOfKeys)) emit({ type: 'unsupported', fault: 'licenceFailed' })
  })
  return keySystem
}

/** The first candidate that the browser supports for encrypted H.264 and AAC. */
async function supportedKeySystem(candidates: KeySystemCandidate[]): Promise<KeySystemCandidate | null> {
  for (const candidate of candidates) if (await isSupported(candidate)) return candidate
  return null
}

async function isSupported({ keySystem, robustness }: KeySystemCandidate): Promise<boolean> {
  const capability = (contentType: string) => ({ contentType, robustness, encryptionScheme: 'cbcs' })
  const configuration: MediaKeySystemConfiguration = {
    initDataTypes: [keySystem === 'com.apple.fps' ? 'sinf' : 'cenc'],
    videoCapabilities: [capability('video/mp4; codecs="avc1.64001f"')],
    audioCapabilities: [capability('audio/mp4; codecs="mp4a.40.2"')],
    sessionTypes: ['temporary'],
  }
  try {
    await navigator.requestMediaKeySystemAccess(keySystem, [configuration])
    return true
  } catch {
    // Also where the page is insecure and the function is missing.
    return false
  }
}

/** dash.js reads the headers again for each repetition, which then has the renewed token. */
function withCurrentToken(headers: Record<string, string>, signature: () => StreamGrant | null): Record<string, string> {
  return {
    ...headers,
    get 'stream-policy'() { return signature()?.policy ?? '' },
    get 'stream-key'() { return signature()?.key ?? '' },
  }
}

/** Renews the token before the last repetition (PLAY-163), and reports licences that do not arrive. */
function watchLicences(player: MediaPlayerClass, renew: () => Promise<void> | undefined, onFailure: () => void): void {
  const requests = new Map<string | null, { sent: number; timer: ReturnType<typeof setTimeout> }>()
  player.on(events.sending, ({ sessionId }: { sessionId: string | null }) => {
    const request = requests.get(sessionId) ?? { sent: 0, timer: setTimeout(onFailure, licenceTimeoutsMs.all) }
    request.sent += 1
    requests.set(sessionId, request)
    if (request.sent > 1) void renew()
  })
  player.on(events.complete, ({ data }: { data?: { sessionToken?: { getSessionId: () => string | null } } }) => {
    const sessionId = data?.sessionToken?.getSessionId() ?? null
    clearTimeout(requests.get(sessionId)?.timer)
    requests.delete(sessionId)
  })
}
