import type { Decline, DeclineReason, PaymentState, ProviderCharge } from '@ott/billing'
import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { Config } from '../../config/config.ts'
import { ApiError } from '../../http/api-error.ts'
import { neverMade } from './rail.ts'
import type { SeenPayment, SeenRefund } from './rail.ts'
import { stripeCards } from './stripe-cards.ts'
import type { CardKeeping } from './stripe-cards.ts'
import { available, codeOf, idOf, known } from './stripe-errors.ts'

export type SeenCard = { providerRef: string; brand: string; lastFour: string; expMonth: number; expYear: number; fingerprint: string | null }

/** A charge in the provider's books; null: the provider does not know it. */
export type ListedCharge = { paymentId: string | null; providerRef: string; charge: ProviderCharge | null }

export type ChargeRequest = {
  /** The idempotency key: the same charge is made once, however often it is asked for within 24 hours. */
  paymentId: string
  orderId: string
  currency: string
  /** Minor units. */
  amount: number
  customerId: string
  cardRef: string
  description: string
  /** The payer is not there, as in a renewal. */
  isOffSession: boolean
}

/** `maximum`: of one debit, in minor units. */
export type CardMandate = { currency: string; maximum: number; from: Date }

/** Moves money by card. Only `charge` and `refund` move any. Throws UNAVAILABLE where the provider fails. */
export type CardRail = CardKeeping & {
  publishableKey: string
  /** `replaced`: the customer that the provider no longer knows. */
  createCustomer: (userId: string, email: string | null, replaced: string | null) => Promise<string>
  /** Null: the provider does not know the customer. */
  /** `mandate`: the permission for later debits that a bank of India asks of its cardholder; others ignore it. Null: the customer is not known. */
  setUp: (customerId: string, mandate: CardMandate | null) => Promise<{ setupIntentId: string; clientSecret: string } | null>
  /** The card of a finished set-up, or null if it is not finished or is another customer's. */
  readSetup: (setupIntentId: string, customerId: string) => Promise<SeenCard | null>
  /** Null: it is not known whether the payment was made. */
  charge: (request: ChargeRequest) => Promise<SeenPayment | null>
  read: (providerRef: string) => Promise<SeenPayment>
  /** For a charge whose answer was lost; null if there is none. */
  find: (customerId: string, paymentId: string) => Promise<SeenPayment | null>
  cancel: (providerRef: string) => Promise<SeenPayment>
  /** What the provider charged in the last hours, by its clock. */
  listCharges: (hours: number) => Promise<ListedCharge[]>
  readCharge: (providerRef: string) => Promise<ProviderCharge | null>
  refund: (paymentId: string, providerRef: string, amount: number) => Promise<SeenRefund>
  /** A bank may refuse a refund days later. */
  readRefund: (refundRef: string) => Promise<SeenRefund>
  /** What a signed event is about; null if the signature is wrong. Its body is only a hint (BIL-61). */
  readEvent: (body: Buffer, signature: string) => CardEvent | null
}

export type CardEvent = {
  eventId: string
  type: string
  createdAt: Date | null
  paymentId: string | null
  /** The object that it is about. */
  objectRef: string
}

/** Less than the timeout of a call, so that a slow provider is answered by PENDING. */
const timeoutMs = 8_000
const signatureToleranceSeconds = 300

/** The provider refuses a key while another request with it is under way, as of a second tab. Few and short, because the user waits. */
const whileInUse = { maxNetworkRetries: 2, timeout: 4_000 }

