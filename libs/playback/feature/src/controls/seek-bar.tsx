import type { Chapter } from '@ott/catalogue'
import { formatPosition } from '@ott/i18n'
import { chapterAt } from '@ott/playback'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { useIntl } from 'react-intl'
import { seekStepSeconds } from '../input/hotkeys.ts'
import * as styles from '../player.css.ts'
import { usePosition } from '../state/position.ts'
import type { Tile } from './thumbnail-sprites.ts'
import { useSpokenTime } from './accessible-time.ts'
import { locked } from './controls.tsx'

type SeekBarProps = {
  /** The id of the reason why it does nothing. */
  lockedBy?: string
  onSeek: (seconds: number) => void
  tileAt: (seconds: number) => Promise<Tile | null>
  /** No thumbnails after the current position. */
  hidesUpcoming?: boolean
  chapters: Chapter[]
  /** While a thumbnail is shown, the controls stay and captions move up. */
  onPeek: (isPeeking: boolean) => void
}

const pageSeconds = 60

/** Position, buffer and thumbnails, for pointer, touch and keyboard. */
export function SeekBar({ lockedBy, onSeek, tileAt, hidesUpcoming, chapters, onPeek }: SeekBarProps) {
  const { formatMessage } = useIntl()
  const spoken = useSpokenTime()
  const { seconds, readyUntil, duration } = usePosition()
  /** The position under the pointer. */
  const [pointed, setPointed] = useState<{ seconds: number; isDragged: boolean } | null>(null)
  const [isFocused, setFocused] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const shown = pointed?.isDragged ? pointed.seconds : seconds
  const peekAt = pointed?.seconds ?? (isFocused ? shown : null)
  const isUpcoming = (at: number) => hidesUpcoming === true && at > seconds
  const chapterOf = (at: number) => (isUpcoming(at) ? undefined : chapterAt(chapters, at)?.title)

  const isPeeking = peekAt !== null
  useEffect(() => { onPeek(isPeeking) }, [isPeeking, onPeek])

  const secondsAt = ({ clientX }: PointerEvent) => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    return Math.max(0, Math.min(1, (clientX - left) / width)) * duration
  }
  const grab = (event: PointerEvent) => {
    // A locked bar explains itself, and its head stays.
    if (lockedBy !== undefined) return onSeek(seconds)
    event.currentTarget.setPointerCapture(event.pointerId)
    setPointed({ seconds: secondsAt(event), isDragged: true })
  }
  const release = (event: PointerEvent) => {
    if (!pointed?.isDragged) return
    onSeek(secondsAt(event))
    setPointed(event.pointerType === 'mouse' ? { seconds: secondsAt(event), isDragged: false } : null)
  }
  const press = (event: KeyboardEvent) => {
    const to = keyTarget(event, seconds, duration)
    if (to === null) return
    event.preventDefault()
    onSeek(Math.max(0, Math.min(duration, to)))
  }

  return (
    <div
      ref={bar}
      className={styles.seek}
      role="slider"
      tabIndex={0}
      {...locked(lockedBy)}
      aria-label={formatMessage({ id: 'player.seek' })}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={[formatMessage({ id: 'player.seekValue' }, { position: spoken(shown), length: spoken(duration) }), chapterOf(shown)].filter(Boolean).join(', ')}
      onPointerDown={grab}
      onPointerMove={(event) => setPointed((before) => ({ seconds: secondsAt(event), isDragged: before?.isDragged ?? false }))}
      onPointerUp={release}
      onPointerCancel={() => setPointed(null)}
      onPointerLeave={() => setPointed((before) => (before?.isDragged ? before : null))}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onKeyDown={press}
    >
      <div className={styles.seekTrack}>
        <div className={styles.seekReady} style={share(readyUntil, duration)} />
        <div className={styles.seekPlayed} style={share(shown, duration)} />
        {chapters.map(({ startSeconds }) => startSeconds > 0 && <div key={startSeconds} className={styles.chapterTick} style={share(startSeconds, duration)} />)}
        <div className={styles.seekHead} style={share(shown, duration)} />
      </div>
      {peekAt === null ? null : <Peek seconds={peekAt} duration={duration} chapter={chapterOf(peekAt)} tileAt={isUpcoming(peekAt) ? noTile : tileAt} />}
    </div>
  )
}

const noTile = () => Promise.resolve(null)

function Peek({ seconds, duration, chapter, tileAt }: { seconds: number; duration: number; chapter: string | undefined; tileAt: SeekBarProps['tileAt'] }) {
  const { locale } = useIntl()
  const tile = useTile(seconds, tileAt)
  return (
    <div className={styles.peek} style={share(seconds, duration)} aria-hidden="true">
      {tile ? <PeekPicture {...tile} /> : null}
      {chapter === undefined ? null : <div>{chapter}</div>}
      {formatPosition(seconds, locale)}
    </div>
  )
}

function PeekPicture({ sheet, x, y, width, height }: Tile) {
  const draw = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(sheet, x, y, width, height, 0, 0, width, height)
  return <canvas key={`${x} ${y}`} ref={(canvas) => { draw(canvas) }} className={styles.peekPicture} width={width} height={height} />
}

/** The thumbnail of a position; the previous one stays until the next is loaded. */
function useTile(seconds: number, tileAt: SeekBarProps['tileAt']): Tile | null {
  const [tile, setTile] = useState<Tile | null>(null)
  const moment = Math.floor(seconds)
  useEffect(() => {
    let isWanted = true
    void tileAt(moment).then((next) => { if (isWanted) setTile(next) })
    return () => { isWanted = false }
  }, [moment, tileAt])
  return tile
}

function keyTarget({ key }: KeyboardEvent, seconds: number, duration: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown': return seconds - seekStepSeconds
    case 'ArrowRight':
    case 'ArrowUp': return seconds + seekStepSeconds
    case 'PageDown': return seconds - pageSeconds
    case 'PageUp': return seconds + pageSeconds
    case 'Home': return 0
    case 'End': return duration
    default: return null
  }
}

function share(seconds: number, duration: number): CSSProperties {
  return { '--share': duration > 0 ? Math.min(1, seconds / duration) : 0 } as CSSProperties
}
