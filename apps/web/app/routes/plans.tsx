import type { OfferedPlan } from '@ott/api-client'
import { PlanComparison, usePlans } from '@ott/billing-feature'
import { Button, Heading, Inline, Page, Stack } from '@ott/design-system'
import { isActive } from '@ott/billing'
import { localePath } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { apiClient } from '../api/client.ts'
import { useSession } from '../auth/use-auth.ts'
import { currentPlanAtom } from '../billing/plan-store.ts'
import { saveWantedTitle, wantedTitleIn } from '../billing/wanted-title.ts'
import { deferredMeta } from '../seo/deferred-meta.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { checkoutPath, giftPath } from '../routing/paths.ts'
import { usePlatform } from '../api/use-platform.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/plans.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred' }

const readMeta = deferredMeta((t) => ({ title: t('title.title', { title: t('app.nav.plans') }), description: t('plans.description') }))

export const loader = readMeta
export const clientLoader = readMeta

export const meta: Route.MetaFunction = ({ params, loaderData }) => (loaderData ? pageMeta(params.locale, () => loaderData) : [])

export default function Plans() {
  return <Suspense><DeferredMessages><WholePage /></DeferredMessages></Suspense>
}

/** The plans side by side, the current one marked. */
function WholePage() {
  const intl = useIntl()
  const locale = useLocale()
  const { now } = usePlatform()
  const wanted = wantedTitleIn(useSearchParams()[0])
  useEffect(() => saveWantedTitle(wanted), [wanted])
  const offersGifts = useIsEnabled('gifts')
  const { plans, retry } = usePlans(apiClient, locale, useSession()?.userId)
  const current = useAtomValue(currentPlanAtom)
  const mine = current.known && current.subscription && isActive(current.subscription, now()) ? current.subscription : null
  const hrefOf = ({ identifier, change }: OfferedPlan) => (change !== undefined && change !== 'same' ? checkoutPath(locale, identifier) : null)
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'plans.heading' })}
        </Heading>
        <PlanComparison
          plans={plans}
          currentPlan={mine?.plan.identifier ?? null}
          checkoutHref={current.known ? hrefOf : undefined}
          onRetry={retry}
        />
        {plans !== 'loading' && (
          <Inline gap={3}>
            {mine && <Button href={localePath(locale, '/plans/benefits')}>{intl.formatMessage({ id: 'plans.yourPlan' })}</Button>}
            {offersGifts && <Button href={localePath(locale, '/redeem')}>{intl.formatMessage({ id: 'plans.giftCode' })}</Button>}
            {offersGifts && <Button href={giftPath(locale)}>{intl.formatMessage({ id: 'gift.give' })}</Button>}
          </Inline>
        )}
      </Stack>
    </Page>
  )
}
