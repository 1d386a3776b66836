import { redeemGiftCode } from '@ott/api-client'
import type { Call, RedeemError } from '@ott/api-client'
import { giftStatus } from '@ott/billing'
import type { RedeemedGift } from '@ott/billing'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useEffect, useRef, useState } from 'react'
import { useActivation } from './use-activation.ts'
import type { Activation } from './use-activation.ts'

/** `over`: the user redeemed this code before, and its time has passed. */
export type RedeemFormError = RedeemError | { type: 'over'; endsAt: Date }

type Attempt = { status: 'editing'; error: RedeemFormError | null } | { status: 'sending' }

export type Redeem = Attempt | Activation

interface RedeemOptions {
  call: Call
  locale: Locale
  now: () => Date
  /** Null for a guest. */
  user: { userId: string; mobileNumber: string | null } | null
  /** The gift of an accepted code, until the user has closed the success dialog. */
  gift: RedeemedGift | null
  onAccepted: (gift: RedeemedGift) => void
  /** The user's subscription has changed. */
  onConfirmed: () => void
}

/** Redeems a code and follows its gift until the subscription shows it. */
export function useRedeem({ call, locale, now, user, gift, onAccepted, onConfirmed }: RedeemOptions): { redeem: Redeem; submit: (code: string) => void; retry: () => void } {
  const [attempt, setAttempt] = useState<Attempt>({ status: 'editing', error: null })
  const pending = gift && giftStatus(gift, null, now()) !== 'over' ? gift : null
  const { activation, retry } = useActivation({ call, locale, now, gift: user && pending, onConfirmed })
  const currentUserId = useRef(user?.userId)
  useEffect(() => {
    currentUserId.current = user?.userId
  }, [user?.userId])

  const submit = async (code: string) => {
    if (!user || attempt.status === 'sending') return
    setAttempt({ status: 'sending' })
    const outcome = await redeemGiftCode(call, { ...user, code: code.trim() }, apiLanguage(locale))
    // The answer to a user who has left is not shown to the next one.
    if (currentUserId.current !== user.userId) return setAttempt({ status: 'editing', error: null })
    if (!outcome.ok) return setAttempt({ status: 'editing', error: outcome.error })
    const { endsAt } = outcome.gift
    const isOver = giftStatus(outcome.gift, null, now()) === 'over'
    setAttempt({ status: 'editing', error: isOver ? { type: 'over', endsAt } : null })
    if (!isOver) onAccepted(outcome.gift)
  }
  return { redeem: activation ?? attempt, submit: (code) => void submit(code), retry }
}
