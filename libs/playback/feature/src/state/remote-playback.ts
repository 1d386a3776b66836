import type { ChangePlayback } from './playback-state.ts'

/** Of another screen, by AirPlay or a cast device. `none`: the browser finds no device, or the stream cannot be sent. */
export type RemoteState = 'none' | 'available' | 'connecting' | 'connected'

/** Not in every browser. */
export const remoteOf = (video: HTMLVideoElement) => (video as { remote?: RemotePlayback }).remote

export const isRemote = (video: HTMLVideoElement) => remoteOf(video)?.state === 'connected'

type Remote = {
  /** Looks for devices, once the engine has said whether its stream can be sent. */
  watch: () => void
  /** The browser's own list of devices, which also disconnects. */
  prompt: () => void
}

/** Media Source streams live in this page; a native HLS stream has an address that a device can load (PLAY-186). */
export function attachRemote(video: HTMLVideoElement, onChange: ChangePlayback, signal: AbortSignal): Remote {
  const remote = remoteOf(video)
  let isWatched = false
  let hasDevice = false
  const changed = () => {
    if (!remote) return
    onChange({ remote: remote.state !== 'disconnected' ? remote.state : hasDevice ? 'available' : 'none' })
  }
  for (const type of ['connecting', 'connect', 'disconnect']) remote?.addEventListener(type, changed, { signal })
  signal.addEventListener('abort', () => { if (isWatched) void remote?.cancelWatchAvailability().catch(() => {}) })
  const found = (isAvailable: boolean) => {
    if (signal.aborted) return
    hasDevice = isAvailable
    changed()
  }
  return {
    watch() {
      if (!remote || isWatched || video.disableRemotePlayback) return
      isWatched = true
      // A browser that cannot look in the background may still find a device when it is asked.
      remote.watchAvailability(found).catch(({ name }: DOMException) => found(name === 'NotSupportedError'))
    },
    prompt() { void remote?.prompt().catch(() => {}) },
  }
}
