import { brand } from '@ott/brand'
import { Header, SearchLink, WideOnly } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import { AccountControls } from './account-controls.tsx'
import { SiteLanguageSwitch } from './language-switch.tsx'
import { useBrowseItems, useSearchItem } from './navigation-items.tsx'

/** `nav` is the current item; an error page has none. */
export function SiteHeader({ nav, overHero }: { nav: PageHandle['nav']; overHero: boolean }) {
  const intl = useIntl()
  const locale = useLocale()
  const browse = useBrowseItems(nav)
  const search = useSearchItem(nav)
  const genres = { href: localePath(locale, '/genre'), label: intl.formatMessage({ id: 'app.nav.genres' }), current: nav === 'genres' }
  return (
    <Header
      brand={{ name: brand.name[locale], href: localePath(locale, '/') }}
      navigation={{ label: intl.formatMessage({ id: 'app.nav.main' }), items: [...browse, genres] }}
      overHero={overHero}
    >
      <WideOnly><SearchLink {...search} /></WideOnly>
      <SiteLanguageSwitch />
      <AccountControls overHero={overHero} />
    </Header>
  )
}
