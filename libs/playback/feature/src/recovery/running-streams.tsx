import type { RunningStream } from '@ott/api-client'
import { Button, Text } from '@ott/design-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './running-streams.css.ts'

type RunningStreamsProps = {
  streams: RunningStream[]
  /** Rejects if that failed. */
  onStop: (streamId: string) => Promise<void>
}

/** Where the household watches, with a button to stop each (PLAY-138). */
export function RunningStreams({ streams, onStop }: RunningStreamsProps) {
  const { formatMessage } = useIntl()
  const [stopping, setStopping] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const stop = async (streamId: string) => {
    setStopping(streamId)
    setFailed(false)
    try {
      await onStop(streamId)
    } catch {
      setFailed(true)
      setStopping(null)
    }
  }
  return (
    <>
      <ul className={styles.streams}>
        {streams.map(({ streamId, device, title }) => (
          <li key={streamId} className={styles.stream}>
            <span className={styles.streamText}>
              <Text as="span" strong>{device}</Text>
              {title === null ? null : <Text as="span" size="small" tone="soft">{title}</Text>}
            </span>
            <Button
              loading={stopping === streamId}
              disabled={stopping !== null && stopping !== streamId}
              aria-label={formatMessage({ id: 'player.failure.streamLimit.stopOn' }, { device })}
              onClick={() => void stop(streamId)}
            >
              {formatMessage({ id: 'player.failure.streamLimit.stop' })}
            </Button>
          </li>
        ))}
      </ul>
      {hasFailed ? <Text tone="error">{formatMessage({ id: 'player.failure.streamLimit.notStopped' })}</Text> : null}
    </>
  )
}
