import type { PersonId } from '@ott/catalogue'
import { anEpisode, aSeason } from '@ott/catalogue/testing'
import { BellIcon, Button, IconButton, Inline, PlayIcon, PlusIcon } from '@ott/design-system'
import { useTranslate } from '@ott/design-system/testing'
import { DetailsPlaceholder } from './details-placeholder.tsx'
import { Details } from './details.tsx'
import { SeasonParamContext } from './season-param-context.ts'
import { ShareButton } from './share-button.tsx'
import { movieIn, seriesIn } from './testing.tsx'

export default {
  title: 'Catalogue/Details',
  component: Details,
  subcomponents: { DetailsPlaceholder, ShareButton },
  parameters: { layout: 'fullscreen' },
}

const now = new Date('2026-11-21T12:00:00Z')

function useActions(name: string) {
  const t = useTranslate()
  return (
    <>
      <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{t('Watch Now', 'এখনই দেখুন')}</Button>
      <IconButton label={t('Watchlist', 'আমার তালিকা')} icon={<PlusIcon />} size="lg" />
      <ShareButton titleName={name} onShare={() => undefined} />
    </>
  )
}

function MovieDetails({ place }: { place: 'page' | 'dialog' }) {
  const title = movieIn(useTranslate())
  return <Details title={title} place={place} now={now} timeZone="Asia/Kolkata" actions={useActions(title.title)} />
}

export const MovieAsPage = () => <MovieDetails place="page" />
export const MovieInDialog = () => <MovieDetails place="dialog" />

/** Until the details load: the card's facts over the card's picture. */
export const Loading = () => {
  const card = movieIn(useTranslate())
  return <DetailsPlaceholder card={card} place="dialog" blurSrc={card.pictures.portrait} />
}

export const Series = () => {
  const title = seriesIn(useTranslate())
  return (
    <Details
      title={title}
      place="page"
      now={now}
      timeZone="Asia/Kolkata"
      actions={useActions(title.title)}
      episodeState={({ id, number }) => ({ share: [1, 0.4][number - 1] ?? null, ...(number === 2 && { secondsLeft: 1770 }), href: `#${id}` })}
    />
  )
}

/** The user watches a named season with additional cast. */
export const SeasonWithName = () => {
  const t = useTranslate()
  const title = seriesIn(t)
  const joining = { id: 'p9' as PersonId, name: t('Rafi Sen', 'রাফি সেন'), job: 'Actor' }
  const seasons = title.seasons.map((season) => (season.number === 2 ? { ...season, title: t('The Return', 'ফেরা'), people: [joining] } : season))
  return <Details title={{ ...title, seasons }} place="page" now={now} timeZone="Asia/Kolkata" actions={useActions(title.title)} currentSeason={2} />
}

/** The URL selects the specials, which follow all seasons. */
export const Specials = () => {
  const t = useTranslate()
  const title = seriesIn(t)
  const specials = aSeason(0, [anEpisode(1, { title: t('How the depot was built', 'ডিপো তৈরির গল্প'), picture: title.pictures.landscape, runLengthSeconds: 900 })])
  return (
    <SeasonParamContext value={0}>
      <Details title={{ ...title, seasons: [specials, ...title.seasons] }} place="page" now={now} timeZone="Asia/Kolkata" actions={useActions(title.title)} />
    </SeasonParamContext>
  )
}

/** Only the first episode is started; the descriptions of the others are hidden as spoilers. */
export const SpoilersHidden = () => {
  const title = seriesIn(useTranslate())
  return (
    <Details
      title={title}
      place="page"
      now={now}
      timeZone="Asia/Kolkata"
      actions={useActions(title.title)}
      episodeState={({ id, number }) => ({ share: number === 1 ? 0.4 : null, ...(number === 1 && { secondsLeft: 1770 }), href: `#${id}`, cover: number === 1 ? 'open' : 'covered' })}
    />
  )
}

/** The cast with portraits, one of them without a picture. */
export const CastWithFaces = () => {
  const t = useTranslate()
  const title = movieIn(t)
  const people = title.people.map((person, at) => (at === 1 ? person : { ...person, portrait: face }))
  return <Details title={{ ...title, people }} place="page" now={now} timeZone="Asia/Kolkata" actions={useActions(title.title)} />
}

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><path fill="#7c2f35" d="M0 0h320v320H0z"/><circle cx="160" cy="140" r="120" fill="#ff9d5c" opacity=".6"/>' +
    '<path fill="#23365f" d="M20 330c0-70 60-90 140-90s140 20 140 90z"/><circle cx="160" cy="150" r="66" fill="#bb8255"/><path fill="#1c1110" d="M94 150a66 66 0 0 1 132 0c-30-40-100-40-132 0z"/></svg>',
)}`

function UnreleasedDetails({ hasReminder }: { hasReminder: boolean }) {
  const t = useTranslate()
  const title = movieIn(t, { releasesAt: new Date('2026-12-18T00:00:00Z'), isStreamable: false })
  const actions = (
    <>
      <Button size="lg" disabled>{t('Releasing on 18 December 2026', 'মুক্তি পাবে ১৮ ডিসেম্বর, ২০২৬')}</Button>
      <Inline gap={3}>
        <IconButton label={t('Watchlist', 'আমার তালিকা')} icon={<PlusIcon />} size="lg" />
        <ShareButton titleName={title.title} onShare={() => undefined} />
      </Inline>
    </>
  )
  const reminder = hasReminder ? <Button size="lg" icon={<BellIcon />}>{t('Notify me', 'মুক্তি পেলে জানান')}</Button> : <></>
  return <Details title={title} place="page" now={now} timeZone="Asia/Kolkata" actions={actions} reminder={reminder} />
}

export const Unreleased = () => <UnreleasedDetails hasReminder />

/** The space of the button is reserved. */
export const ReminderLoading = () => <UnreleasedDetails hasReminder={false} />

export const LeavingSoon = () => {
  const title = movieIn(useTranslate(), { leavesAt: new Date('2026-11-28T18:30:00Z') })
  return <Details title={title} place="page" now={now} timeZone="Asia/Kolkata" actions={useActions(title.title)} />
}

/** Audio description in two languages. */
export const WithDescription = () => {
  const title = movieIn(useTranslate(), { audioDescriptionLanguages: ['en', 'bn'] })
  return <Details title={title} place="page" now={now} timeZone="Asia/Kolkata" actions={useActions(title.title)} />
}

function Interpreted({ signLanguages }: { signLanguages: string[] }) {
  const title = movieIn(useTranslate(), { signLanguages })
  return <Details title={title} place="page" now={now} timeZone="Asia/Kolkata" actions={useActions(title.title)} />
}

/** A sign language interpreter is in the picture. */
export const InSignLanguage = () => <Interpreted signLanguages={['ins']} />
export const InAnotherSignLanguage = () => <Interpreted signLanguages={['bfi']} />
export const InSeveralSignLanguages = () => <Interpreted signLanguages={['ins', 'ase', 'bfi']} />

/** No credits, no tags, no similar titles. */
export const FewDetails = () => {
  const t = useTranslate()
  const title = movieIn(t, { people: [], tags: [], recommendations: [], tagline: '', description: t('A film.', 'একটি ছবি।') })
  return <Details title={title} place="page" now={now} timeZone="Asia/Kolkata" actions={null} />
}
