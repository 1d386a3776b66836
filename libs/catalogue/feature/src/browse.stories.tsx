import type { Card } from '@ott/catalogue'
import { Button, PlayIcon, PlusIcon, RowStack } from '@ott/design-system'
import { useTranslate } from '@ott/design-system/testing'
import { BrowsePage } from './browse-page.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { ModuleRow } from './module-row.tsx'
import { PageSkeleton, RowSkeleton } from './page-skeleton.tsx'
import { cardsIn, movieIn } from './testing.tsx'
import { GenreList } from './genre-list.tsx'
import { GenrePage } from './genre-page.tsx'
import { TitleSummary } from './title-summary.tsx'

export default {
  title: 'Catalogue/Browsing',
  component: BrowsePage,
  subcomponents: { HeroCarousel, ModuleRow, TitleSummary, PageSkeleton, RowSkeleton, GenreList, GenrePage },
  parameters: { layout: 'fullscreen' },
}

function useModules() {
  const t = useTranslate()
  const cards = cardsIn(t)
  const [first] = cards
  const row = { seeAll: null, cards, kind: 'tray' as const }
  return [
    { ...row, id: 'hero', kind: 'hero' as const, title: '', orientation: 'landscape' as const, cards: first ? [{ ...first, notice: t('New film this week', 'এ সপ্তাহের নতুন সিনেমা'), tagline: t('One evening left before the bridge opens.', 'সেতু খোলার আগে শেষ একটা সন্ধে।') }] : [] },
    { ...row, id: 'new', title: t('New here', 'নতুন এসেছে'), orientation: 'portrait' as const, seeAll: '/movies' },
    { ...row, id: 'rain', title: t('After the rain', 'বৃষ্টির পরে'), orientation: 'landscape' as const },
    { ...row, id: 'top', kind: 'ranked' as const, title: t('Top 10 today', 'আজকের সেরা ১০'), orientation: 'portrait' as const },
  ]
}

export const WithHero = () => {
  const t = useTranslate()
  return (
    <BrowsePage
      heading={t('Home', 'হোম')}
      modules={useModules()}
      heroActions={() => (
        <>
          <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{t('Watch Now', 'এখনই দেখুন')}</Button>
          <Button size="lg" icon={<PlusIcon />}>{t('Watchlist', 'আমার তালিকা')}</Button>
        </>
      )}
    />
  )
}

export const WithHeroCarousel = () => {
  const t = useTranslate()
  const cards = cardsIn(t).slice(0, 4)
  return (
    <BrowsePage
      heading={t('Home', 'হোম')}
      modules={useModules()}
      heroActions={() => <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{t('Watch Now', 'এখনই দেখুন')}</Button>}
      heroCarousel={({ show, onStage }) => <HeroCarousel show={show} onStage={onStage} label={t('Featured', 'বাছাই')} cards={cards} isBusy isPlaying={false} isStopped={false} onPlay={() => {}} />}
    />
  )
}

export const WithoutHero = () => <BrowsePage heading={useTranslate()('Movies', 'সিনেমা')} modules={useModules().slice(1)} />

export const Loading = () => <PageSkeleton content="hero" />

export const LoadingWithoutHero = () => <PageSkeleton content="rows" />

export const LoadingText = () => <PageSkeleton content="text" />

export const LeavingSoon = () => {
  const t = useTranslate()
  const cards = cardsIn(t).map((card, at) => ({ ...card, leavesAt: new Date(Date.UTC(2026, 10, 27 + at)) }))
  return <RowStack><ModuleRow module={{ id: 'leaving', kind: 'tray', title: t('Leaving soon', 'শিগগিরই সরে যাবে'), orientation: 'landscape', seeAll: null, cards }} /></RowStack>
}

export const ComingSoon = () => {
  const t = useTranslate()
  const cards = cardsIn(t).map((card, at) => ({ ...card, badge: 'comingSoon' as const, releasesAt: new Date(Date.UTC(2026, 10, 27 + at)) }))
  return <RowStack><ModuleRow module={{ id: 'coming', kind: 'tray', title: t('Coming soon', 'শিগগিরই আসছে'), orientation: 'portrait', seeAll: null, cards }} /></RowStack>
}

export const BecauseYouWatched = () => {
  const t = useTranslate()
  const title = t('Because you watched The Last Ferry', '“শেষ খেয়া” দেখেছেন বলে')
  return <RowStack><ModuleRow module={{ id: 'because', kind: 'tray', title, orientation: 'landscape', seeAll: null, cards: cardsIn(t).slice(1) }} /></RowStack>
}

/** The hover card of a title. */
export const Short = () => (
  <div style={{ display: 'grid', gap: '8px', width: '300px' }}>
    <TitleSummary title={movieIn(useTranslate(), { audioDescriptionLanguages: ['en'], signLanguages: ['ins'] })} />
  </div>
)

export const RowLoading = () => <RowStack><RowSkeleton shape="landscape" /></RowStack>

/** A genre as its URL asks for it. */
function Genre({ cards, total = cards.length, chosen = [] }: { cards: Card[]; total?: number; chosen?: number[] }) {
  const t = useTranslate()
  const choices = (labels: string[], from: number) => labels.map((label, at) => ({ label, href: `#${label}`, isChosen: chosen.includes(from + at) }))
  return (
    <GenrePage
      heading={t('Drama', 'ড্রামা')}
      cards={cards}
      total={total}
      sorts={choices([t('Popular', 'জনপ্রিয়'), t('Newest', 'নতুন'), t('A–Z', 'বর্ণানুক্রমে')], 0)}
      filters={choices([t('English audio', 'ইংরেজি অডিও'), t('Bengali audio', 'বাংলা অডিও'), t('Free', 'বিনামূল্যে')], 3)}
      allHref="#all"
    />
  )
}

export const OneGenre = () => <Genre cards={cardsIn(useTranslate())} total={31} chosen={[0]} />
export const GenreFiltered = () => <Genre cards={cardsIn(useTranslate()).slice(0, 2)} chosen={[2, 4, 5]} />
export const GenreNoMatches = () => <Genre cards={[]} chosen={[0, 5]} />

export const AllGenres = () => {
  const t = useTranslate()
  const names = [t('Drama', 'ড্রামা'), t('Thriller', 'থ্রিলার'), t('Science fiction', 'কল্পবিজ্ঞান'), t('Music', 'সংগীত'), t('Documentary', 'তথ্যচিত্র'), t('Children', 'ছোটদের')]
  return <GenreList heading={t('Genres', 'ঘরানা')} genres={names.map((name, at) => ({ slug: `${at}`, name, titleCount: at * 7 + 1, posters: cardsIn(t).slice(at, at + 3).map(({ pictures }) => pictures.portrait) }))} />
}
