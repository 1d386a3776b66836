import { defaultLocale, isLocale } from '@ott/i18n'
import { HelpScreen } from '../about/help-screen.tsx'
import { helpText } from '../about/about-texts.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/help.ts'

export const loader = ({ params: { locale } }: Route.LoaderArgs) => helpText(isLocale(locale) ? locale : defaultLocale)

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpScreen text={loaderData} />
}
