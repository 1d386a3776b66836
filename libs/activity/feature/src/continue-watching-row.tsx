import type { Card as TitleSummary, ContentId } from '@ott/catalogue'
import { Card, CardAction, CloseIcon, Tray } from '@ott/design-system'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useTimeLeft } from './use-time-left.ts'

/** One row of it: a movie, or the episode of a series that is next. */
export type Unfinished = {
  card: TitleSummary
  contentId: ContentId
  /** Where it was left; 0 for an episode that is new. */
  atSeconds: number
  /** 0 to 1; null for an episode that is new. */
  share: number | null
  secondsLeft: number
  /** Of a series. */
  episode: { season: number; number: number } | null
  /** Plays on from there; where it may not be watched any more, its title. */
  href: string
  /** Whether `href` plays it. */
  isOpen: boolean
}

export type ContinueWatchingProps = {
  items: Unfinished[]
  onSetAside: (item: Unfinished) => void
  /** Somebody is about to play it. */
  onIntent?: (item: Unfinished) => void
}

/** Titles to go on with, each of which can be put aside (LIST-3); nothing at all when there are none. */
export function ContinueWatching({ items, onSetAside, onIntent }: ContinueWatchingProps) {
  const intl = useIntl()
  const howFar = useHowFar()
  const { place, setAside } = useSetAside(items, onSetAside)
  if (items.length === 0) return null
  const title = intl.formatMessage({ id: 'continueWatching.title' })
  return (
    <div ref={place} tabIndex={-1} data-halo="elsewhere">
      <Tray
        title={title}
        shape="landscape"
        arrows={{
          previous: intl.formatMessage({ id: 'tray.previous' }, { title }),
          next: intl.formatMessage({ id: 'tray.next' }, { title }),
        }}
      >
        {items.map((item) => {
          const { card, contentId, share, href } = item
          return (
            <Card
              key={contentId}
              shape="landscape"
              href={href}
              title={card.title}
              pictureSrc={card.pictures.landscape}
              facts={howFar(item).join(' · ')}
              percent={(share ?? 0) * 100}
              action={<CardAction label={intl.formatMessage({ id: 'my.aside' }, { title: card.title })} icon={<CloseIcon />} onClick={() => setAside(item)} />}
              onIntent={onIntent && item.isOpen ? () => onIntent(item) : undefined}
            />
          )
        })}
      </Tray>
    </div>
  )
}

/** Which episode it is, and how much of it is left, where it was begun. */
export function useHowFar(): (item: Unfinished) => string[] {
  const intl = useIntl()
  const timeLeft = useTimeLeft()
  return ({ episode, share, secondsLeft }) => {
    const place = episode && intl.formatMessage({ id: 'card.ofEpisode' }, { season: episode.season, episode: episode.number })
    const rest = share === null ? intl.formatMessage({ id: 'continueWatching.next' }) : timeLeft(secondsLeft)
    return place ? [place, rest] : [rest]
  }
}

/** What is put aside takes the focus along; it stays in the row, or on the page where that was the last of it. */
export function useSetAside(items: Unfinished[], onSetAside: (item: Unfinished) => void) {
  const place = useRef<HTMLDivElement>(null)
  const setAside = (item: Unfinished) => {
    onSetAside(item)
    const next = items.length > 1 ? place.current : place.current?.closest<HTMLElement>('main')
    next?.focus({ preventScroll: true })
  }
  return { place, setAside }
}
