import '@ott/design-system/global'
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

export default {
  tags: ['autodocs'],
  initialGlobals: { locale: 'en' },
  globalTypes: {
    locale: { description: 'Language', toolbar: { icon: 'globe', items: [...locales], dynamicTitle: true } },
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
          <Language locale={locale}><Story /></Language>
        </IntlProvider>
      )
    },
  ],
} satisfies Preview