export function stripeRail({ secretKey, publishableKey, webhookSecrets, apiUrl }: NonNullable<Config['stripe']>, { siteOrigin }: Pick<Config, 'siteOrigin'>): CardRail {
  const stripe = new Stripe(secretKey, { ...serverOf(apiUrl), telemetry: false, maxNetworkRetries: 0, timeout: timeoutMs })
  /** A payment that the provider does not know was never made. */
  const read = async (providerRef: string): Promise<SeenPayment> => {
    try {
      return seenIn(await stripe.paymentIntents.retrieve(providerRef))
    } catch (error) {
      if (codeOf(error) === 'resource_missing') return { state: 'cancelled', providerRef, decline: null, clientSecret: null }
      return available(Promise.reject(error as Error))
    }
  }
  return {
    ...stripeCards(stripe),
    publishableKey,
    createCustomer: async (userId, email, replaced) => {
      const idempotencyKey = ['cus', userId, ...(replaced === null ? [] : [replaced])].join('_')
      const { id } = await available(stripe.customers.create({ ...(email && { email }), metadata: { user_id: userId } }, { idempotencyKey, ...whileInUse }))
      return id
    },
    setUp: async (customer, mandate) => {
      try {
        const { id, client_secret } = await stripe.setupIntents.create({ customer, usage: 'off_session', allowed_payment_method_types: ['card'], ...(mandate && { payment_method_options: mandateOptions(mandate) }) })
        return { setupIntentId: id, clientSecret: client_secret ?? '' }
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return null
        return available(Promise.reject(error as Error))
      }
    },
    readSetup: async (setupIntentId, customerId) => {
      const setup = await known(stripe.setupIntents.retrieve(setupIntentId, { expand: ['payment_method'] }))
      const { status, customer, payment_method: method } = setup ?? {}
      if (status !== 'succeeded' || idOf(customer ?? null) !== customerId || !method || typeof method === 'string' || !method.card) return null
      // It was removed since.
      if (idOf(method.customer) !== customerId) return null
      const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = method.card
      return { providerRef: method.id, brand, lastFour: last4, expMonth, expYear, fingerprint: fingerprint ?? null }
    },
    charge: async ({ paymentId, orderId, currency, amount, customerId, cardRef, description, isOffSession }) => {
      try {
        return seenIn(await stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            customer: customerId,
            payment_method: cardRef,
            allowed_payment_method_types: ['card'],
            confirm: true,
            description,
            metadata: { order_id: orderId, payment_id: paymentId },
            ...(isOffSession ? { off_session: 'recurring' as const } : { use_stripe_sdk: true, return_url: `${siteOrigin}/redirect` }),
          },
          { idempotencyKey: paymentId },
        ))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return seenIn(error.payment_intent)
        // Refused before the bank was asked, for example because the card was removed at the provider.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return neverMade(paymentId, { reason: 'methodNotAllowed', severity: 'hard' })
        return null
      }
    },
    read: (providerRef) => read(providerRef),
    find: async (customer, paymentId) => {
      for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) if (intent.metadata.payment_id === paymentId) return seenIn(intent)
      return null
    },
    cancel: async (providerRef) => {
      // A payment that ended meanwhile cannot be cancelled: what it is now counts.
      const intent = await stripe.paymentIntents.cancel(providerRef, { cancellation_reason: 'abandoned' }).catch(() => null)
      return intent ? seenIn(intent) : read(providerRef)
    },
    listCharges: async (hours) => {
      const listed: ListedCharge[] = []
      const created = { gte: Math.floor(Date.now() / 1_000) - hours * 3_600 }
      for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] })) {
        listed.push({ paymentId: intent.metadata.payment_id ?? null, providerRef: intent.id, charge: chargeIn(intent) })
      }
      return listed
    },
    readCharge: async (providerRef) => {
      try {
        return chargeIn(await stripe.paymentIntents.retrieve(providerRef, { expand: ['latest_charge'] }))
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return null
        throw error
      }
    },
    refund: async (paymentId, providerRef, amount) => {
      const made = stripe.refunds.create({ payment_intent: providerRef, amount, metadata: { payment_id: paymentId } }, { idempotencyKey: `refund_${paymentId}` })
      const refund = await available(made.catch((error: unknown) => {
        if (codeOf(error) === 'charge_already_refunded') return null
        throw error
      }))
      return refund ? seenRefund(refund) : { state: 'succeeded', providerRef: null }
    },
    readRefund: async (refundRef) => seenRefund(await available(stripe.refunds.retrieve(refundRef))),
    readEvent: (body, signature) => {
      for (const secret of webhookSecrets) {
        const event = verified(() => stripe.webhooks.constructEvent(body, signature, secret, signatureToleranceSeconds))
        if (!event || isFromTheFuture(signature)) continue
        const object = event.data.object as { id?: string; metadata?: Record<string, string> | null }
        return { eventId: event.id, type: event.type, createdAt: Number.isFinite(event.created) ? new Date(event.created * 1_000) : null, paymentId: object.metadata?.payment_id ?? null, objectRef: object.id ?? '' }
      }
      return null
    },
  }
}

