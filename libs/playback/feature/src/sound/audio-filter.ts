import { createAudioGraph } from './audio-graph.ts'
import type { AudioGraph } from './audio-graph.ts'
import type { SoundMode } from './sound-mode.ts'

export type AudioFilter = {
  change: (mode: SoundMode) => void
  close: () => void
}

/** Safari gives the sound of native HLS to no filter. With Media Source Extensions the sound has the page's own origin. */
export function canFilterAudio(): boolean {
  return 'AudioContext' in globalThis && ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis)
}

/** The sound of protected media reaches no filter in some browsers. */
export const isProtected = ({ mediaKeys }: HTMLVideoElement): boolean => Boolean(mediaKeys)

/** Browsers allow a few contexts only, so all videos share one. */
let shared: AudioContext | null = null
let users = 0

/**
 * Shapes the sound of a video (PLAY-196). Untouched until a mode is chosen, and until the context runs: a video in a suspended context
 * is silent. Browsers start a context after a press or a key. Firefox gives no keys to a video whose sound is routed, so it plays first.
 */
export function createAudioFilter(video: HTMLVideoElement): AudioFilter {
  const abort = new AbortController()
  const { signal } = abort
  let mode: SoundMode = 'off'
  let graph: AudioGraph | null = null
  let isStarting = false

  function start(): void {
    isStarting = true
    const context = (shared ??= new AudioContext())
    users += 1
    const resume = () => {
      if (context.state === 'running') attach(context)
      else void context.resume().catch(() => {})
    }
    context.addEventListener('statechange', resume, { signal })
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, resume, { signal })
    // The system may suspend it, for a call or another device.
    video.addEventListener('playing', resume, { signal })
    resume()
  }

  function attach(context: AudioContext): void {
    if (mode === 'off' || isProtected(video) || video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return
    graph ??= createAudioGraph(context, video, mode)
  }

  return {
    change(next) {
      mode = next
      if (graph) graph.change(next)
      else if (isStarting && shared?.state === 'running') attach(shared)
      else if (!isStarting && next !== 'off') start()
    },
    close() {
      abort.abort()
      graph?.disconnect()
      if (isStarting) users -= 1
      if (users === 0) void shared?.suspend()
    },
  }
}
