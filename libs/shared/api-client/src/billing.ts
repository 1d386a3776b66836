import type { CurrentPlan, Plan, PlanId, PlanTerms, Subscription } from '@ott/billing'
import type { Answer } from '@ott/contract'
import type { Call } from './call.ts'
import { forEverybody, staleAfterMs } from './query.ts'
import type { Language } from './query.ts'

/** The plans on sale with their price for this viewer's country; one without any price is left out. */
export function plansQuery(call: Call, language: Language) {
  return {
    queryKey: ['plans', language],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Plan[]> =>
      (await call('plans', { query: { device: 'Web', upgrade: 'true', language } }, { signal })).data.flatMap((plan) => planOf(plan) ?? []),
  }
}

/** What plan the signed-in viewer has. One that cannot be read stays unknown, which is not none (BIL-2). */
export function currentPlanQuery(call: Call, language: Language) {
  return {
    queryKey: ['currentPlan', language],
    staleTime: staleAfterMs,
    // Signing in does not wait for it: whoever asks asks again in the background.
    retry: false,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<CurrentPlan> => {
      const { data } = await call('userSubscription', { query: { language } }, { signal })
      return { known: true, subscription: data && subscriptionOf(data) }
    },
  }
}

type WirePlan = Answer<'plans'>['data'][number]
type WireSubscription = NonNullable<Answer<'userSubscription'>['data']>

/** The server puts the price for this viewer first (BIL-3). */
function planOf(plan: WirePlan): Plan | null {
  const [mine] = plan.current_version_data.plan_setup
  if (!mine) return null
  return {
    ...termsOf(plan),
    title: plan.title,
    description: plan.description,
    period: plan.plan_type,
    isRecommended: plan.is_recommended,
    price: mine.price,
  }
}

function termsOf({ identifier, current_version_data: version }: WirePlan): PlanTerms {
  return {
    identifier: identifier as PlanId,
    versionId: version.plan_id as PlanId,
    streams: version.simultaneous_streams,
    devices: version.max_connected_devices,
    canDownload: version.download,
    resolution: version.streaming_resolution,
  }
}

function subscriptionOf(wire: WireSubscription): Subscription {
  return {
    status: wire.subscription_status,
    startsAt: new Date(wire.subscription_start_date),
    endsAt: new Date(wire.subscription_end_date),
    renews: wire.auto_renewal,
    plan: termsOf(wire.plan_details),
  }
}
