import { plansQuery } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'
import type { PlanComparisonProps } from './plan-comparison.tsx'

/** The plans on sale, in the three ways in which `PlanComparison` shows them. */
export function usePlans(call: Call, locale: Locale): { plans: PlanComparisonProps['plans']; retry: () => void } {
  const { data, isError, isFetching, refetch } = useQuery(plansQuery(call, apiLanguage(locale)))
  return { plans: data ?? (isError && !isFetching ? 'failed' : 'loading'), retry: () => void refetch() }
}
