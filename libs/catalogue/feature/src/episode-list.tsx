import { isReleased, peopleWithJob, numberedEpisodes, seasonsInOrder } from '@ott/catalogue'
import type { EpisodeInSeason, Season, Title } from '@ott/catalogue'
import { Button, CalendarIcon, EyeIcon, FactList, Heading, Link, Picture, PlayIcon, ProgressLine, Text, VisuallyHidden } from '@ott/design-system'
import { formatDate, formatLength, formatNumber, localePath } from '@ott/i18n'
import { use, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { personLinks } from './details-people.tsx'
import * as styles from './episode-list.css.ts'
import { SeasonParamContext } from './season-param-context.ts'
import { useLocale } from './use-locale.ts'

type EpisodeListProps = {
  title: Title
  now: Date
  timeZone: string
  headingLevel: 2 | 3
  /** The season to resume, else the first. */
  currentSeason?: number
  state?: (episode: EpisodeInSeason) => EpisodeState
  onIntent?: (episode: EpisodeInSeason) => void
}

/** Share watched (0 to 1), rest of a started one, link to play it (null: not playable), and whether spoilers are hidden. */
export type EpisodeState = { share: number | null; secondsLeft?: number; href: string | null; cover?: 'open' | 'covered' | 'pending' }

/** The episodes of one season: that of the URL, else the one to resume (CAT-53, CAT-87). */
export function EpisodeList({ title, headingLevel, currentSeason, ...rest }: EpisodeListProps) {
  const intl = useIntl()
  const locale = useLocale()
  const asked = use(SeasonParamContext)
  const seasons = seasonsInOrder(title.seasons)
  const numbered = (wanted?: number | null) => seasons.find(({ number }) => number === wanted)
  const season = numbered(asked) ?? numbered(currentSeason) ?? seasons[0]
  if (!season) return null
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="section">
          {intl.formatMessage({ id: 'details.episodes' })}
        </Heading>
        {seasons.length > 1 && (
          <div className={styles.seasons} role="group" aria-label={intl.formatMessage({ id: 'details.seasons' })}>
            {seasons.map((each) => (
              <a
                key={each.number}
                className={styles.season}
                href={`${localePath(locale, title.link)}?season=${each.number}`}
                aria-current={each === season ? 'true' : undefined}
              >
                {seasonName(each, intl)}
              </a>
            ))}
          </div>
        )}
      </div>
      <AboutSeason season={season} series={title} />
      <SeasonEpisodes season={season} seriesReleasesAt={title.releasesAt} {...rest} />
    </section>
  )
}

/** The season's title and additional cast, if any. */
function AboutSeason({ season, series }: { season: Season; series: Title }) {
  const intl = useIntl()
  const locale = useLocale()
  const known = new Set(peopleWithJob(series.people, 'Actor').map(({ id }) => id))
  const joining = peopleWithJob(season.people ?? [], 'Actor').filter(({ id }) => !known.has(id))
  return (
    <>
      {season.title && season.title !== seasonName(season, intl) && <Text strong>{season.title}</Text>}
      {joining.length > 0 && <FactList facts={[{ term: intl.formatMessage({ id: 'details.cast' }), value: personLinks(joining, locale) }]} />}
    </>
  )
}

function seasonName({ number }: Season, intl: IntlShape): string {
  return number === 0 ? intl.formatMessage({ id: 'details.specials' }) : intl.formatMessage({ id: 'details.season' }, { number })
}

type SeasonEpisodesProps = Omit<EpisodeListProps, 'title' | 'headingLevel' | 'currentSeason'> & { season: Season; seriesReleasesAt: Date | null }

