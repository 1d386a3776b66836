import { createContext, useContext, useSyncExternalStore } from 'react'

/** Changes several times a second, so only the components that show it subscribe. */
export type Position = { seconds: number; readyUntil: number; duration: number }

export type PositionSource = { get: () => Position; subscribe: (listener: () => void) => () => void }

const start: PositionSource = still({ seconds: 0, readyUntil: 0, duration: 0 })

export const PositionContext = createContext<PositionSource>(start)

export function usePosition(): Position {
  const source = useContext(PositionContext)
  return useSyncExternalStore(source.subscribe, source.get, source.get)
}

/** A constant position, for the time before playback and for stories. */
export function still(position: Position): PositionSource {
  return { get: () => position, subscribe: () => () => {} }
}

/** The position of the video, which exists by the time of the subscription. The catalogue's length counts until metadata is loaded. */
export function positionOf(getVideo: () => HTMLVideoElement | null, startAtSeconds: number, runLengthSeconds: number | null): PositionSource {
  let position: Position = { seconds: startAtSeconds, readyUntil: 0, duration: runLengthSeconds ?? 0 }
  const read = (video: HTMLVideoElement) => {
    if (video.readyState === 0) return
    const { buffered, duration, currentTime } = video
    const ends = Array.from({ length: buffered.length }, (_, index) => ({ start: buffered.start(index), end: buffered.end(index) }))
    const around = ends.find(({ start: from, end }) => from <= currentTime + 0.3 && currentTime <= end)
    position = {
      seconds: currentTime,
      readyUntil: around?.end ?? currentTime,
      duration: Number.isFinite(duration) ? duration : position.duration,
    }
  }
  return {
    get: () => position,
    subscribe(listener) {
      const video = getVideo()
      if (!video) return () => {}
      const changed = () => {
        read(video)
        listener()
      }
      const types = ['timeupdate', 'progress', 'durationchange', 'seeking', 'seeked', 'ended'] as const
      types.forEach((type) => video.addEventListener(type, changed))
      return () => types.forEach((type) => video.removeEventListener(type, changed))
    },
  }
}
