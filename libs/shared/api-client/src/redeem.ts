import type { RedeemedGift } from '@ott/billing'
import type { ErrorBody } from '@ott/contract'
import { maxCallSeconds } from '@ott/contract'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import type { Language } from './query-defaults.ts'

/** `invalid` stands for an unknown, a used and an expired code. A failure may have a message of the server. */
export type RedeemError =
  | { type: 'invalid' }
  | { type: 'failed'; code: ApiError['code'] | null; message: string | null; retryAfterSeconds: number | null }

export type RedeemOutcome = { ok: true; gift: RedeemedGift } | { ok: false; error: RedeemError }

type RedeemInput = { userId: string; mobileNumber: string | null; code: string }

export async function redeemGiftCode(call: Call, { userId, mobileNumber, code }: RedeemInput, language: Language): Promise<RedeemOutcome> {
  try {
    const signal = AbortSignal.timeout(maxCallSeconds * 1_000)
    const { data } = await call('redeem', { query: { language }, body: { userId, mobileNumber, code } }, { signal })
    if (!data.is_valid) return { ok: false, error: { type: 'invalid' } }
    const { plan_title: planTitle, starts_at: startsAt, ends_at: endsAt } = data
    if (planTitle === undefined || startsAt === undefined || endsAt === undefined) return failure('INVALID_RESPONSE')
    return { ok: true, gift: { planTitle, startsAt: new Date(startsAt), endsAt: new Date(endsAt) } }
  } catch (error) {
    return error instanceof ApiError ? failure(error.code, error.body) : failure(null)
  }
}

function failure(code: ApiError['code'] | null, { message, retryAfter }: Partial<ErrorBody> = {}): RedeemOutcome {
  return { ok: false, error: { type: 'failed', code, message: message || null, retryAfterSeconds: retryAfter ?? null } }
}
