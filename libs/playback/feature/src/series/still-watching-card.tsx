import { Button, Heading, PlayIcon, Text } from '@ott/design-system'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import * as styles from '../player.css.ts'

type StillWatchingCardProps = {
  /** The next episode. */
  title: string
  onContinue: () => void
  backHref: string
  onAnnounce: (text: string) => void
}

/** In place of the next episode, after hours without a sign of the user (PLAY-135). */
export function StillWatchingCard({ title, onContinue, backHref, onAnnounce }: StillWatchingCardProps) {
  const { formatMessage } = useIntl()
  const card = useRef<HTMLElement>(null)
  const question = formatMessage({ id: 'player.stillWatching.title' })
  const announce = useEffectEvent(() => onAnnounce(question))
  useEffect(() => {
    announce()
    card.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div className={styles.endBackdrop}>
      <section ref={card} className={styles.card} aria-label={question}>
        <Heading level={2} size="page">{question}</Heading>
        <Text tone="soft">{formatMessage({ id: 'player.stillWatching.next' }, { title })}</Text>
        <div className={styles.choices}>
          <Button variant="primary" icon={<PlayIcon />} onClick={onContinue}>{formatMessage({ id: 'player.stillWatching.continue' })}</Button>
          <Button href={backHref}>{formatMessage({ id: 'player.failure.back' })}</Button>
        </div>
      </section>
    </div>
  )
}
