import { Button, PlayIcon, PlusIcon, TrayStack } from '@ott/design-system'
import { useWords } from '@ott/design-system/testing'
import { BrowsePage } from './browse-page.tsx'
import { HeroTurns } from './hero-carousel.tsx'
import { ModuleRow } from './module-row.tsx'
import { PageSkeleton, RowSkeleton } from './page-skeleton.tsx'
import { cardsIn, movieIn } from './testing.tsx'
import { GenreList } from './genre-list.tsx'
import { TitleGrid } from './title-grid.tsx'
import { TitleInShort } from './title-summary.tsx'

export default {
  title: 'Catalogue/Browsing',
  component: BrowsePage,
  subcomponents: { HeroTurns, ModuleRow, TitleInShort, PageSkeleton, RowSkeleton, TitleGrid, GenreList },
  parameters: { layout: 'fullscreen' },
}

function useModules() {
  const say = useWords()
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
  const say = useWords()
  return (
    <BrowsePage
      heading={say('Home', 'হোম')}
      modules={useModules()}
      heroActions={() => (
        <>
          <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{say('Watch Now', 'এখনই দেখুন')}</Button>
          <Button size="lg" icon={<PlusIcon />}>{say('Watch list', 'পরে দেখব')}</Button>
        </>
      )}
    />
  )
}

export const WithHeroesThatTakeTurns = () => {
  const say = useWords()
  const cards = cardsIn(say).slice(0, 4)
  return (
    <BrowsePage
      heading={say('Home', 'হোম')}
      modules={useModules()}
      heroActions={() => <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{say('Watch Now', 'এখনই দেখুন')}</Button>}
      heroTurns={({ show, onStage }) => <HeroTurns show={show} onStage={onStage} label={say('Featured', 'বাছাই')} cards={cards} isBusy />}
    />
  )
}

export const WithoutHero = () => <BrowsePage heading={useWords()('Movies', 'সিনেমা')} modules={useModules().slice(1)} />

export const Loading = () => <PageSkeleton />

export const LeavingSoon = () => {
  const say = useWords()
  const cards = cardsIn(say).map((card, at) => ({ ...card, leavesAt: new Date(Date.UTC(2026, 10, 27 + at)) }))
  return <TrayStack><ModuleRow module={{ id: 'leaving', kind: 'tray', title: say('Leaving soon', 'আর কিছুদিন আছে'), orientation: 'landscape', seeAll: null, cards }} /></TrayStack>
}

export const ComingSoon = () => {
  const say = useWords()
  const cards = cardsIn(say).map((card, at) => ({ ...card, badge: 'comingSoon' as const, releasesAt: new Date(Date.UTC(2026, 10, 27 + at)) }))
  return <TrayStack><ModuleRow module={{ id: 'coming', kind: 'tray', title: say('Coming soon', 'শিগগিরই আসছে'), orientation: 'portrait', seeAll: null, cards }} /></TrayStack>
}

export const BecauseSomethingWasWatched = () => {
  const say = useWords()
  const title = say('Because you watched The Last Ferry', '“শেষ খেয়া” দেখেছেন বলে')
  return <TrayStack><ModuleRow module={{ id: 'because', kind: 'tray', title, orientation: 'landscape', seeAll: null, cards: cardsIn(say).slice(1) }} /></TrayStack>
}

/** What a card that is lifted says of its title. */
export const InShort = () => (
  <div style={{ display: 'grid', gap: '8px', width: '300px' }}>
    <TitleInShort title={movieIn(useWords(), { audioDescriptionLanguages: ['en'], signLanguages: ['ins'] })} />
  </div>
)

export const ARowOnItsWay = () => <TrayStack><RowSkeleton shape="landscape" /></TrayStack>

export const OfOneKind = () => {
  const say = useWords()
  return <TitleGrid heading={say('Drama', 'ড্রামা')} cards={cardsIn(say)} />
}

export const AllGenres = () => {
  const say = useWords()
  const names = [say('Drama', 'ড্রামা'), say('Thriller', 'থ্রিলার'), say('Science fiction', 'কল্পবিজ্ঞান'), say('Music', 'সংগীত'), say('Documentary', 'তথ্যচিত্র'), say('Children', 'ছোটদের')]
  return <GenreList heading={say('Genres', 'ঘরানা')} genres={names.map((name, at) => ({ slug: `${at}`, name }))} />
}
