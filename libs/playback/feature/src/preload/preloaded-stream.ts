import { requestStream } from '@ott/api-client'
import type { Call, StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { Engine, EngineEvent } from '../engine/engine.ts'
import { loadEngine } from '../engine/load-engine.ts'
import { createVideo, isSamePosition, moveTo } from '../engine/video-element.ts'

/** A stream that loads into a detached video element. */
export type PreloadedStream = {
  video: HTMLVideoElement
  /** Null when the server refused or the engine failed. */
  engine: Promise<Engine | null>
  atSeconds: number
}

type Preload = Pick<PreloadedStream, 'video' | 'engine'> & {
  contentId: ContentId
  moveTo: (atSeconds: number) => void
  prioritise: () => void
  cancel: () => void
  release: () => PreloadedStream
}

/** An unused preload is dropped: its token expires, and its bytes use bandwidth. */
const ttlMs = 60_000

/** One at a time: hovering over many buttons preloads the last one alone. */
let current: Preload | null = null

/** Preloads a stream without occupying a stream slot (PLAY-14). A `grant` at hand saves the request; a running preload moves. */
export function preloadStream(call: Call, contentId: ContentId, atSeconds: number, grant?: StreamGrant | null): void {
  if (current?.contentId === contentId) return current.moveTo(atSeconds)
  current?.cancel()
  current = createPreload(call, contentId, atSeconds, grant)
}

/** The user is waiting: the first frame before a sharp one. */
export const prioritisePreload = () => current?.prioritise()

/** The preload of this title, which stays registered. */
export const peekPreloaded = (contentId: ContentId): Pick<PreloadedStream, 'video' | 'engine'> | null => (current?.contentId === contentId ? current : null)

/** The preload of this title, which now belongs to the caller. */
export function takePreloaded(contentId: ContentId): PreloadedStream | null {
  return current?.contentId === contentId ? current.release() : null
}

function createPreload(call: Call, contentId: ContentId, atSeconds: number, grant?: StreamGrant | null): Preload {
  const abort = new AbortController()
  const timer = setTimeout(() => preload.cancel(), ttlMs)
  const video = createVideo()
  let position = atSeconds
  let isPriority = false
  let opened: Engine | null = null
  const unregister = () => {
    clearTimeout(timer)
    if (current === preload) current = null
  }
  const granted = grant ?? requestStream(call, contentId, 'PREPARE', abort)
  // A refusal is not cached: it may be outdated by the click, and the watch page shows its reason.
  const engine = openEngine(granted, video, (engine, grant) => engine.open(grant, position, isPriority), abort.signal).catch(() => {
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
    moveTo(seconds) {
      if (isSamePosition(position, seconds)) return
      position = seconds
      if (opened) moveTo(opened, video, seconds)
    },
    prioritise() { isPriority = true },
    cancel() {
      unregister()
      abort.abort()
      void engine.then((ready) => ready?.destroy())
    },
    release() {
      unregister()
      preload.prioritise()
      return { video, engine, atSeconds: position }
    },
  }
  return preload
}

async function openEngine(
  granted: StreamGrant | Promise<StreamGrant>,
  video: HTMLVideoElement,
  open: (engine: Engine, grant: StreamGrant) => void,
  signal: AbortSignal,
): Promise<Engine> {
  const created = loadEngine().then((make) => make(video))
  try {
    const [engine, grant] = await Promise.all([created, granted])
    if (signal.aborted) throw signal.reason
    open(engine, grant)
    return engine
  } catch (error) {
    void created.then((engine) => engine.destroy(), () => {})
    throw error
  }
}

const isError = (type: EngineEvent['type']) => type !== 'tracksKnown' && type !== 'cues'
