import { apiClient } from '../api/client.ts'
import { onSignedIn, onSigningIn } from '../auth/auth-events.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import { onProgressUnsent } from '../progress/save-progress.ts'
import { clientLog } from '../telemetry/client-log.ts'
import { loadActivity } from './load-activity.ts'

// Progress from before sign-in goes to the account first, so that queries made after it include it.
onSigningIn(() => localProgress.merge(apiClient))

onSignedIn((profileId) => {
  loadActivity().then(({ startQueue }) => startQueue(profileId), (error: unknown) => clientLog('chunkMissing', error))
})

onProgressUnsent(() => {
  loadActivity().then(({ scheduleFlush }) => scheduleFlush(), () => undefined)
})
