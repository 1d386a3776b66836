import type { StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import { coversStart } from '@ott/playback'
import type { Engine, EngineEvent } from '../engine/engine.ts'
import { loadEngine } from '../engine/load-engine.ts'
import { startQuality } from '../engine/start-quality.ts'
import { createVideo, isSamePosition, moveTo } from '../engine/video-element.ts'
import { fetchStartFiles } from './start-files.ts'
import type { FirstPicture } from './start-files.ts'

/** A stream that loads into a detached video element. */
export type PreloadedStream = {
  video: HTMLVideoElement
  /** Null when the server refused or the engine failed. */
  engine: Promise<Engine | null>
  atSeconds: number
}

/** Requests a token that opens the first segments at a position. */
export type RequestGrant = (atSeconds: number, signal: AbortSignal) => Promise<StreamGrant>

type Preload = Pick<PreloadedStream, 'video' | 'engine'> & {
  contentId: ContentId
  /** The files of the first frame have arrived, or failed. Null without a picture that plays by itself. */
  firstFiles: Promise<FirstPicture | null>
  /** Aborts when the preload is dropped, or belongs to a player. */
  signal: AbortSignal
  moveTo: (atSeconds: number, request: RequestGrant) => void
  prioritise: () => void
  cancel: () => void
  release: () => PreloadedStream
}

/** An unused preload is dropped: its token expires, and its bytes use bandwidth. */
const ttlMs = 60_000

/** One at a time: hovering over many buttons preloads the last one alone. */
let current: Preload | null = null

/** The titles of open players. */
const playing = new Set<ContentId>()

/**
 * Until the returned function is called, this title is not preloaded: the code of a preload can run after the player, whose
 * navigation began with the same press.
 */
export function blockPreloads(contentId: ContentId): () => void {
  playing.add(contentId)
  return () => { playing.delete(contentId) }
}

/**
 * Preloads a stream without occupying a stream slot (PLAY-14); a running preload moves. `isAwaited`, asked when the token comes:
 * whether the user has pressed meanwhile.
 */
export function preloadStream(contentId: ContentId, atSeconds: number, request: RequestGrant, isAwaited = () => false): void {
  if (playing.has(contentId)) return
  if (current?.contentId === contentId) return current.moveTo(atSeconds, request)
  current?.cancel()
  current = createPreload(contentId, atSeconds, request, isAwaited)
}

/** The user is waiting: the first frame before a sharp one. */
export const prioritisePreload = () => current?.prioritise()

/** The preload of this title, which stays registered. */
export const peekPreloaded = (contentId: ContentId): Pick<Preload, 'video' | 'engine' | 'firstFiles' | 'signal'> | null => (current?.contentId === contentId ? current : null)

/** The preload of this title, which now belongs to the caller. */
export function takePreloaded(contentId: ContentId): PreloadedStream | null {
  return current?.contentId === contentId ? current.release() : null
}

/** A slower first frame does not delay its page, in milliseconds. */
const maxDelayMs = 500

/** Resolves with the first frame, a failure or a timeout: other work of the page would compete for the line and the main thread. */
export function waitForFirstFrame(contentId: ContentId, maxWaitMs = maxDelayMs): Promise<void> {
  const preloaded = peekPreloaded(contentId)
  if (!preloaded || hasFirstFrame(preloaded.video)) return Promise.resolve()
  return new Promise((resolve) => {
    preloaded.video.addEventListener('canplay', () => resolve(), { once: true })
    void preloaded.engine.then((ready) => ready ?? resolve())
    setTimeout(resolve, maxWaitMs)
  })
}

export const hasFirstFrame = ({ readyState }: HTMLVideoElement) => readyState >= HTMLMediaElement.HAVE_FUTURE_DATA

function createPreload(contentId: ContentId, atSeconds: number, request: RequestGrant, isAwaited: () => boolean): Preload {
  const abort = new AbortController()
  const registration = new AbortController()
  const timer = setTimeout(() => preload.cancel(), ttlMs)
  const video = createVideo()
  let position = atSeconds
  let isPriority = false
  let opened: Engine | null = null
  const prioritise = () => { isPriority = true }
  const unregister = () => {
    clearTimeout(timer)
    registration.abort()
    if (current === preload) current = null
  }
  let grantedAtSeconds = atSeconds
  let granted = request(atSeconds, abort.signal)
  // What is fetched first is what the engine opens.
  let opensLean = false
  const firstFiles = granted.then((grant) => {
    opensLean = isPriority || isAwaited()
    // Takes the serial requests of the engine's start off the time in which its code loads.
    return fetchStartFiles(grant, position, startQuality(opensLean).kilobits, abort.signal)
  }).catch(() => null)
  // A refusal is not cached: it may be outdated by the click, and the watch page shows its reason.
  const engine = openEngine(() => granted, video, (engine, grant) => engine.open(grant, position, opensLean), abort.signal).catch(() => {
    unregister()
    return null
  })
  void engine.then((ready) => {
    opened = ready
    ready?.listen(({ type }) => { if (isError(type) && current === preload) preload.cancel() })
  })
  const preload: Preload = {
    contentId,
    video,
    engine,
    firstFiles,
    signal: registration.signal,
    moveTo(seconds, request) {
      if (isSamePosition(position, seconds)) return
      position = seconds
      if (coversStart(grantedAtSeconds, seconds)) {
        if (opened) moveTo(opened, video, seconds)
        return
      }
      grantedAtSeconds = seconds
      granted = request(seconds, abort.signal)
      // A refusal ends the preload, as it does at its start.
      granted.then((next) => {
        if (!opened || position !== seconds || current !== preload) return
        opened.sign(next)
        moveTo(opened, video, seconds)
      }, () => { if (current === preload) preload.cancel() })
    },
    prioritise,
    cancel() {
      unregister()
      abort.abort()
      void engine.then((ready) => ready?.destroy())
    },
    release() {
      unregister()
      prioritise()
      return { video, engine, atSeconds: position }
    },
  }
  return preload
}

async function openEngine(
  latestGrant: () => Promise<StreamGrant>,
  video: HTMLVideoElement,
  open: (engine: Engine, grant: StreamGrant) => void,
  signal: AbortSignal,
): Promise<Engine> {
  const created = loadEngine().then((make) => make(video))
  try {
    const [engine, grant] = await Promise.all([created, settled(latestGrant)])
    if (signal.aborted) throw signal.reason
    open(engine, grant)
    return engine
  } catch (error) {
    void created.then((engine) => engine.destroy(), () => {})
    throw error
  }
}

/** The grant of the last position, which may change while an earlier one is on its way. */
async function settled(latest: () => Promise<StreamGrant>): Promise<StreamGrant> {
  const awaited = latest()
  const grant = await awaited
  return latest() === awaited ? grant : settled(latest)
}

const isError = (type: EngineEvent['type']) => type !== 'tracksKnown' && type !== 'cues'
