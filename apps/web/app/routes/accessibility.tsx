import { defaultLocale, isLocale } from '@ott/i18n'
import { data } from 'react-router'
import { AccessibilityScreen } from '../support/accessibility-screen.tsx'
import { accessibilityText } from '../support/static-pages.server.ts'
import { submitFeedback, feedbackStatus } from '../support/feedback-action.server.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/accessibility.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', isIndexed: true }

const localeOf = (locale: string | undefined) => (isLocale(locale) ? locale : defaultLocale)

export const loader = ({ params: { locale } }: Route.LoaderArgs) => accessibilityText(localeOf(locale))

/** The form without scripts, or before hydration. */
export async function action({ request, params: { locale } }: Route.ActionArgs) {
  const result = await submitFeedback(request, localeOf(locale))
  return data(result, { status: feedbackStatus(result.form) })
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function Accessibility({ loaderData, actionData }: Route.ComponentProps) {
  return <AccessibilityScreen text={loaderData} result={actionData} />
}
