import type { Card as TitleSummary, ContentId } from '@ott/catalogue'
import { Card, Tray } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { useTimeLeft } from './use-time-left.ts'

/** One row of it: a movie, or the episode of a series that was watched last. */
export type Unfinished = {
  card: TitleSummary
  contentId: ContentId
  /** Where it was left. */
  atSeconds: number
  /** 0 to 1. */
  share: number
  secondsLeft: number
  /** Of a series. */
  episode: { season: number; number: number } | null
  /** Plays on where it was left. */
  href: string
}

/** Titles to go on with; nothing at all when there are none. */
export function ContinueWatching({ items, onIntent }: { items: Unfinished[]; onIntent?: (item: Unfinished) => void }) {
  const intl = useIntl()
  const timeLeft = useTimeLeft()
  if (items.length === 0) return null
  const title = intl.formatMessage({ id: 'continueWatching.title' })
  return (
    <Tray
      title={title}
      shape="landscape"
      arrows={{
        previous: intl.formatMessage({ id: 'tray.previous' }, { title }),
        next: intl.formatMessage({ id: 'tray.next' }, { title }),
      }}
    >
      {items.map((item) => {
        const { card, contentId, share, secondsLeft, episode, href } = item
        const left = timeLeft(secondsLeft)
        const place = episode && intl.formatMessage({ id: 'card.ofEpisode' }, { season: episode.season, episode: episode.number })
        return (
          <Card
            key={contentId}
            shape="landscape"
            href={href}
            title={card.title}
            pictureSrc={card.pictures.landscape}
            facts={place ? `${place} · ${left}` : left}
            percent={share * 100}
            onIntent={onIntent && (() => onIntent(item))}
          />
        )
      })}
    </Tray>
  )
}
