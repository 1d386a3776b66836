import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as styles from './preview.css.ts'

type PreviewFilmProps = {
  src: string
  isPlaying: boolean
  isMuted: boolean
  /** It ended, or autoplay was refused. */
  onOver: () => void
}

/** An autoplaying trailer over a still, hidden from assistive technology. */
export function PreviewVideo({ src, isPlaying, isMuted, onOver }: PreviewFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasMoved, setMoved] = useState(false)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (video.current) video.current.muted = isMuted
  }, [isMuted])
  useEffect(() => {
    const film = video.current
    if (!film) return
    if (!isPlaying) return film.pause()
    film.play().catch((refusal: unknown) => {
      // An AbortError means a pause before the first frame.
      if (!(refusal instanceof DOMException && refusal.name === 'AbortError')) over()
    })
  }, [isPlaying])
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- decorative and muted; the trailer itself is in its dialog
    <video
      ref={video}
      className={styles.film}
      src={src}
      muted
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload="auto"
      tabIndex={-1}
      aria-hidden="true"
      data-moved={hasMoved ? '' : undefined}
      onPlaying={(event) => whenPainted(event.currentTarget, () => setMoved(true))}
      onEnded={onOver}
      onError={onOver}
    />
  )
}

/** `playing` comes before the first frame; Firefox before 132 cannot tell when that is painted. */
function whenPainted(video: HTMLVideoElement, then: () => void): void {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(then)
  else then()
}
