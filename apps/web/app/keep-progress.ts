import { saveProgress } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import type { ProfileId } from '@ott/identity'
import { localProgress } from './local-progress.ts'
import type { LocalProgress } from './local-progress.ts'

/** A position goes to the account of who is signed in, else into this browser. One that could not be sent stays here. */
export function keepProgress(call: Call, profileId: ProfileId | null, progress: LocalProgress, isLeaving: boolean): void {
  if (profileId === null) {
    localProgress.keep(progress)
    return
  }
  saveProgress(call, progress, isLeaving).catch(() => localProgress.keep(progress))
}
