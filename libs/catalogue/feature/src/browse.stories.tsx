import { Button, PlayIcon, PlusIcon, RowStack } from '@ott/design-system'
import { useTranslate } from '@ott/design-system/testing'
import { BrowsePage } from './browse-page.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { ModuleRow } from './module-row.tsx'
import { PageSkeleton, RowSkeleton } from './page-skeleton.tsx'
import { cardsIn, movieIn } from './testing.tsx'
import { GenreList } from './genre-list.tsx'
import { TitleGrid } from './title-grid.tsx'
import { TitleSummary } from './title-summary.tsx'

export default {
  title: 'Catalogue/Browsing',
  component: BrowsePage,
  subcomponents: { HeroCarousel, ModuleRow, TitleSummary, PageSkeleton, RowSkeleton, TitleGrid, GenreList },
  parameters: { layout: 'fullscreen' },
}

function useModules() {
  const say = useTranslate()
  const cards = cardsIn(say)
  const [first] = cards
  const row = { seeAll: null, cards, kind: 'tray' as const }
  return [
    { ...row, id: 'hero', kind: 'hero' as const, title: '', orientation: 'landscape' as const, cards: first ? [{ ...first, notice: say('New film this week', 'এ সপ্তাহের নতুন ছবি'), tagline: say('One evening left before the bridge opens.', 'সেতু খোলার আগে শেষ একটা সন্ধে।') }] : [] },
    { ...row, id: 'new', title: say('New here', 'নতুন এসেছে'), orientation: 'portrait' as const, seeAll: '/movies' },
    { ...row, id: 'rain', title: say('After the rain', 'বৃষ্টির পরে'), orientation: 'landscape' as const },
    { ...row, id: 'top', kind: 'ranked' as const, title: say('Top 10 today', 'আজকের সেরা ১০'), orientation: 'portrait' as const },
  ]
}

export const WithHero = () => {
  const say = useTranslate()
  return (
    <BrowsePage
      heading={say('Home', 'হোম')}
      modules={useModules()}
      heroActions={() => (
        <>
          <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{say('Watch Now', 'এখনই দেখুন')}</Button>
          <Button size="lg" icon={<PlusIcon />}>{say('Watchlist', 'আমার তালিকা')}</Button>
        </>
      )}
    />
  )
}

export const WithHeroesThatTakeTurns = () => {
  const say = useTranslate()
  const cards = cardsIn(say).slice(0, 4)
  return (
    <BrowsePage
      heading={say('Home', 'হোম')}
      modules={useModules()}
      heroActions={() => <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{say('Watch Now', 'এখনই দেখুন')}</Button>}
      heroCarousel={({ show, onStage }) => <HeroCarousel show={show} onStage={onStage} label={say('Featured', 'বাছাই')} cards={cards} isBusy />}
    />
  )
}

export const WithoutHero = () => <BrowsePage heading={useTranslate()('Movies', 'সিনেমা')} modules={useModules().slice(1)} />

export const Loading = () => <PageSkeleton />

export const LeavingSoon = () => {
  const say = useTranslate()
  const cards = cardsIn(say).map((card, at) => ({ ...card, leavesAt: new Date(Date.UTC(2026, 10, 27 + at)) }))
  return <RowStack><ModuleRow module={{ id: 'leaving', kind: 'tray', title: say('Leaving soon', 'আর কিছুদিন আছে'), orientation: 'landscape', seeAll: null, cards }} /></RowStack>
}

export const ComingSoon = () => {
  const say = useTranslate()
  const cards = cardsIn(say).map((card, at) => ({ ...card, badge: 'comingSoon' as const, releasesAt: new Date(Date.UTC(2026, 10, 27 + at)) }))
  return <RowStack><ModuleRow module={{ id: 'coming', kind: 'tray', title: say('Coming soon', 'শিগগিরই আসছে'), orientation: 'portrait', seeAll: null, cards }} /></RowStack>
}

export const BecauseSomethingWasWatched = () => {
  const say = useTranslate()
  const title = say('Because you watched The Last Ferry', '“শেষ খেয়া” দেখেছেন বলে')
  return <RowStack><ModuleRow module={{ id: 'because', kind: 'tray', title, orientation: 'landscape', seeAll: null, cards: cardsIn(say).slice(1) }} /></RowStack>
}

/** The hover card of a title. */
export const InShort = () => (
  <div style={{ display: 'grid', gap: '8px', width: '300px' }}>
    <TitleSummary title={movieIn(useTranslate(), { audioDescriptionLanguages: ['en'], signLanguages: ['ins'] })} />
  </div>
)

export const ARowOnItsWay = () => <RowStack><RowSkeleton shape="landscape" /></RowStack>

export const OfOneKind = () => {
  const say = useTranslate()
  return <TitleGrid heading={say('Drama', 'ড্রামা')} cards={cardsIn(say)} />
}

export const AllGenres = () => {
  const say = useTranslate()
  const names = [say('Drama', 'ড্রামা'), say('Thriller', 'থ্রিলার'), say('Science fiction', 'কল্পবিজ্ঞান'), say('Music', 'সংগীত'), say('Documentary', 'তথ্যচিত্র'), say('Children', 'ছোটদের')]
  return <GenreList heading={say('Genres', 'ঘরানা')} genres={names.map((name, at) => ({ slug: `${at}`, name }))} />
}
