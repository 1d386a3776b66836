import type Stripe from 'stripe'
import type { Call } from './api.ts'
import { declineError } from './declines.ts'
import { checkClientSecret, pick, secondsOf } from './emulator.ts'
import { ApiError, invalidRequest } from './errors.ts'
import { clientSecretOf, newId } from './ids.ts'
import { displayOf, usableMethod } from './intents.ts'
import type { IntentEmulator } from './intents.ts'
import { listOf } from './lists.ts'
import { either, filledText, flag, integer, list, listing, newMetadata, oneOf, parameters, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import { createPaymentAttempts } from './payment-attempts.ts'
import type { PaymentAttempt } from './payment-attempts.ts'
import { browserError, browserPaymentMethod } from './payment-methods.ts'
import type { PaymentIntent } from './store.ts'

const confirmation = {
  mandate: filledText,
  off_session: either(flag, oneOf('one_off', 'recurring')),
  payment_method: filledText,
  return_url: filledText,
  use_stripe_sdk: flag,
  expand: list(text),
}

export const paymentIntentParameters = {
  create: parameters(
    {
      ...confirmation,
      allowed_payment_method_types: list(oneOf('card')),
      amount: integer,
      confirm: flag,
      currency: filledText,
      customer: filledText,
      description: text,
      metadata: newMetadata,
    } satisfies ShapeOf<Stripe.PaymentIntentCreateParams>,
    'amount',
    'currency',
  ),
  retrieve: parameters({ expand: list(text) } satisfies ShapeOf<Stripe.PaymentIntentRetrieveParams>),
  confirm: parameters(confirmation satisfies ShapeOf<Stripe.PaymentIntentConfirmParams>),
  cancel: parameters({
    cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
    expand: list(text),
  } satisfies ShapeOf<Stripe.PaymentIntentCancelParams>),
  list: parameters({ ...listing, customer: filledText } satisfies ShapeOf<Stripe.PaymentIntentListParams>),
}

/** The smallest charge per currency, in minor units. */
const minimumAmounts: Record<string, number> = { inr: 50, bdt: 50, gbp: 30, eur: 50, usd: 50, jpy: 50 }
const maximumAmount = 99_999_999

type Confirmation = { off_session?: boolean | 'one_off' | 'recurring'; mandate?: string; return_url?: string; use_stripe_sdk?: boolean }

export function servePaymentIntents(emulator: IntentEmulator): void {
  const { route, store, pay, emit } = emulator
  const { create, retrieve, confirm, cancel, list: listParameters } = paymentIntentParameters
  const attempts = createPaymentAttempts(emulator)

  const confirmIntent = (intent: PaymentIntent, methodId: string | null, given: Confirmation, call: Call): PaymentIntent => {
    if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) throw unexpectedState(intent, 'confirm')
    const attempt = attemptOf(intent, methodId, given, call)
    attempts.close(intent)
    intent.payment_method = attempt.method.id
    call.connection = store.cards.get(attempt.method.id)?.card.connection ?? 'open'
    const declined = attempts.start(attempt)
    if (declined === null) return intent
    const isBrowser = call.caller.by === 'browser'
    throw new ApiError(402, {
      ...declineError(declined),
      charge: intent.latest_charge ?? undefined,
      payment_intent: structuredClone(isBrowser ? browserPaymentIntent(intent) : intent) as Stripe.PaymentIntent,
      payment_method: structuredClone(isBrowser ? browserPaymentMethod(attempt.method) : attempt.method) as Stripe.PaymentMethod,
    })
  }

  /** Everything that the vendor refuses before it asks the bank. */
  const attemptOf = (intent: PaymentIntent, methodId: string | null, given: Confirmation, call: Call): PaymentAttempt => {
    if (methodId === null) {
      throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method. Update the PaymentIntent with a payment method and then try again.", {
        code: 'payment_intent_unexpected_state',
      })
    }
    const method = usableMethod(store, methodId, intent.customer)
    const isOffSession = given.off_session !== undefined && given.off_session !== false
    const display = displayOf(call, given)
    if (!isOffSession && call.caller.by === 'server' && display.returnUrl === null && intent.allowed_payment_method_types === null) {
      throw invalidRequest(
        'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`.',
        { param: 'return_url' },
      )
    }
    if (given.mandate !== undefined && store.mandates.get(given.mandate, 'mandate').payment_method !== methodId) {
      throw invalidRequest('The mandate does not belong to the payment method.', { code: 'payment_intent_mandate_invalid', param: 'mandate' })
    }
    const mandateId = given.mandate ?? (isOffSession ? (store.cards.get(methodId)?.mandate?.id ?? null) : null)
    return { intent, method, display, isOffSession, isAuthenticated: false, mandateId }
  }

  route('POST', '/payment_intents', create, (given, call) => {
    checkAmount(given.amount, given.currency)
    if (given.customer !== undefined) store.customers.get(given.customer, 'customer')
    if (!given.confirm) checkUnconfirmed(given)
    const intent = newPaymentIntent(given, secondsOf(pay.clock.now()))
    if (given.payment_method !== undefined) usableMethod(store, given.payment_method, intent.customer)
    // A refused call leaves no intent behind.
    if (given.confirm) attemptOf(intent, intent.payment_method, given, call)
    store.paymentIntents.add(intent)
    emit('payment_intent.created', intent)
    return given.confirm ? confirmIntent(intent, intent.payment_method, given, call) : intent
  })

  route(
    'GET',
    '/payment_intents/:id',
    retrieve,
    (_given, { id, caller }) => {
      const intent = store.paymentIntents.get(id)
      checkClientSecret(caller, intent)
      return intent
    },
    { browser: browserPaymentIntent },
  )

  route('GET', '/payment_intents', listParameters, ({ customer, ...request }) =>
    listOf('/v1/payment_intents', store.paymentIntents.all().filter((intent) => customer === undefined || intent.customer === customer), request),
  )

  route(
    'POST',
    '/payment_intents/:id/confirm',
    confirm,
    (given, call) => {
      const intent = store.paymentIntents.get(call.id)
      checkClientSecret(call.caller, intent)
      return confirmIntent(intent, given.payment_method ?? intent.payment_method, given, call)
    },
    { browser: browserPaymentIntent },
  )

  route('POST', '/payment_intents/:id/cancel', cancel, (given, { id }) => {
    const intent = store.paymentIntents.get(id)
    // The bank may still be asked not to debit before the notice ends.
    const isNotified = intent.processing?.card?.customer_notification !== undefined
    if (intent.status === 'succeeded' || intent.status === 'canceled' || (intent.status === 'processing' && !isNotified)) throw unexpectedState(intent, 'cancel')
    attempts.close(intent)
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: secondsOf(pay.clock.now()),
      cancellation_reason: given.cancellation_reason ?? null,
      next_action: null,
      processing: null,
    } satisfies Partial<PaymentIntent>)
    emit('payment_intent.canceled', intent)
    return intent
  })
}

