import type { Card as TitleSummary } from '@ott/catalogue'
import { Card, CardActions, CardGrid, CloseIcon, EyeIcon, EyeOffIcon } from '@ott/design-system'
import { formatDate, localeOf, localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import * as styles from './history-grid.css.ts'
import { useTimeLeft } from './use-time-left.ts'

/** A watched movie or episode. */
export type HistoryEntry = {
  key: string
  card: TitleSummary
  episode: { season: number; number: number; title: string } | null
  watchedAt: Date
  /** 0 to 1. */
  share: number
  secondsLeft: number
  isFinished: boolean
}

type HistoryGridProps = {
  items: HistoryEntry[]
  areHidden: boolean
  /** Shows the actions on touch devices too. */
  isEditing: boolean
  timeZone: string
  /** Shows a hidden entry again. */
  onHide: (entry: HistoryEntry) => void
  onForget: (entry: HistoryEntry) => void
}

/** The entries of the history, each with buttons to hide or show it and to forget it. */
export function HistoryGrid({ items, areHidden, isEditing, timeZone, onHide, onForget }: HistoryGridProps) {
  const intl = useIntl()
  const locale = localeOf(intl.locale)
  const timeLeft = useTimeLeft()
  const label = (id: 'history.hide' | 'history.unhide' | 'history.remove', entry: HistoryEntry) => intl.formatMessage({ id }, { title: nameOf(entry, intl) })
  const facts = ({ episode, watchedAt, isFinished, secondsLeft }: HistoryEntry) => {
    const extent = isFinished ? intl.formatMessage({ id: 'my.finished' }) : timeLeft(secondsLeft)
    return (
      <>
        {episode && <span className={styles.line}>{episodeLabel(episode, intl)} · {episode.title}</span>}
        <span className={styles.line}>{formatDate(watchedAt, intl.locale, timeZone)} · {extent}</span>
      </>
    )
  }
  return (
    <CardGrid shape="landscape" label={intl.formatMessage({ id: 'my.history' })}>
      {items.map((entry) => (
        <Card
          key={entry.key}
          shape="landscape"
          href={localePath(locale, entry.card.link)}
          title={entry.card.title}
          pictureSrc={entry.card.pictures.landscape}
          facts={facts(entry)}
          percent={entry.share * 100}
          lock={entry.card.needsPin && intl.formatMessage({ id: 'activity.locked' })}
          actions={
            <CardActions
              isHiddenOnTouch={!isEditing}
              actions={[
                { label: label(areHidden ? 'history.unhide' : 'history.hide', entry), icon: areHidden ? <EyeIcon /> : <EyeOffIcon />, onClick: () => onHide(entry) },
                { label: label('history.remove', entry), icon: <CloseIcon />, onClick: () => onForget(entry) },
              ]}
            />
          }
        />
      ))}
    </CardGrid>
  )
}

/** Several episodes of one series may be listed, so each button names its episode. */
function nameOf({ card, episode }: HistoryEntry, intl: IntlShape): string {
  return episode ? `${card.title}, ${episodeLabel(episode, intl)}` : card.title
}

function episodeLabel({ season, number }: NonNullable<HistoryEntry['episode']>, intl: IntlShape): string {
  return intl.formatMessage({ id: 'card.ofEpisode' }, { season, episode: number })
}
