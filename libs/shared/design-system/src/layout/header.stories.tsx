import { brand } from '@ott/brand'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../cards/avatar.tsx'
import { BrandMark } from '../typography/brand-mark.tsx'
import { Button } from '../forms/button.tsx'
import { Header } from './header.tsx'
import type { HeaderProps } from './header.tsx'
import { Hero } from '../cards/hero.tsx'
import { LanguageSwitch } from '../navigation/locale-switch.tsx'
import { SearchLink } from '../navigation/search-link.tsx'
import { Page } from './layout.tsx'
import { WideOnly } from './responsive-visibility.tsx'
import { usePlaces } from './story-layout.tsx'
import { aStill, useTranslate } from '../testing.ts'
import { SkipLink, Text } from '../typography/text.tsx'

export default {
  title: 'Navigation/Header',
  component: Header,
  subcomponents: { LanguageSwitch, SearchLink, BrandMark, SkipLink },
  parameters: { layout: 'fullscreen' },
}

export const Playground = {
  args: { overHero: false, isVisitor: false },
  argTypes: { isVisitor: { description: 'Whether nobody is signed in.' } },
  render: (choice: Choice) => <Top {...choice} />,
}

type Choice = Partial<HeaderProps> & { isVisitor?: boolean }

function OtherLanguage() {
  const t = useTranslate()
  return <LanguageSwitch href="#language" lang={t('bn', 'en')} name={t('বাংলা', 'English')} />
}

function Top({ isVisitor = false, ...choice }: Choice) {
  const t = useTranslate()
  return (
    <Header
      brand={{ name: t(brand.name.en, brand.name.bn), href: '#home' }}
      navigation={{ label: t('Main', 'প্রধান'), items: [...usePlaces().slice(0, 3), { href: '#genres', label: t('Genres', 'ঘরানা') }] }}
      {...choice}
    >
      <SearchLink href="#search" label={t('Search', 'খুঁজুন')} />
      <WideOnly><OtherLanguage /></WideOnly>
      {isVisitor ? (
        <Button variant="primary" size="sm" href="#login">{t('Log in', 'লগইন করুন')}</Button>
      ) : (
        <>
          <WideOnly><Button size="sm" href="#plans">{t('Plans', 'প্ল্যান')}</Button></WideOnly>
          <Avatar name={t('Mim', 'মিম')} locale={t('en', 'bn')} />
        </>
      )}
    </Header>
  )
}

export function OverHero() {
  const t = useTranslate()
  return (
    <>
      <SkipLink>{t('Skip to content', 'মূল অংশে যান')}</SkipLink>
      <Top overHero />
      <main id="main"><Hero title={t('The Last Ferry', 'শেষ খেয়া')} pictureSrc={aStill(345)} /></main>
    </>
  )
}

export function Solid() {
  const t = useTranslate()
  return (
    <>
      <Top />
      <Page><Text>{t('A page without a hero.', 'বড় ছবি ছাড়া একটি পাতা।')}</Text></Page>
    </>
  )
}

export function LoggedOut() {
  return <Top isVisitor />
}

/** The transparent header becomes solid once the page is scrolled. */
export const Scrolled = {
  render: () => <div style={{ minHeight: '200vh' }}><OverHero /></div>,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    scrollTo(0, 240)
    await waitFor(() => expect(within(canvasElement).getByRole('banner')).toHaveAttribute('data-scrolled'))
  },
}

/** The first tab stop skips the header. */
export const SkipLinkByKeyboard = {
  render: () => <OverHero />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [skip, home] = within(canvasElement).getAllByRole('link')
    await userEvent.tab()
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', `#${within(canvasElement).getByRole('main').id}`)
    await userEvent.tab()
    await expect(home).toHaveFocus()
  },
}
