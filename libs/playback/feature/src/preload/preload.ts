import { requestStream } from '@ott/api-client'
import type { Call, StreamGrant } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { ComponentType } from 'react'
import type { Engine, EngineEvent, MakeEngine } from '../engine/engine.ts'
import type { PlayerProps } from '../player.tsx'

/** A film on its way into a video element that stands on no page yet. */
export type Prepared = {
  video: HTMLVideoElement
  /** Null when the film was refused or failed. */
  engine: Promise<Engine | null>
  atSeconds: number
}

type Held = {
  contentId: ContentId
  video: HTMLVideoElement
  engine: Promise<Engine | null>
  moveTo: (atSeconds: number) => void
  hurry: () => void
  drop: () => void
  handOver: () => Prepared
}

/** What nobody came for is thrown away: its key grows old, and its bytes are in the way. */
const keptForMs = 60_000

/** One film at a time: whoever wanders over a page of buttons has the last one ready. */
let held: Held | null = null

/**
 * The first sign that somebody will watch: loads the player, and the film's first seconds without taking a stream
 * (PLAY-14). A key that is here already need not be asked for, and a film that is here already moves to where it is wanted.
 */
export function prepareWatch(call: Call, contentId: ContentId, atSeconds = 0, grant?: StreamGrant | null): void {
  if (held?.contentId === contentId) return held.moveTo(atSeconds)
  held?.drop()
  held = hold(call, contentId, atSeconds, grant)
}

/** A film that begins a breath away from where it was opened plays on from there. */
export const isSamePlace = (opened: number, wanted: number) => Math.abs(opened - wanted) <= 1

/** A film that is known already goes elsewhere as it is, and asks for nothing twice; any other is opened there. */
export function moveFilm(engine: Engine, video: HTMLVideoElement, seconds: number): void {
  if (video.readyState === HTMLMediaElement.HAVE_NOTHING) engine.reopen(seconds, false)
  else video.currentTime = seconds
}

/** The same for somebody who waits already: the first frame before a fine one. */
export function hurryWatch(call: Call, contentId: ContentId, atSeconds: number, grant?: StreamGrant | null): void {
  prepareWatch(call, contentId, atSeconds, grant)
  held?.hurry()
}

/** The film that is being made ready for this title; it is not handed over. */
export const preparedFilm = (contentId: ContentId): Pick<Held, 'video' | 'engine'> | null => (held?.contentId === contentId ? held : null)

/** Hands over what was made ready for this title, if anything was. From here on it belongs to the caller, who waits for it. */
export function takePrepared(contentId: ContentId): Prepared | null {
  return held?.contentId === contentId ? held.handOver() : null
}

let player: ComponentType<PlayerProps> | null = null

/** The player, if its code is here already. */
export const readyPlayer = () => player

export async function loadPlayer(): Promise<ComponentType<PlayerProps>> {
  player = (await import('../player.tsx')).Player
  return player
}

/** dash.js where the browser takes segments from scripts, the browser's own HLS where it does not. */
export async function loadEngine(): Promise<MakeEngine> {
  const takesSegments = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis
  if (takesSegments) return (await import('../engine/engine.ts')).makeDashEngine
  return (await import('../engine/native-engine.ts')).makeNativeEngine
}

/** What a film is drawn in. It is for the eye alone: controls and captions stand beside it. */
export function makePicture(): HTMLVideoElement {
  const video = document.createElement('video')
  video.playsInline = true
  video.disableRemotePlayback = true
  video.tabIndex = -1
  video.ariaHidden = 'true'
  return video
}

function hold(call: Call, contentId: ContentId, atSeconds: number, grant?: StreamGrant | null): Held {
  const abort = new AbortController()
  const timer = setTimeout(() => mine.drop(), keptForMs)
  const video = makePicture()
  let place = atSeconds
  let isAwaited = false
  let opened: Engine | null = null
  const forget = () => {
    clearTimeout(timer)
    if (held === mine) held = null
  }
  // A refusal is not kept: by the click things may have changed, and the watch page says why.
  const asked = grant ?? requestStream(call, contentId, 'PREPARE', abort)
  const engine = warmUp(asked, video, (engine, grant) => engine.open(grant, place, isAwaited), abort.signal).catch(() => {
    forget()
    return null
  })
  void engine.then((ready) => {
    opened = ready
    ready?.listen(({ type }) => { if (isTrouble(type) && held === mine) mine.drop() })
  })
  const mine: Held = {
    contentId,
    video,
    engine,
    moveTo(at) {
      if (isSamePlace(place, at)) return
      place = at
      if (opened) moveFilm(opened, video, at)
    },
    hurry() { isAwaited = true },
    drop() {
      forget()
      abort.abort()
      void engine.then((ready) => ready?.destroy())
    },
    handOver() {
      forget()
      mine.hurry()
      return { video, engine, atSeconds: place }
    },
  }
  return mine
}

async function warmUp(
  asked: StreamGrant | Promise<StreamGrant>,
  video: HTMLVideoElement,
  open: (engine: Engine, grant: StreamGrant) => void,
  signal: AbortSignal,
): Promise<Engine> {
  const made = loadEngine().then((make) => make(video))
  void loadPlayer().catch(() => {})
  try {
    const [engine, grant] = await Promise.all([made, asked])
    if (signal.aborted) throw signal.reason
    open(engine, grant)
    return engine
  } catch (error) {
    void made.then((engine) => engine.destroy(), () => {})
    throw error
  }
}

const isTrouble = (type: EngineEvent['type']) => type !== 'tracksKnown' && type !== 'cues'
