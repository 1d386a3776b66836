import { call } from '../api/client.ts'
import { onSignedIn, onSigningIn } from '../auth/auth-events.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import { onProgressUnsent } from '../progress/save-progress.ts'
import { clientLog } from '../telemetry/client-log.ts'
import { changes } from './load-activity.ts'

// Progress from before sign-in goes to the account first, so that queries made after it include it.
onSigningIn(() => localProgress.merge(call))

onSignedIn((profileId) => {
  changes().then(({ startQueue }) => startQueue(profileId), (error: unknown) => clientLog('partMissing', error))
})

onProgressUnsent(() => {
  changes().then(({ scheduleFlush }) => scheduleFlush(), () => undefined)
})
