import { requestStream } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { ComponentType } from 'react'
import type { Engine, MakeEngine } from './engine.ts'
import type { PlayerProps } from './player.tsx'

export type Prepared = { engine: Engine; atSeconds: number }

type Held = { contentId: ContentId; prepared: Promise<Prepared | null>; drop: () => void; handOver: () => Promise<Prepared | null> }

/** What nobody came for is thrown away: its key grows old, and its bytes are in the way. */
const keptForMs = 60_000

/** One film at a time: whoever wanders over a page of buttons has the last one ready. */
let held: Held | null = null

/** The first sign that somebody will watch: loads the player, and the film's first seconds without taking a stream (PLAY-14). */
export function prepareWatch(call: Call, contentId: ContentId, atSeconds = 0): void {
  ready(call, contentId, atSeconds, isFrugal())
}

/** The same for somebody who waits already: the first frame before a fine one. */
export function hurryWatch(call: Call, contentId: ContentId, atSeconds: number): void {
  ready(call, contentId, atSeconds, true)
}

/** Hands over what was made ready for this title, if anything was. From here on it belongs to the caller. */
export function takePrepared(contentId: ContentId): Promise<Prepared | null> {
  return held?.contentId === contentId ? held.handOver() : Promise.resolve(null)
}

let player: ComponentType<PlayerProps> | null = null

/** The player, if its code is here already. */
export const readyPlayer = () => player

export async function loadPlayer(): Promise<ComponentType<PlayerProps>> {
  player = (await import('./player.tsx')).Player
  return player
}

/** dash.js where the browser takes segments from scripts, the browser's own HLS where it does not. */
export async function loadEngine(): Promise<MakeEngine> {
  const takesSegments = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis
  if (takesSegments) return (await import('./engine.ts')).makeDashEngine
  return (await import('./native-engine.ts')).makeNativeEngine
}

/** Bytes cost this viewer money, or come slowly. */
function isFrugal(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

function ready(call: Call, contentId: ContentId, atSeconds: number, isLean: boolean): void {
  if (held?.contentId === contentId) return
  held?.drop()
  held = hold(call, contentId, atSeconds, isLean)
}

function hold(call: Call, contentId: ContentId, atSeconds: number, isLean: boolean): Held {
  const abort = new AbortController()
  const timer = setTimeout(() => mine.drop(), keptForMs)
  const forget = () => {
    clearTimeout(timer)
    if (held === mine) held = null
  }
  // A refusal is not kept: by the click things may have changed, and the watch page says why.
  const prepared = warmUp(call, contentId, atSeconds, isLean, abort.signal).catch(() => {
    forget()
    return null
  })
  void prepared.then((ready) => ready?.engine.listen(({ type }) => { if (type === 'lost' && held === mine) mine.drop() }))
  const mine: Held = {
    contentId,
    prepared,
    drop() {
      forget()
      abort.abort()
      void prepared.then((ready) => ready?.engine.destroy())
    },
    handOver() {
      forget()
      return prepared
    },
  }
  return mine
}

async function warmUp(
  call: Call,
  contentId: ContentId,
  atSeconds: number,
  isLean: boolean,
  signal: AbortSignal,
): Promise<Prepared | null> {
  const asked = requestStream(call, contentId, 'PREPARE', { signal })
  const made = loadEngine().then((make) => make(isLean))
  void loadPlayer().catch(() => {})
  try {
    const [engine, grant] = await Promise.all([made, asked])
    if (signal.aborted) throw signal.reason
    engine.open(grant, atSeconds)
    engine.preload()
    return { engine, atSeconds }
  } catch (error) {
    void made.then((engine) => engine.destroy(), () => {})
    throw error
  }
}
