import type Stripe from 'stripe'
import type { Call } from './api.ts'
import { declineError } from './declines.ts'
import { checkClientSecret, pick, secondsOf } from './emulator.ts'
import { ApiError, invalidRequest } from './errors.ts'
import { clientSecretOf, newId } from './ids.ts'
import { displayOf, usableMethod } from './intents.ts'
import type { ChallengeDisplay, IntentEmulator } from './intents.ts'
import { filledText, flag, integer, list, newMetadata, oneOf, parameters, record, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import { browserError, browserPaymentMethod } from './payment-methods.ts'
import { createSetupAttempts } from './setup-attempts.ts'
import type { SetupIntent } from './store.ts'

const mandateOptions = record(
  {
    amount: integer,
    amount_type: oneOf('fixed', 'maximum'),
    currency: filledText,
    description: text,
    end_date: integer,
    interval: oneOf('day', 'month', 'sporadic', 'week', 'year'),
    interval_count: integer,
    reference: filledText,
    start_date: integer,
    supported_types: list(oneOf('india')),
  } satisfies ShapeOf<Stripe.SetupIntentCreateParams.PaymentMethodOptions.Card.MandateOptions>,
  'amount',
  'amount_type',
  'currency',
  'interval',
  'reference',
  'start_date',
)
const cardOptions = record({ mandate_options: mandateOptions } satisfies ShapeOf<Stripe.SetupIntentCreateParams.PaymentMethodOptions.Card>)
const methodOptions = record({ card: cardOptions } satisfies ShapeOf<Stripe.SetupIntentCreateParams.PaymentMethodOptions>)
const confirmation = { payment_method: filledText, return_url: filledText, use_stripe_sdk: flag, expand: list(text) }

export const setupIntentParameters = {
  create: parameters({
    ...confirmation,
    allowed_payment_method_types: list(oneOf('card')),
    confirm: flag,
    customer: filledText,
    description: text,
    metadata: newMetadata,
    payment_method_options: methodOptions,
    usage: oneOf('off_session', 'on_session'),
  } satisfies ShapeOf<Stripe.SetupIntentCreateParams>),
  retrieve: parameters({ expand: list(text) } satisfies ShapeOf<Stripe.SetupIntentRetrieveParams>),
  confirm: parameters(confirmation satisfies ShapeOf<Stripe.SetupIntentConfirmParams>),
  cancel: parameters({
    cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer'),
    expand: list(text),
  } satisfies ShapeOf<Stripe.SetupIntentCancelParams>),
}

export function serveSetupIntents(emulator: IntentEmulator): void {
  const { route, store, pay, emit } = emulator
  const { create, retrieve, confirm, cancel } = setupIntentParameters
  const attempts = createSetupAttempts(emulator)

  const confirmIntent = (intent: SetupIntent, methodId: string | null, display: ChallengeDisplay, call: Call): SetupIntent => {
    if (methodId === null) throw invalidRequest("You cannot confirm this SetupIntent because it's missing a payment method.", { code: 'setup_intent_unexpected_state' })
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'confirm')
    const method = usableMethod(store, methodId, intent.customer)
    attempts.close(intent)
    intent.payment_method = method.id
    const decline = attempts.start({ intent, method, display, isAuthenticated: false })
    if (decline === null) return intent
    const isBrowser = call.caller.by === 'browser'
    throw new ApiError(402, {
      ...declineError(decline),
      setup_intent: structuredClone(isBrowser ? browserSetupIntent(intent) : intent) as Stripe.SetupIntent,
      payment_method: structuredClone(isBrowser ? browserPaymentMethod(method) : method) as Stripe.PaymentMethod,
    })
  }

  route('POST', '/setup_intents', create, (given, call) => {
    if (given.customer !== undefined) store.customers.get(given.customer, 'customer')
    if (given.payment_method !== undefined) usableMethod(store, given.payment_method, given.customer ?? null)
    if (given.confirm && given.payment_method === undefined) throw invalidRequest('You must provide a payment method when confirming.', { code: 'parameter_missing', param: 'payment_method' })
    const intent = newSetupIntent(given, secondsOf(pay.clock.now()))
    store.setupIntents.add(intent)
    emit('setup_intent.created', intent)
    return given.confirm ? confirmIntent(intent, intent.payment_method, displayOf(call, given), call) : intent
  })

  route(
    'GET',
    '/setup_intents/:id',
    retrieve,
    (_given, { id, caller }) => {
      const intent = store.setupIntents.get(id)
      checkClientSecret(caller, intent)
      return intent
    },
    { browser: browserSetupIntent },
  )

  route(
    'POST',
    '/setup_intents/:id/confirm',
    confirm,
    (given, call) => {
      const intent = store.setupIntents.get(call.id)
      checkClientSecret(call.caller, intent)
      return confirmIntent(intent, given.payment_method ?? intent.payment_method, displayOf(call, given), call)
    },
    { browser: browserSetupIntent },
  )

  route('POST', '/setup_intents/:id/cancel', cancel, (given, { id }) => {
    const intent = store.setupIntents.get(id)
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'cancel')
    attempts.close(intent)
    Object.assign(intent, { status: 'canceled', next_action: null, cancellation_reason: given.cancellation_reason ?? null } satisfies Partial<SetupIntent>)
    emit('setup_intent.canceled', intent)
    return intent
  })
}

export function browserSetupIntent(intent: SetupIntent): object {
  const seen = pick(intent, ['id', 'object', 'cancellation_reason', 'client_secret', 'created', 'description', 'last_setup_error', 'livemode', 'next_action', 'payment_method', 'payment_method_types', 'status', 'usage'])
  return { ...seen, last_setup_error: browserError(intent.last_setup_error) }
}

type Creation = {
  allowed_payment_method_types?: 'card'[]
  customer?: string
  description?: string
  metadata?: Record<string, string>
  payment_method?: string
  payment_method_options?: ReturnType<typeof methodOptions>
  usage?: 'off_session' | 'on_session'
}

function newSetupIntent(given: Creation, created: number): SetupIntent {
  const id = newId('seti')
  const mandate = given.payment_method_options?.card?.mandate_options
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: given.allowed_payment_method_types ? null : { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: clientSecretOf(id),
    created,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description || null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: given.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        mandate_options: mandate ? { description: null, end_date: null, interval_count: null, supported_types: null, ...mandate } : null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: given.payment_method === undefined ? 'requires_payment_method' : 'requires_confirmation',
    usage: given.usage ?? 'off_session',
  }
}

function unexpectedState(intent: SetupIntent, verb: 'confirm' | 'cancel'): ApiError {
  const message = `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`
  return new ApiError(400, { type: 'invalid_request_error', code: 'setup_intent_unexpected_state', message, setup_intent: structuredClone(intent) as Stripe.SetupIntent })
}
