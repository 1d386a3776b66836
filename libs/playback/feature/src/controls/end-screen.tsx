import { Button, Heading, PlayIcon, RetryIcon, Text } from '@ott/design-system'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import * as styles from '../player.css.ts'
import { usePosition } from '../state/position.ts'

export type NextEpisode = { title: string; href: string; picture?: string }

const creditsSeconds = 20

type NextCardProps = { next: NextEpisode; hasEnded: boolean; onStay: () => void; onAnnounce: (words: string) => void }

/** Offers the next episode in the last seconds and at the end, without autoplay. */
export function NextCard({ next, hasEnded, onStay, onAnnounce }: NextCardProps) {
  const { formatMessage } = useIntl()
  const { seconds, duration } = usePosition()
  const isNearEnd = duration > 4 * creditsSeconds && duration - seconds <= creditsSeconds
  const isShown = hasEnded || isNearEnd
  const announce = useEffectEvent(() => onAnnounce(formatMessage({ id: 'player.announcement.next' }, { title: next.title })))
  useEffect(() => { if (isShown) announce() }, [isShown])
  if (!isShown) return null
  return (
    <section className={styles.next} aria-label={formatMessage({ id: 'player.next.title' })}>
      {next.picture ? <img className={styles.nextPicture} src={next.picture} alt="" /> : null}
      <div className={styles.nextText}>
        <Text size="small" tone="soft">{formatMessage({ id: 'player.next.title' })}</Text>
        <Heading level={2} size="section">{next.title}</Heading>
        <div className={styles.nextChoices}>
          <Button variant="primary" href={next.href} icon={<PlayIcon />} wide>{formatMessage({ id: 'player.next.play' })}</Button>
          <Button onClick={onStay}>{formatMessage({ id: hasEnded ? 'player.next.stay' : 'player.next.cancel' })}</Button>
        </div>
      </div>
    </section>
  )
}

type EndCardProps = { name: string; backHref: string; onReplay: () => void; onAnnounce: (words: string) => void }

export function EndCard({ name, backHref, onReplay, onAnnounce }: EndCardProps) {
  const { formatMessage } = useIntl()
  const announce = useEffectEvent(() => onAnnounce(formatMessage({ id: 'player.announcement.ended' }, { title: name })))
  useEffect(() => announce(), [])
  return (
    <div className={styles.backdrop}>
      <div className={styles.card}>
        <Text tone="soft">{formatMessage({ id: 'player.ended.title' })}</Text>
        <Heading level={2} size="page">{name}</Heading>
        <div className={styles.choices}>
          <Button variant="primary" icon={<RetryIcon />} onClick={onReplay}>{formatMessage({ id: 'player.ended.replay' })}</Button>
          <Button href={backHref}>{formatMessage({ id: 'player.failure.back' })}</Button>
        </div>
      </div>
    </div>
  )
}
