import type { Marker } from '@ott/catalogue'
import { Button } from '@ott/design-system'
import { markerAt, markerToSkip } from '@ott/playback'
import type { SkipMode } from '@ott/playback'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PositionSource } from '../state/position.ts'
import * as styles from './series.css.ts'

/** The marker at the position; renders again only when it changes. */
export function useMarker(position: PositionSource, markers: Marker[]): Marker | null {
  return useSyncExternalStore(position.subscribe, () => markerAt(markers, position.get().seconds), () => null)
}

/** Passes over intros and recaps that playback runs into. */
export function useAutoSkip(position: PositionSource, markers: Marker[], mode: SkipMode, onSkip: (marker: Marker) => void): void {
  const skip = useEffectEvent(onSkip)
  useEffect(() => {
    if (mode !== 'auto') return
    let before = position.get().seconds
    return position.subscribe(() => {
      const { seconds } = position.get()
      const marker = markerToSkip(markers, before, seconds)
      before = seconds
      if (marker) skip(marker)
    })
  }, [position, markers, mode])
}

/** Offered during the whole stretch, whether or not the controls are shown (PLAY-136). */
export function SkipButton({ marker, isRaised, onSkip }: { marker: Marker; isRaised: boolean; onSkip: () => void }) {
  return (
    <div className={styles.skip} data-raised={isRaised ? '' : undefined}>
      <Button onClick={onSkip}><FormattedMessage id={`player.skip.${marker.kind}`} /></Button>
    </div>
  )
}
