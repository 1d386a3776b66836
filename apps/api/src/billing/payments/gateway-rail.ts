import { createHmac, timingSafeEqual } from 'node:crypto'
import { fromMajorUnits, toMajorUnits } from '@ott/billing'
import type { Decline, PaymentState, Period, ProviderCharge } from '@ott/billing'
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ChosenMethod, GatewayNext } from '../tables.ts'
import type { SeenMandate, SeenPayment, SeenRefund } from './rail.ts'

type Charge = { paymentId: string; userId: string; currency: string; amount: number }

export type GatewayPayment = Charge & {
  contact: { email: string | null; phoneNumber: string | null } | null
  description: string
  chosen: ChosenMethod
  returnUrl: string
  /** What later debits may be, for a subscription that renews. */
  mandate: { maximum: number; period: Period; from: Date } | null
}

/**
 * Moves money by the payment gateway (Juspay Express Checkout). A payment's id is the gateway's order id, which it takes once.
 * The payer's browser never talks to it but by navigation. Throws UNAVAILABLE where the gateway fails.
 */
export type GatewayRail = {
  /** Where the payer goes on, or null where the gateway refuses the method. Asked again for the same payment, the payer may go on there as well; only one can succeed. */
  start: (payment: GatewayPayment) => Promise<GatewayNext | null>
  /** Announces a debit of a mandate, which follows a day later. Asked again for the same payment, it is made once. */
  debit: (payment: Charge & { mandateRef: string }) => Promise<SeenPayment>
  read: (payment: Charge) => Promise<SeenPayment>
  /** False if it is too late. */
  cancelDebit: (payment: Charge, mandateRef: string) => Promise<boolean>
  revokeMandate: (userId: string, mandateRef: string) => Promise<void>
  /** One refund of a payment, in full or in part; asked for again, it is made once. */
  refund: (payment: Charge, amount: number) => Promise<SeenRefund>
  readRefund: (payment: Charge) => Promise<SeenRefund>
  /** As the gateway's books have it; null if it does not know the payment. */
  readCharge: (payment: Charge) => Promise<ProviderCharge | null>
  /** Whether the gateway has signed the parameters with which it sends a payer back. */
  isSigned: (parameters: Record<string, string>) => boolean
  /** Null if it is malformed. Its body is only a hint (BIL-61). */
  readEvent: (body: Buffer) => { eventId: string; type: string; createdAt: Date | null; paymentId: string | null; mandateRef: string | null } | null
  isWebhookAuthorized: (authorization: string | undefined) => boolean
}

/** A payment as the gateway knows it. */
export function chargeOf({ payment_id: paymentId, user_id: userId, currency, amount }: { payment_id: string; user_id: string; currency: string; amount: number }): Charge {
  return { paymentId, userId, currency, amount }
}

/** Less than the timeout of a call. */
const timeoutMs = 8_000
const mandateYears = 10

