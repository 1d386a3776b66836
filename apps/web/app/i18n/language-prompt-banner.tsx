import { brand } from '@ott/brand'
import { LanguageOffer } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { useLocale } from './use-locale.ts'

/** The words here are those of the language that is offered. */
export default function LanguageOfferPlace({ href, onDismiss }: { href: string; onDismiss: () => void }) {
  const intl = useIntl()
  const offered = useLocale()
  return (
    <LanguageOffer
      lang={offered}
      href={href}
      text={intl.formatMessage({ id: 'languageOffer.text' }, { product: brand.name[offered] })}
      label={intl.formatMessage({ id: 'languageOffer.choose' })}
      dismissLabel={intl.formatMessage({ id: 'languageOffer.dismiss' })}
      onDismiss={onDismiss}
    />
  )
}
