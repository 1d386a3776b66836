import { defaultJob, peopleWithJob } from '@ott/catalogue'
import type { Person, EpisodeInSeason, Title } from '@ott/catalogue'
import { CardGrid, Chip, Chips, DetailsFrame, ExpandableText, FactLine, FactList, Heading, Stack, Text } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { CastRow, hasFaces } from './cast-row.tsx'
import { headingLevelOf } from './details-placeholder.tsx'
import { personLinks } from './details-people.tsx'
import { EpisodeList } from './episode-list.tsx'
import type { EpisodeState } from './episode-list.tsx'
import { isKnownLanguage, languageName } from './language-name.ts'
import * as styles from './placeholder-slots.css.ts'
import { TitleBadges } from './title-badges.tsx'
import { TitleCard, Until } from './title-card.tsx'
import { yearAndLength } from './title-summary.tsx'
import { useLocale } from './use-locale.ts'

type DetailsProps = {
  title: Title
  /** In a dialog or as a page. */
  place: 'dialog' | 'page'
  /** A picture that is loaded already. */
  blurSrc?: string
  now: Date
  /** The service's time zone. */
  timeZone: string
  /** The watch button and the buttons beside it. */
  actions: ReactNode
  /** The autoplaying trailer over the still, and its controls. */
  preview?: ReactNode
  corner?: ReactNode
  /** The reminder button; its space is reserved while it loads. */
  reminder?: ReactNode
  /** The rating control; its space is reserved while it loads. */
  rating?: ReactNode
  /** The season to resume, once known. */
  currentSeason?: number
  episodeState?: (episode: EpisodeInSeason) => EpisodeState
  onEpisodeIntent?: (episode: EpisodeInSeason) => void
}

/** The details of a title; the episodes of a series come before its crew (CAT-98). */
export function Details(props: DetailsProps) {
  const { title, place, blurSrc, now, timeZone, actions, preview, corner, reminder, rating, currentSeason, episodeState, onEpisodeIntent } = props
  const intl = useIntl()
  const locale = useLocale()
  const level = headingLevelOf(place)
  const under = place === 'dialog' ? 3 : 2
  const cast = peopleWithJob(title.people, 'Actor')
  const facts = <FactList facts={longFacts(title, hasFaces(cast) ? [] : cast, intl, locale)} />
  const notes = (
    <>
      {title.tags.length > 0 && (
        <Chips>
          {title.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </Chips>
      )}
      <TitleBadges title={title} />
      {rating && <div className={styles.rating}>{rating}</div>}
    </>
  )
  const isSeries = title.type === 'series'
  return (
    <DetailsFrame
      place={place}
      title={title.title}
      titleLevel={level}
      pictureSrc={title.pictures.hero ?? title.pictures.landscape}
      tallPictureSrc={title.pictures.tall}
      blurSrc={blurSrc}
      facts={<FactLine badge={title.ageRating} facts={shortFacts(title, intl)} />}
      actions={reminder ? <>{actions}<div className={styles.reminder}>{reminder}</div></> : actions}
      preview={preview}
      corner={corner}
      aside={isSeries ? undefined : facts}
      below={
        <>
          {isSeries && (
            <>
              <EpisodeList
                title={title}
                now={now}
                timeZone={timeZone}
                headingLevel={under}
                currentSeason={currentSeason}
                state={episodeState}
                onIntent={onEpisodeIntent}
              />
              <Stack gap={5}>
                {notes}
                {facts}
              </Stack>
            </>
          )}
          {hasFaces(cast) && <CastRow cast={cast} headingLevel={under} />}
          <MoreLikeThis title={title} headingLevel={under} isPage={place === 'page'} />
        </>
      }
    >
      {title.leavesAt && <Text strong><Until end={title.leavesAt} says="details.until" /></Text>}
      {title.tagline && <Text strong>{title.tagline}</Text>}
      <ExpandableText text={title.description} more={intl.formatMessage({ id: 'details.more' })} less={intl.formatMessage({ id: 'details.less' })} />
      {!isSeries && notes}
    </DetailsFrame>
  )
}

function MoreLikeThis({ title, headingLevel, isPage }: { title: Title; headingLevel: 2 | 3; isPage: boolean }) {
  const intl = useIntl()
  if (title.recommendations.length === 0) return null
  const heading = intl.formatMessage({ id: 'details.moreLikeThis' })
  return (
    <Stack gap={4}>
      <Heading level={headingLevel} size="section">
        {heading}
      </Heading>
      <CardGrid shape="landscape" label={heading} isAtEnd={isPage} hasFullRows>
        {title.recommendations.map((card) => (
          <TitleCard key={card.id} card={card} shape="landscape" />
        ))}
      </CardGrid>
    </Stack>
  )
}

const shortFacts = (title: Title, intl: IntlShape): string[] =>
  [...yearAndLength(title, intl), ...title.genres.slice(0, 2).map(({ name }) => name)]

/** `cast` is empty when the cast row shows it. */
function longFacts(title: Title, cast: Person[], intl: IntlShape, locale: Locale): { term: string; value: ReactNode }[] {
  const languages = (codes: string[]) => languageNames(codes, intl)
  const facts = [
    { term: intl.formatMessage({ id: 'details.cast' }), value: personLinks(cast, locale) },
    ...crewFacts(title.people, intl, locale),
    {
      term: intl.formatMessage({ id: 'details.ageRating' }),
      value: <><span lang="en">{title.ageRating}</span>{title.contentDescriptors.map((descriptor) => ` · ${descriptor}`)}</>,
    },
    { term: intl.formatMessage({ id: 'details.audio' }), value: [languages(title.audioLanguages), audioDescriptionIn(title.audioDescriptionLanguages, intl)].filter(Boolean).join(' · ') },
    { term: intl.formatMessage({ id: 'details.subtitles' }), value: languages(title.subtitleLanguages) },
    { term: intl.formatMessage({ id: 'details.signLanguage' }), value: signLanguageNames(title.signLanguages, intl) },
  ]
  return facts.flatMap(({ term, value }) => (value ? [{ term, value }] : []))
}

const mainJobs = { Director: 'director', Writer: 'writer', Producer: 'producer', Cinematographer: 'camera', Editor: 'editing', Music: 'music' } as const

/** The crew by job, main jobs first; a job without a translation keeps its name (CAT-51). */
function crewFacts(people: Person[], intl: IntlShape, locale: Locale): { term: string; value: ReactNode }[] {
  const jobs = new Set([...Object.keys(mainJobs), ...people.map(({ job }) => job)])
  jobs.delete(defaultJob)
  return Array.from(jobs, (job) => {
    const named = peopleWithJob(people, job)
    return { term: isMainJob(job) ? intl.formatMessage({ id: `details.${mainJobs[job]}` }, { count: named.length }) : job, value: personLinks(named, locale) }
  })
}

const isMainJob = (job: string): job is keyof typeof mainJobs => Object.hasOwn(mainJobs, job)

/** Empty without audio description. */
function audioDescriptionIn(codes: string[], intl: IntlShape): string {
  return codes.some(isKnownLanguage) ? intl.formatMessage({ id: 'details.audioDescriptionIn' }, { languages: languageNames(codes, intl) }) : ''
}

/** Own names, because `Intl.DisplayNames` differs between server and browsers. */
const signLanguageNames = (codes: string[], intl: IntlShape) =>
  codes.map((code) => (code === 'ins' ? intl.formatMessage({ id: 'languageName.ins' }) : code)).join(', ')

const languageNames = (codes: string[], intl: IntlShape) => codes.filter(isKnownLanguage).map((code) => languageName(code, intl)).join(', ')
