import { formatNumber, languageTag } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { RawIntlProvider, createIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { digitsAtom } from './digits-atom.ts'
import type { Messages } from './load-messages.ts'
import { reportMissingMessage } from './report-missing-message.ts'

/** Provides one locale and its messages, with numbers in the digits that the viewer chose. */
export function Words({ locale, messages, children }: { locale: Locale; messages: Messages; children: ReactNode }) {
  const tag = languageTag(locale, useAtomValue(digitsAtom))
  const intl = useMemo(() => intlOf(tag, messages), [tag, messages])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

/** Formats plain numbers in messages without `Intl`, whose first call costs a page tens of milliseconds. */
function intlOf(tag: string, messages: Messages): IntlShape {
  const intl = createIntl({ locale: tag, messages, onError: reportMissingMessage })
  const { getNumberFormat } = intl.formatters
  const plain = { format: (value: number) => formatNumber(value, tag) } as ReturnType<typeof getNumberFormat>
  Object.assign(intl.formatters, { getNumberFormat: ((locales, style) => (style ? getNumberFormat(locales, style) : plain)) satisfies typeof getNumberFormat })
  return intl
}
