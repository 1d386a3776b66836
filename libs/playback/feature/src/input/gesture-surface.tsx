import { useRef } from 'react'
import type { PointerEvent } from 'react'
import * as styles from '../player.css.ts'
import { tap, zoneOf } from './double-tap-seek.ts'
import type { Taps, Zone } from './double-tap-seek.ts'

export type SurfaceProps = {
  onTogglePlay: () => void
  onToggleControls: () => void
  onToggleFullScreen: () => void
  onSeek: (by: number, zone: Zone, total: number) => void
  /** A finger rests on the picture. */
  onHold: (isHeld: boolean) => void
}

const holdMs = 500

/** The picture itself: clicked it plays and pauses, tapped it shows the controls, tapped twice at a side it seeks. */
export function Surface({ onTogglePlay, onToggleControls, onToggleFullScreen, onSeek, onHold }: SurfaceProps) {
  const taps = useRef<Taps>(null)
  const holding = useRef<ReturnType<typeof setTimeout> | 'held' | null>(null)

  const down = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') return
    holding.current = setTimeout(() => {
      holding.current = 'held'
      onHold(true)
    }, holdMs)
  }
  const letGo = (): boolean => {
    const wasHeld = holding.current === 'held'
    if (wasHeld) onHold(false)
    else clearTimeout(holding.current ?? undefined)
    holding.current = null
    return wasHeld
  }
  const up = ({ pointerType, clientX, currentTarget, timeStamp }: PointerEvent) => {
    if (pointerType !== 'touch' || letGo()) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const zone = zoneOf(clientX - left, width)
    const [next, step] = tap(taps.current, zone, timeStamp)
    taps.current = next
    if (step.type === 'toggleControls') onToggleControls()
    else onSeek(step.by, zone, step.total)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for fingers and mice alone: every step has a button and a key
    <div
      className={styles.surface}
      data-testid="picture"
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onClick={(event) => { if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') onTogglePlay() }}
      onDoubleClick={(event) => { if ((event.nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') onToggleFullScreen() }}
      onContextMenu={(event) => { if (holding.current !== null) event.preventDefault() }}
    />
  )
}
