import { languageTag } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { RawIntlProvider, createIntl, createIntlCache } from 'react-intl'
import { digitsAtom } from './digits-atom.ts'
import type { Messages } from './load-messages.ts'
import { reportMissingMessage } from './report-missing-message.ts'

/** Formatters are shared by all providers: they take longer to construct than to use. */
const cache = createIntlCache()

/** Provides one locale's messages, with numbers in the digits that the user chose. */
export function I18nProvider({ locale, messages, children }: { locale: Locale; messages: Messages; children: ReactNode }) {
  const tag = languageTag(locale, useAtomValue(digitsAtom))
  const intl = useMemo(() => createIntl({ locale: tag, messages, onError: reportMissingMessage }, cache), [tag, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
