import { currentPlanQuery, userQuery } from '@ott/api-client'
import { apiLanguage, defaultLocale, splitLocale } from '@ott/i18n'
import { clientLog } from '../telemetry/client-log.ts'
import { changes } from '../activity/load-activity.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import { call, happened, planRead, sessionHere } from './auth-store.ts'
import { queryClient } from '../api/query-client.ts'

const firstPauseMs = 5_000
const longestPauseMs = 300_000

/**
 * Reads profile and plan. Whether or not they can be read, the viewer is in; what is missing is asked for again in the
 * background, and until then the plan is unknown, which is not none (BIL-2).
 */
export async function readViewer(pauseMs = firstPauseMs): Promise<void> {
  const userId = sessionHere()?.userId
  if (!userId) return
  const isHere = () => sessionHere()?.userId === userId
  const language = apiLanguage(splitLocale(location.pathname).locale ?? defaultLocale)
  const [user, plan] = await Promise.allSettled([
    queryClient.fetchQuery(userQuery(call)),
    queryClient.fetchQuery(currentPlanQuery(call, language)),
  ])
  if (!isHere()) return
  if (plan.status === 'fulfilled') planRead(plan.value)
  if (user.status === 'fulfilled' && user.value.profileId) {
    const { profileId, phoneNumber, email } = user.value
    await localProgress.merge(call)
    if (!isHere()) return
    happened({ type: 'profileRead', profileId, mobileNumber: phoneNumber, email })
    void changes().then(({ startFor }) => startFor(profileId), (error: unknown) => clientLog('partMissing', error))
  } else happened({ type: 'profileMissed' })
  const missed = [user, plan].find(({ status }) => status === 'rejected')
  if (missed?.status !== 'rejected') return
  clientLog('viewerNotRead', missed.reason)
  setTimeout(() => void readViewer(Math.min(pauseMs * 2, longestPauseMs)), pauseMs)
}
