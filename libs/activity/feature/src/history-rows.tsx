import type { Card } from '@ott/catalogue'
import { CloseIcon, EyeIcon, EyeOffIcon, IconButton } from '@ott/design-system'
import { formatDate, localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { MyRows } from './my-rows.tsx'
import { useLocale } from './use-locale.ts'
import { useTimeLeft } from './use-time-left.ts'

/** One movie or episode that was watched. */
export type Watched = {
  key: string
  card: Card
  episode: { season: number; number: number; title: string } | null
  watchedAt: Date
  /** 0 to 1. */
  share: number
  secondsLeft: number
  isFinished: boolean
}

type MyHistoryRowsProps = {
  items: Watched[]
  areHidden: boolean
  timeZone: string
  /** Of what is hidden: shows it again. */
  onHide: (watched: Watched) => void
  onForget: (watched: Watched) => void
}

/** What was watched, each to be hidden, or shown again, and to be forgotten. */
export function MyHistoryRows({ items, areHidden, timeZone, onHide, onForget }: MyHistoryRowsProps) {
  const intl = useIntl()
  const locale = useLocale()
  const timeLeft = useTimeLeft()
  const howFar = ({ isFinished, secondsLeft }: Watched) => (isFinished ? intl.formatMessage({ id: 'my.finished' }) : timeLeft(secondsLeft))
  const say = (id: 'my.hide' | 'my.unhide' | 'my.forget', watched: Watched) => intl.formatMessage({ id }, { title: nameOf(watched, intl) })
  return (
    <MyRows
      label={intl.formatMessage({ id: 'my.history' })}
      rows={items.map((watched) => ({
        key: watched.key,
        href: localePath(locale, watched.card.link),
        title: watched.card.title,
        pictureSrc: watched.card.pictures.landscape,
        facts: [...episodeInWords(watched, intl), [formatDate(watched.watchedAt, intl.locale, timeZone), howFar(watched)]],
        share: watched.share,
        actions: (
          <>
            <IconButton size="sm" variant="tertiary" label={say(areHidden ? 'my.unhide' : 'my.hide', watched)} icon={areHidden ? <EyeIcon /> : <EyeOffIcon />} onClick={() => onHide(watched)} />
            <IconButton size="sm" variant="tertiary" label={say('my.forget', watched)} icon={<CloseIcon />} onClick={() => onForget(watched)} />
          </>
        ),
      }))}
    />
  )
}

/** Of a series several episodes may stand here, each with buttons of its own. */
function nameOf({ card, episode }: Watched, intl: IntlShape): string {
  return episode ? `${card.title}, ${placeOf(episode, intl)}` : card.title
}

function episodeInWords({ episode }: Watched, intl: IntlShape): string[][] {
  return episode ? [[placeOf(episode, intl), episode.title]] : []
}

function placeOf({ season, number }: NonNullable<Watched['episode']>, intl: IntlShape): string {
  return intl.formatMessage({ id: 'card.ofEpisode' }, { season, episode: number })
}
