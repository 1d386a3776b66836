import { brand } from '@ott/brand'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { Facts } from './facts.tsx'
import { Footer } from './footer.tsx'
import { Header, LanguageSwitch } from './header.tsx'
import { Hero } from './hero.tsx'
import { IconButton } from './icon-button.tsx'
import { BookmarkIcon, SearchIcon } from './dialog-icons.tsx'
import { FilmIcon, HomeIcon, PlayIcon, PlusIcon, TvIcon } from './icons.tsx'
import { MutedIcon } from './player-icons.tsx'
import { WideOnly } from './only.tsx'
import { TabBar } from './tab-bar.tsx'
import { aStill, useWords } from './testing.ts'
import { SkipLink, Text } from './text.tsx'
import { Page } from './layout.tsx'

export default { title: 'Page/Frame', parameters: { layout: 'fullscreen' } }

function usePlaces() {
  const say = useWords()
  return [
    { href: '#home', label: say('Home', 'হোম'), current: true, icon: <HomeIcon /> },
    { href: '#movies', label: say('Movies', 'সিনেমা'), icon: <FilmIcon /> },
    { href: '#shows', label: say('Shows', 'সিরিজ'), icon: <TvIcon /> },
    { href: '#search', label: say('Search', 'খুঁজুন'), icon: <SearchIcon /> },
    { href: '#mine', label: say('My list', 'আমার তালিকা'), icon: <BookmarkIcon /> },
  ]
}

function OtherLanguage() {
  const say = useWords()
  return <LanguageSwitch href="#language" lang={say('bn', 'en')} name={say('বাংলা', 'English')} />
}

function Top({ overHero, visitor }: { overHero?: boolean; visitor?: boolean }) {
  const say = useWords()
  return (
    <Header
      brand={{ name: say(brand.name.en, brand.name.bn), href: '#home' }}
      navigation={{ label: say('Main', 'প্রধান'), items: usePlaces().slice(0, 3) }}
      overHero={overHero}
    >
      <IconButton variant="tertiary" size="sm" label={say('Search', 'খুঁজুন')} icon={<SearchIcon />} href="#search" />
      <WideOnly><OtherLanguage /></WideOnly>
      {visitor ? (
        <Button variant="primary" size="sm" href="#login">{say('Login', 'লগইন')}</Button>
      ) : (
        <>
          <WideOnly><Button size="sm" href="#plans">{say('Plans', 'প্ল্যান')}</Button></WideOnly>
          <Avatar name={say('Mim', 'মিম')} locale={say('en', 'bn')} />
        </>
      )}
    </Header>
  )
}

function Still({ notice = true, long = false }) {
  const say = useWords()
  return (
    <Hero
      title={long
        ? say('The house of nine windows and the boatman who counted them', 'নয় জানালার বাড়ি আর যে মাঝি রোজ জানালা গুনত')
        : say('The Last Ferry', 'শেষ খেয়া')}
      pictureSrc={aStill(345)}
      notice={notice ? say('New film this week', 'এ সপ্তাহের নতুন ছবি') : undefined}
      facts={<Facts badge="U/A 13+" facts={[say('2026', '২০২৬'), say('1 h 52 min', '১ ঘণ্টা ৫২ মিনিট'), say('Drama', 'ড্রামা')]} />}
      description={say(
        'A boatman has one evening left before the bridge opens. Everyone he has ever carried wants to cross once more.',
        'সেতু খুলে যাওয়ার আগে মাঝির হাতে আছে একটাই সন্ধ্যা। যাদের সে এতকাল পার করেছে, তারা সবাই আর একবার ওপারে যেতে চায়।',
      )}
      actions={(
        <>
          <Button variant="primary" size="lg" href="#watch" icon={<PlayIcon />}>{say('Resume', 'চালিয়ে যান')}</Button>
          <Button size="lg" icon={<PlusIcon />}>{say('Watch list', 'পরে দেখব')}</Button>
        </>
      )}
      corner={<IconButton label={say('Unmute', 'শব্দ চালু করুন')} icon={<MutedIcon />} />}
    />
  )
}

function Tabs() {
  return <TabBar label={useWords()('Places', 'জায়গা')} items={usePlaces()} />
}

export function HomePage() {
  const say = useWords()
  return (
    <>
      <SkipLink>{say('Skip to the films', 'সরাসরি ছবিতে যান')}</SkipLink>
      <Top overHero />
      <main id="main"><Still /></main>
      <PageFooter />
      <Tabs />
    </>
  )
}

export function HeroWithLongTitle() {
  return <Still long notice={false} />
}

export function SolidHeader() {
  const say = useWords()
  return (
    <>
      <Top />
      <Page><Text>{say('A page without a hero.', 'বড় ছবি ছাড়া একটি পাতা।')}</Text></Page>
    </>
  )
}

export function HeaderForVisitors() {
  return <Top visitor />
}

export function TabsOfAPhone() {
  return <Tabs />
}

export function PageFooter() {
  const say = useWords()
  return (
    <Footer
      groups={[
        { title: say('Watch', 'দেখুন'), links: [{ href: '#movies', label: say('Movies', 'সিনেমা') }, { href: '#shows', label: say('Shows', 'সিরিজ') }] },
        { title: say('Help', 'সাহায্য'), links: [{ href: '#help', label: say('Help centre', 'সাহায্যকেন্দ্র') }, { href: '#gift', label: say('Redeem gift code', 'গিফট কোড') }] },
        { title: say('Legal', 'আইনি'), links: [{ href: '#terms', label: say('Terms', 'শর্তাবলি') }, { href: '#privacy', label: say('Privacy policy', 'গোপনীয়তা নীতি') }] },
      ]}
      note={say(`© 2026 ${brand.name.en}. Films and series from Bengal and beyond.`, `© ২০২৬ ${brand.name.bn}। বাংলা ও তার বাইরের সিনেমা আর সিরিজ।`)}
    >
      <OtherLanguage />
    </Footer>
  )
}
