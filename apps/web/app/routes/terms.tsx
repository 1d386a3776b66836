import { legalLinks, brand } from '@ott/brand'
import { defaultLocale, isLocale } from '@ott/i18n'
import { redirect } from 'react-router'
import { termsText } from '../support/static-pages.server.ts'
import { LegalScreen } from '../support/legal-screen.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/terms.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', isIndexed: true }

export function loader({ params: { locale } }: Route.LoaderArgs) {
  if (brand.links.terms !== null) throw redirect(brand.links.terms)
  return termsText(isLocale(locale) ? locale : defaultLocale)
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalScreen text={loaderData} otherHref={legalLinks(brand, useLocale()).privacy} />
}
