import { useRef } from 'react'
import type { PointerEvent } from 'react'
import * as styles from '../player.css.ts'
import { tap, zoneOf } from './double-tap-seek.ts'
import type { Taps, Zone } from './double-tap-seek.ts'

type SurfaceProps = {
  onTogglePlay: () => void
  onToggleControls: () => void
  onToggleFullScreen: () => void
  onSeek: (by: number, zone: Zone, total: number) => void
  /** Long press. */
  onHold: (isHeld: boolean) => void
}

const holdMs = 500

/** Click plays and pauses, tap toggles the controls, double tap at a side seeks. */
export function Surface({ onTogglePlay, onToggleControls, onToggleFullScreen, onSeek, onHold }: SurfaceProps) {
  const taps = useRef<Taps>(null)
  // Chrome's double click does not say that it was a touch.
  const isTouch = useRef(false)
  const holdTimer = useRef<ReturnType<typeof setTimeout> | 'held' | null>(null)

  const down = ({ pointerType }: PointerEvent) => {
    isTouch.current = pointerType === 'touch'
    if (pointerType !== 'touch') return
    holdTimer.current = setTimeout(() => {
      holdTimer.current = 'held'
      onHold(true)
    }, holdMs)
  }
  const release = (): boolean => {
    const wasHeld = holdTimer.current === 'held'
    if (wasHeld) onHold(false)
    else clearTimeout(holdTimer.current ?? undefined)
    holdTimer.current = null
    return wasHeld
  }
  const up = ({ pointerType, clientX, currentTarget, timeStamp }: PointerEvent) => {
    if (pointerType !== 'touch' || release()) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const zone = zoneOf(clientX - left, width)
    const [next, step] = tap(taps.current, zone, timeStamp)
    taps.current = next
    if (step.type === 'toggleControls') onToggleControls()
    else onSeek(step.by, zone, step.total)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for touch and mouse only: every action also has a button and a hotkey
    <div
      className={styles.surface}
      data-testid="picture"
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={() => { if (!isTouch.current) onTogglePlay() }}
      onDoubleClick={() => { if (!isTouch.current) onToggleFullScreen() }}
      onContextMenu={(event) => { if (holdTimer.current !== null) event.preventDefault() }}
    />
  )
}
