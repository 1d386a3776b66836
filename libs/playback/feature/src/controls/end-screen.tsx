import type { Marker } from '@ott/catalogue'
import { creditsStartAt } from '@ott/playback'
import { Button, Card, Heading, PlayIcon, ProgressLine, RetryIcon, Text } from '@ott/design-system'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { onPlainPress } from '../input/plain-press.ts'
import * as styles from '../player.css.ts'
import { usePosition } from '../state/position.ts'
import { useCountdown } from './use-countdown.ts'

export type NextEpisode = {
  title: string
  href: string
  picture?: string
  /** It is about to be played. */
  onSoon?: () => void
  /** Whether it plays without a press. */
  autoplays: boolean
  /** Whether its start would ask for the PIN, which changes with time: no countdown runs into the question (PAR-12). */
  asksPin?: () => boolean
}

/** What to watch after the last episode or a movie. */
export type Suggestion = { title: string; href: string; picture: string }

const creditsSeconds = 20
const countdownSeconds = 10

type NextCardProps = {
  next: NextEpisode
  markers: Marker[]
  hasEnded: boolean
  onOpen: () => void
  /** After the countdown, without a press. */
  onAutoplay: () => void
  onStay: () => void
  onAnnounce: (words: string) => void
}

/**
 * Offers the next episode when the credits start, or in the last seconds, and plays it after a countdown that can be cancelled
 * (PLAY-81).
 */
export function NextCard({ next, markers, hasEnded, onOpen, onAutoplay, onStay, onAnnounce }: NextCardProps) {
  const { formatMessage } = useIntl()
  const { seconds, duration } = usePosition()
  const creditsAt = creditsStartAt(markers, duration)
  const offersAt = creditsAt ?? (duration > 4 * creditsSeconds ? duration - creditsSeconds : Infinity)
  const isNearEnd = seconds >= offersAt
  // A seek into the credits gets the whole countdown, too.
  const [offeredAt, setOfferedAt] = useState<number | null>(null)
  if (isNearEnd !== (offeredAt !== null)) setOfferedAt(isNearEnd ? seconds : null)
  const playsAt = creditsAt === null ? duration : Math.min(duration, (offeredAt ?? seconds) + countdownSeconds)
  const isShown = hasEnded || isNearEnd
  const autoplays = isShown && next.autoplays && !next.asksPin?.()
  // The credits are the countdown of a video that has them.
  const [hasCredits, setHasCredits] = useState(false)
  if (isNearEnd && !hasEnded && !hasCredits) setHasCredits(true)
  const isOver = creditsAt !== null && isNearEnd && seconds >= playsAt
  const counted = useCountdown(autoplays && (hasEnded || isOver), hasCredits ? 0 : countdownSeconds, onAutoplay)
  const left = !autoplays ? null : counted ?? Math.max(0, Math.ceil(playsAt - seconds))
  const announce = useEffectEvent(() => onAnnounce(left === null
    ? formatMessage({ id: 'player.announcement.next' }, { title: next.title })
    : formatMessage({ id: 'player.announcement.nextIn' }, { title: next.title, seconds: left })))
  const prepare = useEffectEvent(() => next.onSoon?.())
  useEffect(() => {
    if (!isShown) return
    announce()
    prepare()
  }, [isShown])
  if (!isShown) return null
  return (
    <section className={styles.next} aria-label={formatMessage({ id: 'player.next.title' })}>
      {next.picture ? <img className={styles.nextPicture} src={next.picture} alt="" /> : null}
      <div className={styles.nextText}>
        <Text size="small" tone="soft">{left === null ? formatMessage({ id: 'player.next.title' }) : formatMessage({ id: 'player.next.in' }, { seconds: left })}</Text>
        <Heading level={2} size="section">{next.title}</Heading>
        {left === null ? null : <ProgressLine percent={100 * (1 - left / (counted !== null || creditsAt !== null ? countdownSeconds : creditsSeconds))} />}
        <div className={styles.nextChoices} data-at-end="">
          <Button variant="primary" href={next.href} onClick={onPlainPress(onOpen)} icon={<PlayIcon />} wide>{formatMessage({ id: 'player.next.play' })}</Button>
          <Button onClick={onStay}>{formatMessage({ id: hasEnded ? 'player.next.stay' : 'player.next.cancel' })}</Button>
        </div>
      </div>
    </section>
  )
}

type EndCardProps = {
  name: string
  backHref: string
  suggestions: Suggestion[]
  rating: ReactNode
  onReplay: () => void
  onAnnounce: (words: string) => void
}

/** Over the last picture: what to watch next comes first, watching again last. */
export function EndCard({ name, backHref, suggestions, rating, onReplay, onAnnounce }: EndCardProps) {
  const { formatMessage } = useIntl()
  const announce = useEffectEvent(() => onAnnounce(formatMessage({ id: 'player.announcement.ended' }, { title: name })))
  useEffect(() => announce(), [])
  const more = formatMessage({ id: 'player.ended.more' })
  return (
    <div className={styles.endBackdrop}>
      <div className={styles.ending}>
        <div className={styles.endingHead}>
          <Text tone="soft">{formatMessage({ id: 'player.ended.title' })}</Text>
          <Heading level={2} size="page">{name}</Heading>
          {rating}
        </div>
        {suggestions.length > 0 ? (
          <section className={styles.suggestions}>
            <Heading level={3} size="section">{more}</Heading>
            <ul className={styles.suggestionList} aria-label={more}>
              {suggestions.map(({ title, href, picture }) => <Card key={href} shape="landscape" title={title} href={href} pictureSrc={picture} early />)}
            </ul>
          </section>
        ) : null}
        <div className={styles.choices} data-at-end="">
          <Button icon={<RetryIcon />} onClick={onReplay}>{formatMessage({ id: 'player.ended.replay' })}</Button>
          <Button href={backHref}>{formatMessage({ id: 'player.failure.back' })}</Button>
        </div>
      </div>
    </div>
  )
}