/** Plans are paid by month or by year, and change. */
function mandateOptions({ currency, maximum, from }: CardMandate): Stripe.SetupIntentCreateParams.PaymentMethodOptions {
  const terms = { amount: maximum, amount_type: 'maximum', currency: currency.toLowerCase(), interval: 'sporadic', start_date: Math.floor(from.getTime() / 1_000) } as const
  return { card: { mandate_options: { ...terms, reference: randomUUID(), supported_types: ['india'] } } }
}

/** Without a provider nothing is sold; what was sold before ends by itself. */
export const unavailableRail: CardRail = {
  publishableKey: '',
  createCustomer: notOffered,
  setUp: notOffered,
  readSetup: notOffered,
  charge: notOffered,
  read: notOffered,
  find: notOffered,
  cancel: notOffered,
  listCharges: notOffered,
  readCharge: notOffered,
  refund: notOffered,
  readRefund: notOffered,
  setDefaultCard: notOffered,
  detachCard: notOffered,
  forgetCustomer: notOffered,
  readCard: notOffered,
  readCardMandate: notOffered,
  readDispute: notOffered,
  readEvent: () => null,
}

function notOffered(): Promise<never> {
  return Promise.reject(new ApiError('NOT_OFFERED'))
}

function serverOf(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port && { port: Number(port) }) }
}

function verified<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** The SDK refuses old signatures, but accepts those of the future. */
function isFromTheFuture(signature: string): boolean {
  const [, seconds = '0'] = /(?:^|,)t=(\d+)/.exec(signature) ?? []
  return Number(seconds) - Date.now() / 1_000 > signatureToleranceSeconds
}

function seenRefund({ id, status }: Stripe.Refund): SeenRefund {
  const state = status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
  return { state, providerRef: id }
}

const states: Partial<Record<Stripe.PaymentIntent.Status, PaymentState>> = {
  requires_payment_method: 'failed',
  requires_confirmation: 'created',
  requires_capture: 'processing',
  requires_action: 'action',
  processing: 'processing',
  canceled: 'cancelled',
  succeeded: 'succeeded',
}

function seenIn({ id, status, client_secret: clientSecret, last_payment_error: error }: Stripe.PaymentIntent): SeenPayment {
  // A status of a newer version of the API is read again later.
  const state = states[status] ?? 'processing'
  return { state, providerRef: id, decline: state === 'failed' ? declineOf(error) : null, clientSecret: state === 'action' ? clientSecret : null }
}

function chargeIn({ status, currency, amount_received: amount, latest_charge: charge }: Stripe.PaymentIntent): ProviderCharge {
  const refunded = charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0
  return { isPaid: status === 'succeeded', currency: currency.toUpperCase(), amount, refunded }
}

const declines: Record<string, [DeclineReason, Decline['severity']]> = {
  authentication_required: ['authenticationFailed', 'authentication'],
  payment_intent_authentication_failure: ['authenticationFailed', 'authentication'],
  insufficient_funds: ['insufficientFunds', 'soft'],
  expired_card: ['expiredCard', 'hard'],
  incorrect_cvc: ['incorrectCvc', 'hard'],
  invalid_cvc: ['incorrectCvc', 'hard'],
  incorrect_number: ['methodNotAllowed', 'hard'],
  card_not_supported: ['methodNotAllowed', 'hard'],
  currency_not_supported: ['methodNotAllowed', 'hard'],
  lost_card: ['declined', 'hard'],
  stolen_card: ['declined', 'hard'],
  pickup_card: ['declined', 'hard'],
  restricted_card: ['declined', 'hard'],
  processing_error: ['tryAgain', 'soft'],
  try_again_later: ['tryAgain', 'soft'],
  issuer_not_available: ['tryAgain', 'soft'],
}

/** By the bank's code, else by the provider's. A lost card is not told apart from another decline (BIL-60). */
function declineOf(error: Stripe.PaymentIntent.LastPaymentError | null): Decline {
  const [reason, severity] = declines[error?.decline_code ?? ''] ?? declines[error?.code ?? ''] ?? ['declined', 'soft']
  return { reason, severity: error?.advice_code === 'do_not_try_again' ? 'hard' : severity }
}
