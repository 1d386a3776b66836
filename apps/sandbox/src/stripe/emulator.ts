import type { Pay } from '../pay/pay.ts'
import type { Caller, Route } from './api.ts'
import { ApiError, missingResource } from './errors.ts'
import type { Emit } from './events.ts'
import type { Store } from './store.ts'

/** What the resources share. */
export type Emulator = {
  route: Route
  store: Store
  pay: Pay
  emit: Emit
  /** The URL of the page of a 3D Secure challenge. */
  challengeUrl: (attemptId: string) => string
}

/** Unix time, as all times of the API. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1_000)
}

export function isoTime(seconds: number): Date {
  return new Date(seconds * 1_000)
}

/** The id of a field that may hold the object. */
export function idOf(field: string | { id: string } | null | undefined): string | null {
  return typeof field === 'object' && field !== null ? field.id : (field ?? null)
}

/** A browser may only see and change the intent whose client secret it has. */
export function checkClientSecret(caller: Caller, intent: { id: string; client_secret: string | null; object: string }): void {
  if (caller.by === 'server') return
  if (caller.clientSecret === null) throw new ApiError(400, { type: 'invalid_request_error', code: 'parameter_missing', message: 'Missing required param: client_secret.', param: 'client_secret' })
  if (caller.clientSecret !== intent.client_secret) throw missingResource(intent.object, intent.id)
}

/** The object with these fields only. */
export function pick<T extends object, K extends keyof T>(object: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, object[name]])) as Pick<T, K>
}
