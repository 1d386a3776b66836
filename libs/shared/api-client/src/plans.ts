import type { Plan } from '@ott/billing'
import { termsOf } from './billing.ts'
import type { WirePlan } from './billing.ts'
import type { Call } from './api-client.ts'
import { publicQuery } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** The plans on sale with the price for the user's country; a plan without a price is left out. */
export function plansQuery(call: Call, language: Language) {
  return {
    queryKey: ['plans', language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Plan[]> =>
      (await call('plans', { query: { device: 'Web', upgrade: 'true', language } }, { signal })).data.flatMap((plan) => planOf(plan) ?? []),
  }
}

/** The server lists the price for the user's country first (BIL-3). */
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
