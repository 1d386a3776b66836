import { Avatar } from './avatar.tsx'
import { BrandMark } from './brand-mark.tsx'
import { Button } from './button.tsx'
import { Header, LanguageSwitch, SearchLink } from './header.tsx'
import { Hero } from './hero.tsx'
import { Page } from './layout.tsx'
import { WideOnly } from './only.tsx'
import { usePlaces } from './story-places.tsx'
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
      navigation={{ label: say('Main', 'প্রধান'), items: [...usePlaces().slice(0, 3), { href: '#genres', label: say('Genres', 'ঘরানা') }] }}
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

export function OverAHero() {
  const say = useWords()
  return (
    <>
      <SkipLink>{say('Skip to the films', 'সরাসরি ছবিতে যান')}</SkipLink>
      <Top overHero />
      <main id="main"><Hero title={say('The Last Ferry', 'শেষ খেয়া')} pictureSrc={aStill(345)} /></main>
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
