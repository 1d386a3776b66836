import { currentPlanQuery } from '@ott/api-client'
import type { CurrentPlan } from '@ott/billing'
import { apiLanguage } from '@ott/i18n'
import { atom } from 'jotai'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { onSignedOut, onSigningIn } from '../auth/auth-events.ts'
import { getSession } from '../auth/auth-store.ts'
import { writeCurrentPlan } from '../auth/session-storage.ts'
import { pageLocale } from '../platform/page-locale.ts'
import { store } from '../store.ts'

/** Unknown until it was loaded, which is not the same as no plan (BIL-2). */
export const currentPlanAtom = atom<CurrentPlan>({ known: false })

onSigningIn(loadPlan)
onSignedOut(() => store.set(currentPlanAtom, { known: false }))

export async function loadPlan(isCurrent: () => boolean): Promise<void> {
  const plan = await queryClient.fetchQuery(currentPlanQuery(apiClient, apiLanguage(pageLocale())))
  const session = getSession()
  if (!session || !isCurrent()) return
  store.set(currentPlanAtom, plan)
  writeCurrentPlan(session.userId, plan.known ? (plan.subscription?.plan.identifier ?? null) : null)
}
