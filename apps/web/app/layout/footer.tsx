import { legalLinks, brand } from '@ott/brand'
import { DigitsSwitch, Footer } from '@ott/design-system'
import { formatNumber, languageTag, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { useLocation } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'
import { SiteLanguageSwitch } from './language-switch.tsx'
import { useCatalogueItems } from './navigation-items.tsx'

/** `year` comes with the document: a browser's clock may be wrong, and at New Year differs from the server's. */
export function SiteFooter({ year }: { year: number }) {
  const intl = useIntl()
  const locale = useLocale()
  const note = intl.formatMessage({ id: 'app.footer.note' }, { product: brand.name[locale], year: formatNumber(year, intl.locale, true) })
  return (
    <Footer brand={{ name: brand.name[locale], href: localePath(locale, '/') }} groups={groups(intl, locale, useCatalogueItems(undefined))} note={note}>
      {locale === 'bn' && <BengaliDigitsSwitch />}
      <SiteLanguageSwitch />
    </Footer>
  )
}

/** Shows Bengali pages in Latin digits, or back in Bengali ones (I18N-10). The server stores the choice. */
function BengaliDigitsSwitch() {
  const intl = useIntl()
  const { pathname, search } = useLocation()
  const digits = intl.locale === 'bn' ? 'latn' : 'beng'
  const tag = languageTag('bn', digits)
  const href = `${pathname}${search}${search ? '&' : '?'}digits=${digits}`
  return <DigitsSwitch href={href} lang={tag}>{intl.formatMessage({ id: 'app.footer.digits' }, { to: digits, digits: formatNumber(123, tag) })}</DigitsSwitch>
}

type FooterLink = { href: string; label: string }

function groups(intl: IntlShape, locale: Locale, catalogueLinks: FooterLink[]) {
  const { terms, privacy } = legalLinks(brand, locale)
  return [
    { title: intl.formatMessage({ id: 'app.footer.watch' }), links: [...catalogueLinks, { href: localePath(locale, '/genre'), label: intl.formatMessage({ id: 'app.nav.genres' }) }] },
    {
      title: intl.formatMessage({ id: 'app.footer.help' }),
      links: [
        { href: localePath(locale, '/help'), label: intl.formatMessage({ id: 'app.footer.helpCentre' }) },
        { href: localePath(locale, '/accessibility'), label: intl.formatMessage({ id: 'app.footer.accessibility' }) },
      ],
    },
    {
      title: intl.formatMessage({ id: 'app.footer.legal' }),
      links: [
        { href: terms, label: intl.formatMessage({ id: 'app.footer.terms' }) },
        { href: privacy, label: intl.formatMessage({ id: 'app.footer.privacy' }) },
        { href: localePath(locale, '/privacy-choices'), label: intl.formatMessage({ id: 'app.footer.privacyChoices' }) },
      ],
    },
  ]
}
