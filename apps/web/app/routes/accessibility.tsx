import { defaultLocale, isLocale } from '@ott/i18n'
import { AccessibilityScreen } from '../about/accessibility-screen.tsx'
import { accessibilityText } from '../about/about-texts.server.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/accessibility.ts'

export const loader = ({ params: { locale } }: Route.LoaderArgs) => accessibilityText(isLocale(locale) ? locale : defaultLocale)

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <AccessibilityScreen text={loaderData} />
}
