/** Statuses of orders and transactions, with the ids that the protocol gives them. */
export const statusIds = {
  NEW: 10,
  STARTED: 20,
  CHARGED: 21,
  JUSPAY_DECLINED: 22,
  PENDING_VBV: 23,
  VBV_SUCCESSFUL: 24,
  AUTHENTICATION_FAILED: 26,
  AUTHORIZATION_FAILED: 27,
  AUTHORIZING: 28,
  AUTO_REFUNDED: 36,
  NOT_FOUND: 40,
} as const

export type Status = keyof typeof statusIds

export type MandateStatus = 'CREATED' | 'ACTIVE' | 'PAUSED' | 'REVOKED' | 'FAILURE' | 'EXPIRED'

/** The choices of a payer on the gateway's pages. */
export const plays = [
  'pay', 'decline', 'leave', 'payLater', 'failThenPay', 'returnTwice', 'changedStatus', 'changedSignature', 'withoutWebhook', 'refundFails', 'autoRefund',
] as const

export type Play = (typeof plays)[number]

export function isPlay(value: unknown): value is Play {
  return plays.includes(value as Play)
}

/** UPI addresses that answer by themselves. */
export const upiPlays: Record<string, Play> = {
  'success@upi': 'pay',
  'failure@upi': 'decline',
  'pending@upi': 'payLater',
  'late@upi': 'failThenPay',
  'nobody@upi': 'leave',
}
