import { apiClient } from '../api/client.ts'
import { onSignedIn, onSignedOut, onSigningIn } from '../auth/auth-events.ts'
import { hadLocalProgressAtom, localProgress } from '../progress/local-progress-store.ts'
import { onProgressUnsent } from '../progress/save-progress.ts'
import { clientLog } from '../platform/client-log.ts'
import { store } from '../store.ts'
import { loadActivity } from './load-activity.ts'

// Progress from before sign-in goes to the account first, so that queries made after it include it.
onSigningIn(() => {
  if (localProgress.all().length > 0) store.set(hadLocalProgressAtom, true)
  return localProgress.merge(apiClient)
})

onSignedOut(() => store.set(hadLocalProgressAtom, false))

onSignedIn((profileId) => {
  loadActivity().then(({ startQueue }) => startQueue(profileId), (error: unknown) => clientLog('chunkMissing', error))
})

onProgressUnsent(() => {
  loadActivity().then(({ scheduleFlush }) => scheduleFlush(), () => undefined)
})
