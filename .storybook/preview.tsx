import { brand } from '@ott/brand'
import { brands } from '@ott/brand/choose'
import '@ott/design-system/global'
import { StoryBrand, themeOf } from '@ott/design-system/testing'
import { isLocale, locales } from '@ott/i18n'
import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import './preview.css'

type Messages = Record<string, string>

const files = import.meta.glob<Messages>('../libs/*/*/src/{messages,later-messages}.*.json', { eager: true, import: 'default' })

const messagesOf = (locale: string): Messages =>
  Object.assign({}, ...Object.entries(files).filter(([path]) => path.endsWith(`.${locale}.json`)).map(([, texts]) => texts))

function Language({ locale, children }: { locale: string; children: ReactNode }) {
  useEffect(() => { document.documentElement.lang = locale }, [locale])
  return <div lang={locale}>{children}</div>
}

/** The toolbar's brand in theme, name and mark. */
function Themed({ name, children }: { name: string; children: ReactNode }) {
  const chosen = Object.values(brands).find(({ slug }) => slug === name) ?? brand
  useEffect(() => {
    for (const [property, value] of themeOf(chosen)) {
      if (chosen === brand) document.documentElement.style.removeProperty(property)
      else document.documentElement.style.setProperty(property, value)
    }
  }, [chosen])
  return <StoryBrand value={chosen}>{children}</StoryBrand>
}

export default {
  tags: ['autodocs'],
  initialGlobals: { locale: 'en', brand: brand.slug },
  globalTypes: {
    locale: { description: 'Language', toolbar: { icon: 'globe', items: [...locales], dynamicTitle: true } },
    brand: { description: 'Brand', toolbar: { icon: 'paintbrush', items: Object.keys(brands), dynamicTitle: true } },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    layout: 'padded',
    options: { storySort: { order: ['Foundations'] } },
  },
  decorators: [
    (Story, { globals }) => {
      const locale = isLocale(String(globals.locale)) ? String(globals.locale) : 'en'
      return (
        <IntlProvider locale={locale} messages={messagesOf(locale)}>
          <Language locale={locale}><Themed name={String(globals.brand)}><Story /></Themed></Language>
        </IntlProvider>
      )
    },
  ],
} satisfies Preview
