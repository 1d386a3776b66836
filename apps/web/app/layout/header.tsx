import { brand } from '@ott/brand'
import { Header, SearchLink, WideOnly } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import { AccountControls } from './account-controls.tsx'
import { SiteLanguageSwitch } from './language-switch.tsx'
import { useBrowseItems, useSearchItem } from './navigation-items.tsx'

/** `page` is null where nothing is current, as on an error page. */
export function SiteHeader({ page }: { page: PageHandle | null }) {
  const intl = useIntl()
  const locale = useLocale()
  const browse = useBrowseItems(page?.nav)
  const search = useSearchItem(page?.nav)
  const genres = { href: localePath(locale, '/genre'), label: intl.formatMessage({ id: 'app.nav.genres' }), current: page?.nav === 'genres' }
  return (
    <Header
      brand={{ name: brand.name[locale], href: localePath(locale, '/') }}
      navigation={{ label: intl.formatMessage({ id: 'app.nav.main' }), items: [...browse, genres] }}
      overHero={page?.hasHero ?? false}
    >
      <WideOnly>
        <SearchLink {...search} />
        <SiteLanguageSwitch />
      </WideOnly>
      <AccountControls />
    </Header>
  )
}
