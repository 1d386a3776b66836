import { IntlProvider } from 'react-intl'
import type { ReactNode } from 'react'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

/** The words of this library, in a language, for tests. */
export function Words({ locale = 'en', children }: { locale?: 'en' | 'bn'; children: ReactNode }) {
  const messages: Partial<AllMessages> = locale === 'en' ? en : bn
  return <IntlProvider locale={locale} messages={messages as AllMessages}>{children}</IntlProvider>
}

/** The app joins the messages of all libraries; a test of one needs its own alone. */
type AllMessages = Record<FormatjsIntl.Message['ids'], string>
