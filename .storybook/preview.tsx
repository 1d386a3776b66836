import { brands } from '@ott/brand/choose'
import '@ott/design-system/global'
import { themeOf } from '@ott/design-system/testing'
import { isLocale, locales } from '@ott/i18n'
import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { brand, built, choose } from './brand.ts'
import './preview.css'

type Messages = Record<string, string>

const files = import.meta.glob<Messages>('../libs/*/*/src/{messages,deferred-messages}.*.json', { eager: true, import: 'default' })

const messagesOf = (locale: string): Messages =>
  Object.assign({}, ...Object.entries(files).filter(([path]) => path.endsWith(`.${locale}.json`)).map(([, texts]) => texts))

function Language({ locale, children }: { locale: string; children: ReactNode }) {
  useEffect(() => { document.documentElement.lang = locale }, [locale])
  return <div lang={locale}>{children}</div>
}

/** The toolbar's brand with its theme. */
function Themed({ children }: { children: ReactNode }) {
  const chosen = brand
  useEffect(() => {
    for (const [property, value] of themeOf(chosen)) {
      if (chosen === built) document.documentElement.style.removeProperty(property)
      else document.documentElement.style.setProperty(property, value)
    }
  }, [chosen])
  return children
}

export default {
  tags: ['autodocs'],
  initialGlobals: { locale: 'en', brand: built.slug },
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
      choose(String(globals.brand))
      return (
        <IntlProvider locale={locale} messages={messagesOf(locale)}>
          <Language locale={locale}><Themed><Story /></Themed></Language>
        </IntlProvider>
      )
    },
  ],
} satisfies Preview
