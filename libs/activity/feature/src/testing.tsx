import type { Card, ContentId } from '@ott/catalogue'
import { aCard } from '@ott/catalogue/testing'
import { aPoster, aStill, useTitles } from '@ott/design-system/testing'
import sharedDeferredBn from '@ott/i18n/deferred-messages.bn.json' with { type: 'json' }
import sharedDeferredEn from '@ott/i18n/deferred-messages.en.json' with { type: 'json' }
import sharedBn from '@ott/i18n/messages.bn.json' with { type: 'json' }
import sharedEn from '@ott/i18n/messages.en.json' with { type: 'json' }
import { IntlProvider } from 'react-intl'
import type { ReactNode } from 'react'
import deferredBn from './deferred-messages.bn.json' with { type: 'json' }
import deferredEn from './deferred-messages.en.json' with { type: 'json' }
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

/** This library's messages in one language. */
export function Messages({ locale = 'en', children }: { locale?: 'en' | 'bn'; children: ReactNode }) {
  const messages: Partial<AllMessages> = locale === 'en'
    ? { ...sharedEn, ...sharedDeferredEn, ...en, ...deferredEn }
    : { ...sharedBn, ...sharedDeferredBn, ...bn, ...deferredBn }
  return <IntlProvider locale={locale} messages={messages as AllMessages}>{children}</IntlProvider>
}

/** The app joins the messages of all libraries; a test of one library needs its own alone. */
type AllMessages = Record<FormatjsIntl.Message['ids'], string>

const cardNamed = (title: string, index: number, hue: number): Card =>
  aCard({ id: `t${index}` as ContentId, link: `/t${index}`, title, pictures: { landscape: aStill(hue), portrait: aPoster(hue) } })

export const threeCards = ['The Last Ferry', 'Umbrella Season', 'Salt Forest'].map((title, index) => cardNamed(title, index, 20)) as [Card, Card, Card]

/** For stories: ten cards in the language of the toolbar. */
export const useCards = (): Card[] => useTitles().map(({ title, hue }, index) => cardNamed(title, index, hue))
