import { brand } from '@ott/brand'
import { expect, userEvent, within } from 'storybook/test'
import { Footer } from './footer.tsx'
import type { FooterProps } from './footer.tsx'
import { DigitsSwitch, LanguageSwitch } from '../navigation/locale-switch.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Navigation/Footer', component: Footer, subcomponents: { DigitsSwitch }, parameters: { layout: 'fullscreen' } }

export const Playground = {
  args: { groupCount: 3 },
  argTypes: { groupCount: { description: 'How many groups of links it has.', control: { type: 'range', min: 1, max: 3 } } },
  render: (choice: Choice) => <End {...choice} />,
}

type Choice = Partial<FooterProps> & { groupCount?: number }

export const AllGroups = () => <End />

export const WithOtherDigits = () => {
  const t = useTranslate()
  return <End><OtherLanguage /><DigitsSwitch href="#digits" lang="bn-u-nu-latn">{t('Show Latin digits: 123', 'ইংরেজি সংখ্যায় দেখুন: 123')}</DigitsSwitch></End>
}

function OtherLanguage() {
  const t = useTranslate()
  return <LanguageSwitch href="#language" lang={t('bn', 'en')} name={t('বাংলা', 'English')} />
}

function End({ groupCount = 3, children = <OtherLanguage />, ...choice }: Choice) {
  const t = useTranslate()
  return (
    <Footer
      brand={{ name: t(brand.name.en, brand.name.bn), href: '#home' }}
      groups={[
        { title: t('Watch', 'দেখুন'), links: [{ href: '#movies', label: t('Movies', 'সিনেমা') }, { href: '#shows', label: t('Shows', 'সিরিজ') }] },
        { title: t('Help', 'সাহায্য'), links: [{ href: '#help', label: t('Help centre', 'সাহায্যকেন্দ্র') }, { href: '#gift', label: t('Redeem gift code', 'গিফট কোড') }] },
        { title: t('Legal', 'আইনি'), links: [{ href: '#terms', label: t('Terms', 'শর্তাবলি') }, { href: '#privacy', label: t('Privacy policy', 'গোপনীয়তা নীতি') }] },
      ].slice(0, groupCount)}
      note={t(`© 2026 ${brand.name.en}`, `© ২০২৬ ${brand.name.bn}`)}
      {...choice}
    >
      {children}
    </Footer>
  )
}

/** Tab moves through the link groups in order; the language switch is last. */
export const Keyboard = {
  render: () => <End />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(links.at(-1)).toHaveAttribute('hreflang')
  },
}
