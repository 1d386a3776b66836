import { legalLinks, brand } from '@ott/brand'
import { defaultLocale, isLocale } from '@ott/i18n'
import { redirect } from 'react-router'
import { privacyText } from '../support/static-pages.server.ts'
import { LegalScreen } from '../support/legal-screen.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/privacy.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', isIndexed: true }

export function loader({ params: { locale } }: Route.LoaderArgs) {
  if (brand.links.privacy !== null) throw redirect(brand.links.privacy)
  return privacyText(isLocale(locale) ? locale : defaultLocale)
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalScreen text={loaderData} otherHref={legalLinks(brand, useLocale()).terms} />
}
