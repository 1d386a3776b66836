import { Button } from '@ott/design-system'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { SidePanel } from '../controls/side-panel.tsx'
import type { PlaybackPreferences } from '../state/preferences.ts'
import { CaptionStyleEditor } from './caption-style-editor.tsx'
import * as styles from './caption-style-editor.css.ts'
import { captionsDelay } from './captions-delay.ts'

/** Of one press in the panel. The keys take finer steps. */
const delayStepSeconds = 0.5

type CaptionStylePanelProps = {
  preferences: PlaybackPreferences
  onPreferences: (change: Partial<PlaybackPreferences>) => void
  /** Positive shows captions later. */
  delaySeconds: number
  onShift: (seconds: number) => void
  onClose: () => void
}

/** The style and timing of captions, beside the running picture. */
export function CaptionStylePanel({ preferences, onPreferences, delaySeconds, onShift, onClose }: CaptionStylePanelProps) {
  const { formatMessage } = useIntl()
  return (
    <SidePanel title={formatMessage({ id: 'captionStyle.title' })} closeLabel={formatMessage({ id: 'captionStyle.close' })} onClose={onClose}>
      <CaptionStyleEditor preferences={preferences} onChange={onPreferences}>
        <DelayStepper delaySeconds={delaySeconds} onShift={onShift} />
      </CaptionStyleEditor>
    </SidePanel>
  )
}

function DelayStepper({ delaySeconds, onShift }: Pick<CaptionStylePanelProps, 'delaySeconds' | 'onShift'>) {
  const { formatMessage, formatNumber } = useIntl()
  const id = useId()
  const seconds = delayStepSeconds
  const delayed = formatMessage({ id: 'captionStyle.delayed' }, captionsDelay(delaySeconds))
  const button = (message: 'captionStyle.earlier' | 'captionStyle.later', sign: string, by: number) => (
    <Button aria-label={formatMessage({ id: message }, { seconds })} onClick={() => onShift(by)}>{sign}{formatNumber(seconds)}</Button>
  )
  return (
    <div className={styles.delay} role="group" aria-labelledby={id}>
      <span id={id} className={styles.delayName}>{formatMessage({ id: 'captionStyle.delay' })}</span>
      {button('captionStyle.earlier', '−', -seconds)}
      <span className={styles.delayValue}>{delayed}</span>
      {button('captionStyle.later', '+', seconds)}
    </div>
  )
}
