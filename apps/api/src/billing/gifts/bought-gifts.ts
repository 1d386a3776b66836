import { giftRefundableUntil, isGiftCodeShown, soldGiftState } from '@ott/billing'
import type { Answer } from '@ott/contract'
import encodeQR from 'qr'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { Limit } from '../../rate-limit/rate-limiter.ts'
import type { SellingDeps } from '../deps.ts'
import { textIn } from '../plans.ts'
import { codeOfGift, scheduleGiftMails, soldGiftOf, soldGifts } from './sold-gift.ts'
import type { StoredGift } from './sold-gift.ts'

type WireGift = Answer<'gifts'>['data']['items'][number]

const mailsPerUser: Limit = { name: 'gift-mail-user', points: 20, windowSeconds: 86_400 }
const mailsPerGift: Limit = { name: 'gift-mail-gift', points: 3, windowSeconds: 86_400 }

/** The gifts that the user bought, the newest first (BIL-102). */
export function listGifts(deps: SellingDeps) {
  return async ({ user, query, locale }: RequestContext<'gifts'>): Promise<Answer<'gifts'>> => {
    const mine = soldGifts(deps.db).where('billing_order.user_id', '=', user.userId)
    const { total } = await mine.clearSelect().select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
    const rows = await mine.orderBy('paid_at', 'desc').orderBy('billing_order.order_id').limit(query.pageSize).offset((query.page - 1) * query.pageSize).execute()
    return { data: { total: Number(total), items: rows.map((row) => present(row)) } }

    function present(row: StoredGift): WireGift {
      const gift = soldGiftOf(row)
      const now = deps.now()
      const code = isGiftCodeShown(gift, now) ? codeOfGift(deps, row, row.gift?.to?.language ?? locale) : null
      return {
        order_id: row.order_id,
        plan_title: textIn(row.title, query.language),
        months: row.gift?.months ?? 0,
        bought_at: gift.paidAt.toISOString(),
        amount: { currency: row.currency, amount: row.total },
        country: row.country,
        state: soldGiftState(gift, now),
        expires_at: gift.expiresAt.toISOString(),
        refundable_until: giftRefundableUntil(gift, now)?.toISOString() ?? null,
        to: row.gift?.to ? { email: row.gift.to.email, name: row.gift.to.name } : null,
        code: code && { ...code, qr_svg: encodeQR(code.url, 'svg', { border: 4 }) },
      }
    }
  }
}

/** Mails a gift again to whom it was mailed, while it is unused (BIL-103). */
export function mailGift(deps: SellingDeps) {
  return async ({ user, params }: RequestContext<'mailGift'>): Promise<Answer<'mailGift'>> => {
    const row = await soldGifts(deps.db).where('billing_order.user_id', '=', user.userId).where('billing_order.order_id', '=', params.id).executeTakeFirst()
    if (!row) throw new ApiError('NOT_FOUND')
    const now = deps.now()
    if (soldGiftState(soldGiftOf(row), now) !== 'unused' || !codeOfGift(deps, row, row.language)) throw new ApiError('CONFLICT')
    await deps.rateLimiter.consume([{ limit: mailsPerUser, key: user.userId }, { limit: mailsPerGift, key: row.order_id }])
    await scheduleGiftMails(deps.db, row, now)
    return { data: { is_sent: true } }
  }
}
