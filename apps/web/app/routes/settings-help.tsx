import { AccountHelp } from '@ott/identity-feature'
import type { PlanStatus } from '@ott/identity-feature'
import { isActive } from '@ott/billing'
import type { CurrentPlan } from '@ott/billing'
import { localePath } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useHasParentalControl } from '../account/use-has-parental-control.ts'
import { SettingsScreen, settingsHrefs } from '../account/settings-screen.tsx'
import { activityPath } from '../routing/paths.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { usePlatform } from '../api/use-platform.ts'
import { currentPlanAtom } from '../billing/plan-store.ts'
import LogoutConfirmation from '../auth/logout-dialog.tsx'
import { useSession } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/settings-help.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('settings.help.title'), description: t('home.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function SettingsHelp() {
  const locale = useLocale()
  const session = useSession()
  const plan = useAtomValue(currentPlanAtom)
  const { now } = usePlatform()
  const hasPreviews = useIsEnabled('previews')
  const hasParentalControl = useHasParentalControl()
  const [isLeaving, setLeaving] = useState(false)
  const hrefs = {
    ...settingsHrefs(locale),
    plans: localePath(locale, '/plans'),
    mine: localePath(locale, activityPath),
    help: localePath(locale, '/help'),
  }
  return session && (
    <SettingsScreen current="help">
      <AccountHelp locale={locale} accountId={session.userId} plan={planStatus(plan, now())} hasPreviews={hasPreviews} hasParentalControl={hasParentalControl} hrefs={hrefs} onLogout={() => setLeaving(true)} />
      {isLeaving && <LogoutConfirmation onClose={() => setLeaving(false)} />}
    </SettingsScreen>
  )
}

function planStatus(plan: CurrentPlan, now: Date): PlanStatus {
  if (!plan.known) return 'unknown'
  const { subscription } = plan
  return subscription && isActive(subscription, now) ? { endsAt: subscription.endsAt, renews: subscription.renews } : 'none'
}
