import type { Engine } from './engine.ts'

/** Hidden from assistive technology: controls and captions are elements of their own. */
export function createVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  video.playsInline = true
  video.disableRemotePlayback = true
  video.tabIndex = -1
  video.ariaHidden = 'true'
  return video
}

/** Stops a video and frees its decoder and its data, which a detached one would keep. */
export function unload(video: HTMLVideoElement): void {
  video.removeAttribute('src')
  video.load()
}

/** Within a second two positions count as equal, which saves a seek. */
export const isSamePosition = (one: number, other: number) => Math.abs(one - other) <= 1

/** Seeks where metadata is loaded, without another request; reopens the stream where it is not. */
export function moveTo(engine: Engine, video: HTMLVideoElement, seconds: number): void {
  if (video.readyState === HTMLMediaElement.HAVE_NOTHING) engine.reopen(seconds, false)
  else video.currentTime = seconds
}
