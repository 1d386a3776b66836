import { ApiError } from '@ott/api-client'

/** The user did not confirm their identity, so nothing happened. */
export function isNotConfirmed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'STEP_UP_REQUIRED'
}

/** Without this sign-in method the account could not be opened any more (ID-138). */
export function isLastSignInMethod(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CONFLICT' && error.body.field === 'signInMethod'
}