export function browserPaymentIntent(intent: PaymentIntent): object {
  const seen = pick(intent, ['id', 'object', 'amount', 'canceled_at', 'cancellation_reason', 'capture_method', 'client_secret', 'confirmation_method', 'created', 'currency', 'description', 'last_payment_error', 'livemode', 'next_action', 'payment_method', 'payment_method_types', 'processing', 'receipt_email', 'setup_future_usage', 'shipping', 'source', 'status'])
  return { ...seen, last_payment_error: browserError(intent.last_payment_error) }
}

function checkAmount(amount: number, currency: string): void {
  const minimum = Object.hasOwn(minimumAmounts, currency.toLowerCase()) ? minimumAmounts[currency.toLowerCase()] : undefined
  if (minimum === undefined) throw invalidRequest(`Invalid currency: ${currency}. The sandbox supports ${Object.keys(minimumAmounts).join(', ')}.`, { param: 'currency' })
  if (amount < 1) throw invalidRequest('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount < minimum) throw invalidRequest(`Amount must be at least ${minimum} ${currency.toLowerCase()}`, { code: 'amount_too_small', param: 'amount' })
  if (amount > maximumAmount) throw invalidRequest(`Amount must be no more than ${maximumAmount} ${currency.toLowerCase()}`, { code: 'amount_too_large', param: 'amount' })
}

function checkUnconfirmed(given: Confirmation): void {
  for (const name of ['off_session', 'mandate', 'return_url'] as const) {
    if (given[name] !== undefined) throw invalidRequest(`The \`${name}\` parameter can only be passed when \`confirm=true\`.`, { param: name })
  }
}

type Creation = {
  allowed_payment_method_types?: 'card'[]
  amount: number
  currency: string
  customer?: string
  description?: string
  metadata?: Record<string, string>
  payment_method?: string
}

function newPaymentIntent(given: Creation, created: number): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.allowed_payment_method_types ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: clientSecretOf(id),
    confirmation_method: 'automatic',
    created,
    currency: given.currency.toLowerCase(),
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description || null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: given.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: given.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  }
}

function unexpectedState(intent: PaymentIntent, verb: 'confirm' | 'cancel'): ApiError {
  const allowed = verb === 'confirm' ? 'requires_confirmation, requires_action' : 'requires_payment_method, requires_capture, requires_confirmation, requires_action'
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${verb === 'confirm' ? 'confirmed' : 'canceled'}: ${allowed}.`
  return new ApiError(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message, payment_intent: structuredClone(intent) as Stripe.PaymentIntent })
}
