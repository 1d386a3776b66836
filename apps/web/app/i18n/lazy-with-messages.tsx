import type { Locale } from '@ott/i18n'
import { Suspense, use, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { clientLog } from '../telemetry/client-log.ts'
import { loadAllMessages } from './load-messages.ts'
import type { Messages } from './load-messages.ts'
import { useLocale } from './use-locale.ts'
import { Words } from './i18n-provider.tsx'

/** Gives screens that no page shows at first their words, and holds them back until those are there. */
export function LaterWords({ children }: { children: ReactNode }) {
  return <WordsIn locale={useLocale()} bring={loadAllMessages}>{children}</WordsIn>
}

function WordsIn({ locale, bring, children }: { locale: Locale; bring: BringWords; children: ReactNode }) {
  return <Words locale={locale} messages={use(bring(locale))}>{children}</Words>
}

/** Always the same promise for the same language. */
type BringWords = (locale: Locale) => Promise<Messages>

type Ways = {
  /** Puts it off. */
  when?: () => Promise<void>
  /** Holds its place until it is there, or cannot be had. */
  meanwhile?: ReactNode
  /** Its language, where that is not the page's. */
  speaks?: (ofPage: Locale) => Locale
  /** Where it needs few: without this it has all of its language. */
  words?: BringWords
}

/**
 * A part that comes over a page, with its words, when it is first drawn. What cannot be had is not there, and breaks
 * nothing of the page below it.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { when = async () => {}, meanwhile = null, speaks = (ofPage) => ofPage, words = loadAllMessages }: Ways = {},
): ComponentType<Props> {
  return function Later(props: Props) {
    const locale = speaks(useLocale())
    const [Part, setPart] = useState<ComponentType<Props> | 'coming' | 'missing'>('coming')
    useEffect(() => {
      let isWanted = true
      when().then(() => Promise.all([load(), words(locale)])).then(
        ([{ default: part }]) => isWanted && setPart(() => part),
        (error: unknown) => {
          clientLog('partMissing', error)
          if (isWanted) setPart('missing')
        },
      )
      return () => {
        isWanted = false
      }
    }, [locale])
    if (Part === 'missing') return null
    if (Part === 'coming') return meanwhile
    return <Suspense fallback={meanwhile}><WordsIn locale={locale} bring={words}><Part {...props} /></WordsIn></Suspense>
  }
}
