import { queryClient } from '../api/query-client.ts'
import { getSession } from '../auth/auth-store.ts'
import { writeCurrentPlan } from '../auth/session-storage.ts'
import { store } from '../store.ts'
import { clientLog } from '../platform/client-log.ts'
import { currentPlanAtom, loadPlan } from './plan-store.ts'

/** Clears the stored current plan, which has changed, and loads it again. */
export async function reloadPlan(): Promise<void> {
  const userId = getSession()?.userId
  if (!userId) return
  writeCurrentPlan(userId, null)
  store.set(currentPlanAtom, { known: false })
  void queryClient.invalidateQueries({ queryKey: ['subscription'] })
  void queryClient.invalidateQueries({ queryKey: ['plans'] })
  await queryClient.invalidateQueries({ queryKey: ['currentPlan'], refetchType: 'none' })
  await loadPlan(() => getSession()?.userId === userId).catch((error: unknown) => clientLog('planNotLoaded', error))
}
