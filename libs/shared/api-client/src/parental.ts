import type { AgeRating, ContentId } from '@ott/catalogue'
import type { RestrictedTitles } from '@ott/playback'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import { outcome } from './sign-in.ts'
import type { Outcome } from './sign-in.ts'

export type ParentalSettings = { pin: string; ageRating: AgeRating; restrictedTitles: RestrictedTitles }

/** What the right PIN gives, or why it gives nothing. */
export type PinCheck =
  | { ok: true; grant: string; expiresAt: Date }
  | { ok: false; error: { type: 'incorrect'; attemptsLeft: number } | { type: 'locked'; retryAfterSeconds: number } | { type: 'offline' } | { type: 'unknown' } }

/** Sends a code to the owner, and resolves to the masked recipient. A repeated call sends another code. */
export function enableParentalControl(call: Call, { pin, ageRating, restrictedTitles }: ParentalSettings): Promise<Outcome<string>> {
  return outcome(async () => (await call('enableParentalControl', { body: { pin, maturityRating: ageRating, restrictedTitles } })).to)
}

export function disableParentalControl(call: Call): Promise<Outcome<string>> {
  return outcome(async () => (await call('disableParentalControl', { body: {} })).to)
}

/** Completes the change that sent the code. */
export function verifyParentalCode(call: Call, otp: string): Promise<Outcome<void>> {
  return outcome(async () => {
    await call('verifyParentalOtp', { body: { otp } })
  })
}

export async function verifyPin(call: Call, pin: string): Promise<PinCheck> {
  try {
    const { grant, expiresAt } = await call('verifyPin', { body: { pin } })
    return { ok: true, grant, expiresAt: new Date(expiresAt) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, body } = error
    if (code === 'PIN_INCORRECT') return { ok: false, error: { type: 'incorrect', attemptsLeft: body.attemptsLeft ?? 0 } }
    if (code === 'RATE_LIMITED') return { ok: false, error: { type: 'locked', retryAfterSeconds: body.retryAfter ?? 60 } }
    return { ok: false, error: { type: code === 'OFFLINE' ? 'offline' : 'unknown' } }
  }
}

/** The URLs of a locked trailer. Asks for the PIN. */
export async function unlockTrailer(call: Call, contentId: ContentId): Promise<{ trailer: string; largeTrailer?: string }> {
  return call('trailer', { query: { contentId } }, { asksPin: true })
}
