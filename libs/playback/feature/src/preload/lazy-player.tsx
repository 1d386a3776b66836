import { Button, Heading, RetryIcon, Spinner, Text } from '@ott/design-system'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import * as styles from '../controls/loading-screen.css.ts'
import type { PlayerProps } from '../player.tsx'
import { loadedPlayer, loadPlayer } from './player-code.ts'
import { prioritiseWatch } from './request-preload.ts'
import { useIsHydrated } from '../state/use-is-hydrated.ts'

/** Loads the player's code on demand. Not `React.lazy`, because React reveals suspended content up to 300 ms late. */
export function Player(props: PlayerProps) {
  const { call, contentId, startAtSeconds, poster } = props
  const [Ready, setReady] = useState<ComponentType<PlayerProps> | null>(loadedPlayer)
  // The server rendered no player, so hydration must not render one either.
  const isHydrated = useIsHydrated()
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (Ready) return
    let isMounted = true
    // Loads the first seconds in parallel with the code.
    prioritiseWatch(call, contentId, startAtSeconds)
    loadPlayer().then(
      (loaded) => { if (isMounted) setReady(() => loaded) },
      () => { if (isMounted) setFailed(true) },
    )
    return () => { isMounted = false }
  }, [Ready, call, contentId, startAtSeconds, tries])

  if (Ready && isHydrated) return <Ready {...props} />
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return (
    <div className={styles.curtain}>
      <img className={styles.poster} src={poster} alt="" />
      {hasFailed ? <LoadError backHref={props.backHref} onRetry={retry} /> : <Loading />}
    </div>
  )
}

function Loading() {
  const { formatMessage } = useIntl()
  return <div className={styles.wait}><Spinner label={formatMessage({ id: 'player.loading' })} /></div>
}

function LoadError({ backHref, onRetry }: { backHref: string; onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.error} role="alert">
      <Heading level={1} size="dialog">{formatMessage({ id: 'player.failure.network.title' })}</Heading>
      <Text tone="soft">{formatMessage({ id: 'player.failure.code' })}</Text>
      <Button variant="primary" icon={<RetryIcon />} onClick={onRetry}>{formatMessage({ id: 'player.failure.retry' })}</Button>
      <Button href={backHref}>{formatMessage({ id: 'player.failure.back' })}</Button>
    </div>
  )
}
