import type { Card } from '@ott/catalogue'
import { CloseIcon, EyeIcon, EyeOffIcon, IconButton } from '@ott/design-system'
import { formatDate, localeOf, localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { ItemRows } from './item-rows.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** A watched movie or episode. */
export type HistoryEntry = {
  key: string
  card: Card
  episode: { season: number; number: number; title: string } | null
  watchedAt: Date
  /** 0 to 1. */
  share: number
  secondsLeft: number
  isFinished: boolean
}

type HistoryRowsProps = {
  items: HistoryEntry[]
  areHidden: boolean
  timeZone: string
  /** Shows a hidden entry again. */
  onHide: (entry: HistoryEntry) => void
  onForget: (entry: HistoryEntry) => void
}

/** The entries of the history, each with buttons to hide or show it and to forget it. */
export function HistoryRows({ items, areHidden, timeZone, onHide, onForget }: HistoryRowsProps) {
  const intl = useIntl()
  const locale = localeOf(intl.locale)
  const timeLeft = useTimeLeft()
  const extent = ({ isFinished, secondsLeft }: HistoryEntry) => (isFinished ? intl.formatMessage({ id: 'my.finished' }) : timeLeft(secondsLeft))
  const label = (id: 'history.hide' | 'history.unhide' | 'history.remove', entry: HistoryEntry) => intl.formatMessage({ id }, { title: nameOf(entry, intl) })
  return (
    <ItemRows
      label={intl.formatMessage({ id: 'my.history' })}
      rows={items.map((entry) => ({
        key: entry.key,
        href: localePath(locale, entry.card.link),
        title: entry.card.title,
        pictureSrc: entry.card.pictures.landscape,
        facts: [...episodeFacts(entry, intl), [formatDate(entry.watchedAt, intl.locale, timeZone), extent(entry)]],
        share: entry.share,
        actions: (
          <>
            <IconButton size="sm" variant="tertiary" label={label(areHidden ? 'history.unhide' : 'history.hide', entry)} icon={areHidden ? <EyeIcon /> : <EyeOffIcon />} onClick={() => onHide(entry)} />
            <IconButton size="sm" variant="tertiary" label={label('history.remove', entry)} icon={<CloseIcon />} onClick={() => onForget(entry)} />
          </>
        ),
      }))}
    />
  )
}

/** Several episodes of one series may be listed, so each button names its episode. */
function nameOf({ card, episode }: HistoryEntry, intl: IntlShape): string {
  return episode ? `${card.title}, ${episodeLabel(episode, intl)}` : card.title
}

function episodeFacts({ episode }: HistoryEntry, intl: IntlShape): string[][] {
  return episode ? [[episodeLabel(episode, intl), episode.title]] : []
}

function episodeLabel({ season, number }: NonNullable<HistoryEntry['episode']>, intl: IntlShape): string {
  return intl.formatMessage({ id: 'card.ofEpisode' }, { season, episode: number })
}
