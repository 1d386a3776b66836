import { Avatar } from './avatar.tsx'
import { BrandMark } from './brand-mark.tsx'
import { Button } from './button.tsx'
import { Facts } from './facts.tsx'
import { Footer } from './footer.tsx'
import { Header, LanguageSwitch, SearchLink } from './header.tsx'
import { Hero } from './hero.tsx'
import { IconButton } from './icon-button.tsx'
import { PlayIcon, PlusIcon } from './icons.tsx'
import { Page } from './layout.tsx'
import { WideOnly } from './only.tsx'
import { MutedIcon } from './player-icons.tsx'
import { usePlaces } from './story-places.tsx'
import { TabBar } from './tab-bar.tsx'
import { aStill, useBrand, useWords } from './testing.ts'
import { SkipLink, Text } from './text.tsx'

export default {
  title: 'Navigation/Header',
  component: Header,
  subcomponents: { LanguageSwitch, SearchLink, BrandMark, SkipLink },
  parameters: { layout: 'fullscreen' },
}

function OtherLanguage() {
  const say = useWords()
  return <LanguageSwitch href="#language" lang={say('bn', 'en')} name={say('বাংলা', 'English')} />
}

function Top({ overHero, visitor }: { overHero?: boolean; visitor?: boolean }) {
  const brand = useBrand()
  const say = useWords()
  return (
    <Header
      brand={{ name: say(brand.name.en, brand.name.bn), href: '#home', mark: brand.mark }}
      navigation={{ label: say('Main', 'প্রধান'), items: usePlaces().slice(0, 3) }}
      overHero={overHero}
    >
      <SearchLink href="#search" label={say('Search', 'খুঁজুন')} />
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

function PlainFooter() {
  const brand = useBrand()
  const say = useWords()
  return (
    <Footer
      groups={[{ title: say('Help', 'সাহায্য'), links: [{ href: '#help', label: say('Help centre', 'সাহায্যকেন্দ্র') }] }]}
      note={say(`© 2026 ${brand.name.en}`, `© ২০২৬ ${brand.name.bn}`)}
    >
      <OtherLanguage />
    </Footer>
  )
}

export function OverAHero() {
  const say = useWords()
  return (
    <>
      <SkipLink>{say('Skip to the films', 'সরাসরি ছবিতে যান')}</SkipLink>
      <Top overHero />
      <main id="main"><Still /></main>
      <PlainFooter />
      <Tabs />
    </>
  )
}

export function Solid() {
  const say = useWords()
  return (
    <>
      <Top />
      <Page><Text>{say('A page without a hero.', 'বড় ছবি ছাড়া একটি পাতা।')}</Text></Page>
    </>
  )
}

export function ForVisitors() {
  return <Top visitor />
}
