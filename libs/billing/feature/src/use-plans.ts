import { isErrorOrRetrying, plansQuery } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import type { PlanComparisonProps } from './plan-comparison.tsx'

/** The plans on sale, in the states of `PlanComparison`. */
export function usePlans(call: Call, locale: Locale, userId: string | null = null): { plans: PlanComparisonProps['plans']; retry: () => void } {
  const reading = useQuery(plansQuery(call, apiLanguage(locale), userId))
  const { data, isFetching, refetch } = reading
  const missing = isFetching ? 'retrying' : 'failed'
  return { plans: data ?? (isErrorOrRetrying(reading) ? missing : 'loading'), retry: () => void refetch() }
}