export function gatewayRail(settings: NonNullable<Config['gateway']>): GatewayRail {
  const { apiUrl, merchantId, apiKey, responseKey } = settings

  const send = async (userId: string, path: string, form?: Record<string, string>): Promise<{ status: number; body: unknown }> => {
    try {
      const answer = await fetch(apiUrl + path, {
        method: form ? 'POST' : 'GET',
        headers: { authorization: basicAuth(apiKey, ''), 'x-merchantid': merchantId, 'x-routing-id': userId },
        ...(form && { body: new URLSearchParams(form) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { status: answer.status, body: await answer.json() }
    } catch (cause) {
      throw new ApiError('UNAVAILABLE', { retryAfter: 5 }, { cause })
    }
  }

  /** The answer, or null if the gateway has taken this id before. */
  const sendOnce = async (userId: string, path: string, form: Record<string, string>): Promise<unknown> => {
    const { status, body } = await send(userId, path, form)
    if (status < 300) return body
    if (duplicate.safeParse(body).success) return null
    throw refusal(status, body)
  }

  const readOrder = async ({ paymentId, userId, currency, amount }: Charge): Promise<OrderAnswer | null> => {
    const { status, body } = await send(userId, `/orders/${paymentId}`)
    if (status === 404) return null
    const parsed = status < 300 ? orderAnswer.safeParse(body) : null
    if (!parsed?.success) throw refusal(status, body)
    const order = parsed.data
    const isAsAsked = order.order_id === paymentId && order.currency === currency && fromMajorUnits(order.amount.toFixed(2), currency) === amount
    if (!isAsAsked) throw new Error(`The gateway has other figures for payment ${paymentId}`)
    return order
  }

  const read = async (charge: Charge): Promise<SeenPayment> => {
    const order = await readOrder(charge)
    return order ? seenIn(order) : { ...unknownPayment, providerRef: charge.paymentId }
  }

  const readRefund = async (paymentId: string, userId: string): Promise<SeenRefund> => {
    const { status, body } = await send(userId, `/orders/${paymentId}`)
    if (status >= 300) throw refusal(status, body)
    return refundIn(body, paymentId)
  }

  return {
    start: async ({ contact, chosen, mandate, ...payment }) => {
      const { paymentId, userId, amount, currency, description, returnUrl } = payment
      await sendOnce(userId, '/orders', {
        order_id: paymentId,
        amount: toMajorUnits({ currency, amount }),
        currency,
        customer_id: userId,
        return_url: returnUrl,
        description,
        ...(contact?.email && { customer_email: contact.email }),
        // The gateway takes Indian numbers without their country.
        ...(contact?.phoneNumber?.startsWith('+91') && { customer_phone: contact.phoneNumber.slice(3) }),
        ...(mandate && mandateForm(mandate, currency)),
      })
      const { status, body } = await send(userId, '/txns', {
        order_id: paymentId,
        merchant_id: merchantId,
        payment_method_type: chosen.type,
        payment_method: chosen.method,
        redirect_after_payment: 'true',
        format: 'json',
        ...(chosen.type === 'UPI' && { txn_type: chosen.method, sdk_params: 'true' }),
        ...(mandate && { should_create_mandate: 'true', mandate_type: 'EMANDATE' }),
      })
      if (refusesRequest(status)) return null
      const parsed = transactionAnswer.safeParse(body)
      if (status >= 300 || !parsed.success) throw refusal(status, body)
      return nextIn(parsed.data.payment)
    },
    debit: async ({ mandateRef, ...charge }) => {
      const { paymentId, userId, currency, amount } = charge
      const { status, body } = await send(userId, '/txns', {
        'order.order_id': paymentId,
        'order.amount': toMajorUnits({ currency, amount }),
        'order.customer_id': userId,
        mandate_id: mandateRef,
        merchant_id: merchantId,
        format: 'json',
      })
      if (status < 300 || duplicate.safeParse(body).success) return read(charge)
      if (isMandateOver(body)) return { state: 'failed', providerRef: paymentId, decline: { reason: 'methodNotAllowed', severity: 'hard' }, clientSecret: null, mandate: null }
      throw refusal(status, body)
    },
    read,
    cancelDebit: async ({ paymentId, userId }, mandateRef) => {
      const { status } = await send(userId, `/mandates/${mandateRef}`, { command: 'cancel_recurring_transaction', order_id: paymentId })
      return status < 300
    },
    revokeMandate: async (userId, mandateRef) => {
      const { status, body } = await send(userId, `/mandates/${mandateRef}`, { command: 'revoke' })
      if (status >= 300 && !isMandateOver(body)) throw refusal(status, body)
    },
    refund: async ({ paymentId, userId, currency }, amount) => {
      // The gateway tells the ids of refunds and orders apart.
      const order = await sendOnce(userId, `/orders/${paymentId}/refunds`, { unique_request_id: paymentId, amount: toMajorUnits({ currency, amount }) })
      return order === null ? readRefund(paymentId, userId) : refundIn(order, paymentId)
    },
    readRefund: ({ paymentId, userId }) => readRefund(paymentId, userId),
    readCharge: async (charge) => {
      const order = await readOrder(charge)
      const { currency, amount } = charge
      return order && { isPaid: seenIn(order).state === 'succeeded', currency, amount, refunded: refundedIn(order) }
    },
    isSigned: ({ signature, signature_algorithm: algorithm, ...parameters }) =>
      signature !== undefined && algorithm === 'HMAC-SHA256' && isEqual(signatureOf(parameters, responseKey), decoded(signature)),
    readEvent: (body) => {
      const parsed = eventBody.safeParse(parseJson(body))
      if (!parsed.success) return null
      const { id, event_name, date_created, content } = parsed.data
      return { eventId: id, type: event_name, createdAt: date_created === null ? null : new Date(date_created), paymentId: content.order?.order_id ?? null, mandateRef: content.mandate?.mandate_id ?? null }
    },
    isWebhookAuthorized: (authorization) => isEqual(basicAuth(settings.webhookUser, settings.webhookPassword), authorization ?? ''),
  }
}

function mandateForm({ maximum, period, from }: NonNullable<GatewayPayment['mandate']>, currency: string): Record<string, string> {
  const seconds = Math.floor(from.getTime() / 1_000)
  return {
    'options.create_mandate': 'REQUIRED',
    'mandate.max_amount': toMajorUnits({ currency, amount: maximum }),
    'mandate.frequency': period,
    'mandate.start_date': String(seconds),
    'mandate.end_date': String(seconds + mandateYears * 365 * 86_400),
    'mandate.amount_rule': 'VARIABLE',
    'mandate.revokable_by_customer': 'true',
  }
}

/** The request itself is refused, and not the site or the moment. */
function refusesRequest(status: number): boolean {
  return status === 400 || status === 404 || status === 422
}

function isMandateOver(body: unknown): boolean {
  return mandateOver.safeParse(body).success
}

const mandateOver = z.object({ error_code: z.enum(['invalid_mandate', 'mandate_not_found']) })

const duplicate = z.object({ error_code: z.enum(['duplicate_order_id', 'duplicate_request']) })

const transactionAnswer = z.object({
  payment: z.union([
    z.object({ sdk_params: z.record(z.string(), z.string()) }),
    z.object({ authentication: z.discriminatedUnion('method', [
      z.object({ method: z.literal('GET'), url: z.url({ protocol: /^https?$/ }) }),
      z.object({ method: z.literal('POST'), url: z.url({ protocol: /^https?$/ }), params: z.record(z.string(), z.string()) }),
    ]) }),
  ]),
})

function nextIn(payment: z.infer<typeof transactionAnswer>['payment']): GatewayNext {
  if ('sdk_params' in payment) return { kind: 'upi', parameters: payment.sdk_params }
  const { authentication } = payment
  return authentication.method === 'GET' ? { kind: 'redirect', url: authentication.url } : { kind: 'form', url: authentication.url, fields: authentication.params }
}

const orderAnswer = z.object({
  order_id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  payment_method_type: z.string().optional(),
  payer_vpa: z.string().optional(),
  card: z.object({ card_brand: z.string(), last_four_digits: z.string(), expiry_month: z.string(), expiry_year: z.string() }).optional(),
  mandate: z.object({ mandate_id: z.string(), mandate_status: z.string(), max_amount: z.number().optional() }).optional(),
  refunds: z.array(z.object({ amount: z.number(), status: z.string() })).optional(),
})

type OrderAnswer = z.infer<typeof orderAnswer>

const states: Record<string, PaymentState> = {
  NEW: 'created',
  STARTED: 'created',
  PENDING_VBV: 'action',
  VBV_SUCCESSFUL: 'processing',
  AUTHORIZING: 'processing',
  CHARGED: 'succeeded',
  AUTHENTICATION_FAILED: 'failed',
  AUTHORIZATION_FAILED: 'failed',
  JUSPAY_DECLINED: 'failed',
  AUTO_REFUNDED: 'failed',
  NOT_FOUND: 'created',
}

const unknownPayment: Omit<SeenPayment, 'providerRef'> = { state: 'created', decline: null, clientSecret: null, mandate: null }

function seenIn({ order_id: providerRef, status, ...order }: OrderAnswer): SeenPayment {
  // A status of a newer version of the API is read again later.
  const state = states[status] ?? 'processing'
  return { state, providerRef, decline: state === 'failed' ? declineOf(status) : null, clientSecret: null, mandate: mandateIn(order) }
}


const refundAnswer = z.object({ refunds: z.array(z.object({ unique_request_id: z.string(), status: z.string() })) })

const refundStates: Record<string, SeenRefund['state']> = { SUCCESS: 'succeeded', FAILURE: 'failed' }

/** A refund that the answer does not have is on its way. */
function refundIn(order: unknown, paymentId: string): SeenRefund {
  const { refunds = [] } = refundAnswer.safeParse(order).data ?? {}
  const mine = refunds.find(({ unique_request_id: id }) => id === paymentId)
  return { state: refundStates[mine?.status ?? ''] ?? 'pending', providerRef: paymentId }
}

/** In minor units, what is on its way included. */
function refundedIn({ refunds = [], currency }: OrderAnswer): number {
  return refunds.filter(({ status }) => refundStates[status] !== 'failed').reduce((sum, { amount }) => sum + (fromMajorUnits(amount.toFixed(2), currency) ?? 0), 0)
}

/** The gateway does not say why a bank refuses. */
function declineOf(status: string): Decline {
  return status === 'AUTHENTICATION_FAILED' ? { reason: 'authenticationFailed', severity: 'authentication' } : { reason: 'declined', severity: 'soft' }
}

function mandateIn({ mandate, currency, card, payer_vpa: upiAddress, payment_method_type: type }: Omit<OrderAnswer, 'order_id' | 'status'>): SeenMandate | null {
  if (!mandate) return null
  const common = {
    mandateRef: mandate.mandate_id,
    isUsable: !['REVOKED', 'EXPIRED', 'FAILURE'].includes(mandate.mandate_status),
    maximum: mandate.max_amount === undefined ? null : fromMajorUnits(mandate.max_amount.toFixed(2), currency),
  }
  if (type === 'UPI') return { ...common, kind: 'upi', brand: 'upi', lastFour: null, expMonth: null, expYear: null, upiAddress: upiAddress ?? null }
  const lastFour = /^\d{4}$/.exec(card?.last_four_digits ?? '')?.[0] ?? null
  return { ...common, kind: 'card', brand: (card?.card_brand ?? 'card').toLowerCase(), lastFour, expMonth: Number(card?.expiry_month) || null, expYear: Number(card?.expiry_year) || null, upiAddress: null }
}

/** Fields that are numbers elsewhere are strings here; only the ids are read. */
const eventBody = z.object({
  id: z.string().min(1).max(100),
  event_name: z.string().max(100),
  // Only measured, so a form that is not known refuses no event.
  date_created: z.iso.datetime().nullable().catch(null),
  content: z.object({ order: z.object({ order_id: z.string() }).optional(), mandate: z.object({ mandate_id: z.string() }).optional() }),
})

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}

/** All parameters but the signature: encoded, sorted, joined, encoded again, HMAC-SHA256 in base64. */
function signatureOf(parameters: Record<string, string>, responseKey: string): string {
  const encoded = Object.entries(parameters).map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const)
  const sorted = encoded.toSorted(([first], [second]) => (first < second ? -1 : 1))
  const text = encodeURIComponent(sorted.map((pair) => pair.join('=')).join('&'))
  return createHmac('sha256', responseKey).update(text).digest('base64')
}

/** The gateway encodes a signature before it enters the query. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function isEqual(expected: string, given: string): boolean {
  const [first, second] = [Buffer.from(expected), Buffer.from(given)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function basicAuth(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

/** Repeating is safe. What the gateway finds wrong with our request is ours to mend, and its words go to the log. */
function refusal(status: number, body: unknown): Error {
  // A good answer names the payer.
  const cause = new Error(`The gateway answered ${status}${status < 300 ? ' in an unknown form' : `: ${JSON.stringify(body).slice(0, 300)}`}`)
  return new ApiError('UNAVAILABLE', { retryAfter: 5 }, { cause })
}
