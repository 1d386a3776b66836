import { Button, Heading, RetryIcon, Spinner, Text } from '@ott/design-system'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import * as styles from '../controls/loading-screen.css.ts'
import type { PlayerProps } from '../player.tsx'
import { loadedPlayer, loadPlayer } from './player-code.ts'
import { hurryWatch } from './preload.ts'

/**
 * The player, whose code comes when somebody is about to watch and not before. Not `React.lazy`: a suspended part is
 * shown up to 300 ms late, and here every one counts.
 */
export function Player(props: PlayerProps) {
  const { call, contentId, startAtSeconds, poster } = props
  const [Ready, setReady] = useState<ComponentType<PlayerProps> | null>(loadedPlayer)
  // The server drew no player: React looks for none there, even where its code was faster.
  const isTakenOver = useSyncExternalStore(noNews, () => true, () => false)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (Ready) return
    let isHere = true
    // The film's first seconds come beside the code, not after it.
    hurryWatch(call, contentId, startAtSeconds)
    loadPlayer().then(
      (loaded) => { if (isHere) setReady(() => loaded) },
      () => { if (isHere) setFailed(true) },
    )
    return () => { isHere = false }
  }, [Ready, call, contentId, startAtSeconds, tries])

  if (Ready && isTakenOver) return <Ready key={contentId} {...props} />
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return (
    <div className={styles.curtain}>
      <img className={styles.poster} src={poster} alt="" />
      {hasFailed ? <NotLoaded backHref={props.backHref} onRetry={retry} /> : <Wait />}
    </div>
  )
}

const noNews = () => () => undefined

function Wait() {
  const { formatMessage } = useIntl()
  return <div className={styles.wait}><Spinner label={formatMessage({ id: 'player.loading' })} /></div>
}

function NotLoaded({ backHref, onRetry }: { backHref: string; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.trouble} role="alert">
      <Heading level={1} size="dialog">{formatMessage({ id: 'player.failure.network.title' })}</Heading>
      <Text tone="soft">{formatMessage({ id: 'player.failure.code' })}</Text>
      <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>{formatMessage({ id: 'player.failure.retry' })}</Button>
      <Button href={backHref}>{formatMessage({ id: 'player.failure.back' })}</Button>
    </div>
  )
}
