import type { CurrentPlan, PlanId, PlanTerms, Subscription } from '@ott/billing'
import type { Answer } from '@ott/contract'
import type { Call } from './api-client.ts'
import { staleAfterMs } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** The user's plan. A failed request leaves it unknown, which is not "none" (BIL-2). */
export function currentPlanQuery(call: Call, language: Language) {
  return {
    queryKey: ['currentPlan', language],
    staleTime: staleAfterMs,
    // Sign-in does not wait for it; the caller retries in the background.
    retry: false,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<CurrentPlan> => {
      const { data } = await call('userSubscription', { query: { language } }, { signal })
      return { known: true, subscription: data && subscriptionOf(data) }
    },
  }
}

export type WirePlan = Answer<'plans'>['data'][number]
export type WireSubscription = NonNullable<Answer<'userSubscription'>['data']>

export function termsOf({ identifier, current_version_data: version }: WirePlan): PlanTerms {
  return {
    identifier: identifier as PlanId,
    versionId: version.plan_id as PlanId,
    streams: version.simultaneous_streams,
    devices: version.max_connected_devices,
    canDownload: version.download,
    resolution: version.streaming_resolution,
  }
}

export function subscriptionOf(wire: WireSubscription): Subscription {
  return {
    status: wire.subscription_status,
    startsAt: new Date(wire.subscription_start_date),
    endsAt: new Date(wire.subscription_end_date),
    renews: wire.auto_renewal,
    plan: termsOf(wire.plan_details),
  }
}