function SeasonEpisodes({ season, seriesReleasesAt, now, timeZone, state, onIntent }: SeasonEpisodesProps) {
  const intl = useIntl()
  const opensAt = season.releasesAt ?? seriesReleasesAt
  const opensLater = isReleased({ releasesAt: opensAt }, now) ? null : opensAt
  return (
    <>
      {opensLater && (
        <Text tone="soft">{intl.formatMessage({ id: 'details.releasesOn' }, { date: formatDate(opensLater, intl.locale, timeZone) })}</Text>
      )}
      <ol className={styles.episodes}>
        {numberedEpisodes(season, seriesReleasesAt).map((episode) => (
          <li key={episode.id} className={styles.row}>
            <EpisodeRow episode={episode} now={now} timeZone={timeZone} {...state?.(episode)} onIntent={onIntent} />
          </li>
        ))}
      </ol>
    </>
  )
}

type EpisodeRowProps = Partial<EpisodeState> & {
  episode: EpisodeInSeason
  now: Date
  timeZone: string
  onIntent?: (episode: EpisodeInSeason) => void
}

function EpisodeRow({ episode, now, timeZone, share = null, secondsLeft, href = null, cover = 'open', onIntent }: EpisodeRowProps) {
  const intl = useIntl()
  const { number, title, description, releasesAt, isStreamable, runLengthSeconds } = episode
  const isOut = isReleased(episode, now)
  const canPlay = href !== null && isOut && isStreamable
  const story = useRef<HTMLDivElement>(null)
  const [isAskedFor, setAskedFor] = useState(false)
  const isCovered = cover === 'covered' && !isAskedFor
  // The pressed button is gone: the focus moves to the revealed text.
  useEffect(() => {
    if (isAskedFor) story.current?.focus()
  }, [isAskedFor])
  const intent = onIntent && (() => onIntent(episode))
  return (
    <article className={styles.episode} data-upcoming={isOut && isStreamable ? undefined : ''} data-started={secondsLeft === undefined ? undefined : ''} data-cover={isAskedFor ? undefined : cover}>
      {/* The link's name includes the episode number. */}
      <span className={styles.number} aria-hidden={canPlay}>
        {formatNumber(number, intl.locale)}
      </span>
      <div className={styles.still}>
        {!isCovered && (
          <Picture src={episode.picture} alt="" width={1280} height={720} sizes="(max-width: 599px) 128px, (max-width: 899px) 160px, 208px" widths={[256, 300, 384]} />
        )}
        {share !== null && (
          <span className={styles.progress}>
            <ProgressLine percent={share * 100} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.title}>
          <Text strong as="span">
            {canPlay ? (
              <Link
                quiet
                href={href}
                aria-label={intl.formatMessage({ id: 'details.playEpisode' }, { number, title })}
                data-stretch=""
                onPointerEnter={intent}
                onFocus={intent}
                onTouchStart={intent}
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </Text>
        </div>
        <div ref={story} className={styles.story} tabIndex={-1}>
          <Text size="small" tone="soft">
            {description}
          </Text>
          {isCovered && (
            <span className={styles.uncover}>
              <Button size="sm" icon={<EyeIcon />} onClick={() => setAskedFor(true)}>
                {intl.formatMessage({ id: 'details.revealSpoiler' })}
                <VisuallyHidden>{title}</VisuallyHidden>
              </Button>
            </span>
          )}
        </div>
      </div>
      <span className={styles.aside}>
        {share !== null && secondsLeft === undefined && <VisuallyHidden>{intl.formatMessage({ id: 'details.watched' })}</VisuallyHidden>}
        {isOut && isStreamable && runLengthSeconds !== null && (
          secondsLeft === undefined
            ? formatLength(runLengthSeconds, intl.locale)
            : intl.formatMessage({ id: 'card.timeLeft' }, { length: formatLength(secondsLeft, intl.locale) })
        )}
        {!(isOut && isStreamable) && <span className={styles.calendar} aria-hidden="true"><CalendarIcon /></span>}
        {!isOut && releasesAt && intl.formatMessage({ id: 'details.releasesOn' }, { date: formatDate(releasesAt, intl.locale, timeZone) })}
        {isOut && !isStreamable && intl.formatMessage({ id: 'details.comingSoon' })}
        {canPlay && (
          <span className={styles.play} aria-hidden="true">
            <PlayIcon />
          </span>
        )}
      </span>
    </article>
  )
}
