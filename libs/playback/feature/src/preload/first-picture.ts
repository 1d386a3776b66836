import { createVideo } from '../engine/video-element.ts'
import type { FirstPicture } from './start-files.ts'

/** Plays the first seconds without sound, while the engine's code loads and starts. Null where the browser cannot. */
export function playFirstPicture({ type, segments }: FirstPicture, atSeconds: number): HTMLVideoElement | null {
  if (!('MediaSource' in globalThis) || !MediaSource.isTypeSupported(type)) return null
  const video = createVideo()
  video.muted = true
  const source = new MediaSource()
  const url = URL.createObjectURL(source)
  source.addEventListener('sourceopen', () => {
    URL.revokeObjectURL(url)
    void segments.arrayBuffer().then((data) => {
      // The player can have come first.
      if (source.readyState !== 'open') return
      source.addSourceBuffer(type).appendBuffer(data)
      video.currentTime = atSeconds
    })
  }, { once: true })
  video.src = url
  // Where autoplay is refused, the picture stands.
  video.play().catch(() => {})
  return video
}
