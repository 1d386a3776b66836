import { defaultLocale, isLocale } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useLocale } from '../i18n/use-locale.ts'
import { useLayer } from '../routing/layers.tsx'
import { HelpScreen } from '../support/help-screen.tsx'
import { helpText } from '../support/static-pages.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/help.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', isIndexed: true }

export const loader = ({ params: { locale } }: Route.LoaderArgs) => helpText(isLocale(locale) ? locale : defaultLocale)

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpScreen text={loaderData} locale={useLocale()} languageTag={useIntl().locale} search={useLayer().query.get('search') ?? ''} />
}
