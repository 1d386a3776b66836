import type { Plan, PlanChange } from '@ott/billing'
import { termsOf } from './current-plan.ts'
import type { WirePlan } from './current-plan.ts'
import type { Call } from './api-client.ts'
import { publicQuery, staleAfterMs } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

export type OfferedPlan = Plan & {
  /** What choosing it is for the signed-in user. */
  change?: PlanChange
  /** The user’s plan was cancelled, and renews again with the change. */
  resumes?: boolean
}

/** The plans on sale with the price for the user's country; a plan without a price is left out. A user is told what each would change. */
export function plansQuery(call: Call, language: Language, userId: string | null = null) {
  return {
    queryKey: ['plans', language, ...(userId === null ? [] : [userId])],
    ...(userId === null ? publicQuery : { staleTime: staleAfterMs }),
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<OfferedPlan[]> =>
      (await call('plans', { query: { device: 'Web', upgrade: 'true', language } }, { signal })).data.flatMap((plan) => planOf(plan) ?? []),
  }
}

/** The server lists the price for the user's country first (BIL-3). */
function planOf(plan: WirePlan): OfferedPlan | null {
  const [mine] = plan.current_version_data.plan_setup
  if (!mine) return null
  return {
    ...termsOf(plan),
    title: plan.title,
    description: plan.description,
    period: plan.plan_type,
    isRecommended: plan.is_recommended,
    price: mine.price,
    ...(plan.change && { change: plan.change }),
    ...(plan.resumes && { resumes: true }),
  }
}
