import { peopleWithJob, signsOf } from '@ott/catalogue'
import type { Person, PlacedEpisode, RowCard, Title } from '@ott/catalogue'
import { Badge, CardGrid, Chip, Chips, DetailsFrame, ExpandableText, FactLine, FactList, Heading, Inline, Link, Skeleton, Stack, Text } from '@ott/design-system'
import { formatLength, formatNumber, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { CastRow, hasFaces } from './cast-row.tsx'
import { EpisodeList } from './episode-list.tsx'
import type { EpisodeState } from './episode-list.tsx'
import * as styles from './late-places.css.ts'
import { Signs } from './signs.tsx'
import { shortFacts as factsOfCard, TitleCard } from './title-card.tsx'
import { useLocale } from './use-locale.ts'

export type DetailsProps = {
  title: Title
  /** Over a page or as one: the same content. */
  place: 'dialog' | 'page'
  /** A small picture of it that is here already. */
  blurSrc?: string
  now: Date
  /** The service's zone, for dates. */
  timeZone: string
  /** The watch button and what stands beside it. */
  actions: ReactNode
  /** What moves over its still, and in the corner what stops it. */
  preview?: ReactNode
  corner?: ReactNode
  /** What asks to be told when it is out; its place is kept while it is on its way. */
  reminder?: ReactNode
  /** How the viewer finds it; its place is kept as well. */
  rating?: ReactNode
  episodeState?: (episode: PlacedEpisode) => EpisodeState
  onEpisodeIntent?: (episode: PlacedEpisode) => void
}

const lettersOfStory = 280

/** All there is to say about a title. */
export function Details({ title, place, blurSrc, now, timeZone, actions, preview, corner, reminder, rating, episodeState, onEpisodeIntent }: DetailsProps) {
  const intl = useIntl()
  const locale = useLocale()
  const level = levelIn(place)
  const under = place === 'dialog' ? 3 : 2
  const cast = peopleWithJob(title.people, 'Actor')
  return (
    <DetailsFrame
      place={place}
      title={title.title}
      titleLevel={level}
      pictureSrc={title.pictures.hero ?? title.pictures.landscape}
      tallPictureSrc={title.pictures.tall}
      blurSrc={blurSrc}
      facts={<FactLine badge={title.ageRating} facts={shortFacts(title, intl, locale)} />}
      actions={reminder ? <>{actions}<div className={styles.reminder}>{reminder}</div></> : actions}
      preview={preview}
      corner={corner}
      aside={<FactList facts={longFacts(title, hasFaces(cast) ? [] : cast, intl, locale)} />}
      below={
        <>
          {title.type === 'series' && (
            <EpisodeList title={title} now={now} timeZone={timeZone} headingLevel={under} state={episodeState} onIntent={onEpisodeIntent} />
          )}
          {hasFaces(cast) && <CastRow cast={cast} headingLevel={under} />}
          <MoreLikeThis title={title} headingLevel={under} />
        </>
      }
    >
      {title.tagline && <Text strong>{title.tagline}</Text>}
      <Marks title={title} />
      <ExpandableText
        text={title.description}
        limit={lettersOfStory}
        more={intl.formatMessage({ id: 'details.more' })}
        less={intl.formatMessage({ id: 'details.less' })}
      />
      {title.tags.length > 0 && (
        <Chips>
          {title.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </Chips>
      )}
      {rating && <div className={styles.rating}>{rating}</div>}
    </DetailsFrame>
  )
}

/** What a card says of a title, in the place of its details while they are on their way. */
export function DetailsGlimpse({ card, place, blurSrc }: { card: RowCard } & Pick<DetailsProps, 'place' | 'blurSrc'>) {
  return (
    <DetailsFrame
      place={place}
      title={card.title}
      titleLevel={levelIn(place)}
      blurSrc={blurSrc}
      facts={<FactLine facts={factsOfCard(card, useLocale())} />}
      actions={<><Skeleton shape="button" /><Skeleton shape="button" /></>}
    >
      <Skeleton shape="heading" />
      <Skeleton shape="line" />
      <Skeleton shape="shortLine" />
    </DetailsFrame>
  )
}

/** In a dialog the dialog's own title is the first heading. */
const levelIn = (place: DetailsProps['place']) => (place === 'dialog' ? 2 : 1)

/** That there are subtitles, descriptions and interpreters, and in which languages it speaks. */
function Marks({ title }: { title: Title }) {
  const intl = useIntl()
  const { audioLanguages } = title
  const signs = signsOf(title)
  if (signs.length + audioLanguages.length === 0) return null
  return (
    <Inline gap={2}>
      <Signs signs={signs} />
      {audioLanguages.map((code) => (
        <Badge key={code}>{intl.formatMessage({ id: 'details.audioIn' }, { language: languageName(code, intl) })}</Badge>
      ))}
    </Inline>
  )
}

function MoreLikeThis({ title, headingLevel }: { title: Title; headingLevel: 2 | 3 }) {
  const intl = useIntl()
  if (title.recommendations.length === 0) return null
  const heading = intl.formatMessage({ id: 'details.moreLikeThis' })
  return (
    <Stack gap={4}>
      <Heading level={headingLevel} size="tray">
        {heading}
      </Heading>
      <CardGrid shape="landscape" label={heading}>
        {title.recommendations.map((card) => (
          <TitleCard key={card.id} card={card} shape="landscape" />
        ))}
      </CardGrid>
    </Stack>
  )
}

function shortFacts(title: Title, intl: IntlShape, locale: Locale): string[] {
  const seasons = title.seasons.filter(({ number }) => number > 0).length
  return [
    ...title.contentDescriptors,
    ...(title.year === null ? [] : [formatNumber(title.year, locale, true)]),
    ...(title.runLengthSeconds === null ? [] : [formatLength(title.runLengthSeconds, locale)]),
    ...(seasons > 0 ? [intl.formatMessage({ id: 'details.seasonOf' }, { count: seasons })] : []),
    ...title.genres.slice(0, 2).map(({ name }) => name),
  ]
}

/** `cast`: of whom there is no row of faces. */
function longFacts(title: Title, cast: Person[], intl: IntlShape, locale: Locale): { term: string; value: ReactNode }[] {
  const names = (job: string) => peopleWithJob(title.people, job)
  const [directors, writers, composers] = ['Director', 'Writer', 'Music'].map(names)
  const languages = (codes: string[]) => languageNames(codes, intl)
  const facts = [
    { term: intl.formatMessage({ id: 'details.cast' }), value: linked(cast, locale) },
    { term: intl.formatMessage({ id: 'details.director' }, { count: directors?.length ?? 0 }), value: linked(directors, locale) },
    { term: intl.formatMessage({ id: 'details.writer' }, { count: writers?.length ?? 0 }), value: linked(writers, locale) },
    { term: intl.formatMessage({ id: 'details.music' }), value: linked(composers, locale) },
    {
      term: intl.formatMessage({ id: 'details.ageRating' }),
      value: <FactLine facts={[title.ageRating, ...title.contentDescriptors]} />,
    },
    { term: intl.formatMessage({ id: 'details.audio' }), value: [languages(title.audioLanguages), describedIn(title.audioDescriptionLanguages, intl)].filter(Boolean).join(' · ') },
    { term: intl.formatMessage({ id: 'details.subtitles' }), value: languages(title.subtitleLanguages) },
    { term: intl.formatMessage({ id: 'details.signLanguage' }), value: signLanguageNames(title.signLanguages, intl) },
  ]
  return facts.flatMap(({ term, value }) => (value ? [{ term, value }] : []))
}

/** Names in a row, each leading to its owner's page; null for nobody. */
function linked(people: Person[] | undefined, locale: Locale): ReactNode {
  if (!people?.length) return null
  return people.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link href={localePath(locale, `/people/${id}`)}>{name}</Link>
    </Fragment>
  ))
}

/** Nothing where there is no description. */
function describedIn(codes: string[], intl: IntlShape): string {
  return codes.length > 0 ? intl.formatMessage({ id: 'details.describedIn' }, { languages: languageNames(codes, intl) }) : ''
}

/** Servers have names for more of them than browsers, and a page says the same on both. */
const signLanguageNames = (codes: string[], intl: IntlShape) =>
  codes.map((code) => (code === 'ins' ? intl.formatMessage({ id: 'languageName.ins' }) : code)).join(', ')

const languageNames = (codes: string[], intl: IntlShape) => codes.map((code) => languageName(code, intl)).join(', ')

function languageName(code: string, intl: IntlShape): string {
  if (code === 'en' || code === 'bn') return intl.formatMessage({ id: `languageName.${code}` })
  return intl.formatDisplayName(code, { type: 'language' }) ?? code
}
