import { useIntl } from 'react-intl'
import { useTimeLeft } from './use-time-left.ts'

export type Remaining = {
  /** The share watched, 0 to 1; null for an episode that was not started. */
  share: number | null
  secondsLeft: number
  /** Of a series. */
  episode: { season: number; number: number } | null
}

/** The facts of an item: its episode, and the time left or `Next episode`. */
export function useRemaining(): (item: Remaining) => string[] {
  const { formatMessage } = useIntl()
  const timeLeft = useTimeLeft()
  return ({ episode, share, secondsLeft }) => {
    const label = episode && formatMessage({ id: 'card.ofEpisode' }, { season: episode.season, episode: episode.number })
    const rest = share === null ? formatMessage({ id: 'continueWatching.next' }) : timeLeft(secondsLeft)
    return label ? [label, rest] : [rest]
  }
}
