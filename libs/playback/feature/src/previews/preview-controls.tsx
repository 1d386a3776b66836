import { IconButton, MutedIcon, PauseIcon, PlayIcon, SoundIcon } from '@ott/design-system'
import { useIntl } from 'react-intl'
import * as styles from './preview.css.ts'

export type PreviewControlsProps = {
  isPlaying: boolean
  isMuted: boolean
  /** Absent where another button pauses it. */
  onPlay?: (wanted: boolean) => void
  onMute: (wanted: boolean) => void
}

/** Stop and sound buttons of an autoplaying trailer. */
export function PreviewControls({ isPlaying, isMuted, onPlay, onMute }: PreviewControlsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.controls}>
      {onPlay && <IconButton
        label={formatMessage({ id: isPlaying ? 'preview.pause' : 'preview.play' })}
        icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
        onClick={() => onPlay(!isPlaying)}
      />}
      <IconButton
        label={formatMessage({ id: isMuted ? 'preview.unmute' : 'preview.mute' })}
        icon={isMuted ? <MutedIcon /> : <SoundIcon />}
        onClick={() => onMute(!isMuted)}
      />
    </div>
  )
}
