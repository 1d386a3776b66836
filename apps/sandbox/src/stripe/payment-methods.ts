import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { testCardOf } from './cards.ts'
import { addressOf, withoutCreated } from './customers.ts'
import { declineError } from './declines.ts'
import { pick, secondsOf } from './emulator.ts'
import type { Emulator } from './emulator.ts'
import { ApiError, invalidRequest } from './errors.ts'
import { newId } from './ids.ts'
import { listOf } from './lists.ts'
import { cancelMandate } from './mandates.ts'
import { email, filledText, integer, list, listing, mergeMetadata, metadata, newMetadata, oneOf, parameters, record, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import type { PaymentMethod, Store } from './store.ts'

const address = record({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text } satisfies ShapeOf<Stripe.AddressParam>)
const billingDetails = record({ address, email, name: text, phone: text } satisfies ShapeOf<Stripe.PaymentMethodCreateParams.BillingDetails>)
const cardNumber = record(
  { number: filledText, exp_month: integer, exp_year: integer, cvc: text } satisfies ShapeOf<Stripe.PaymentMethodCreateParams.Card>,
  'number',
  'exp_month',
  'exp_year',
)
const cardDates = record({ exp_month: integer, exp_year: integer } satisfies ShapeOf<Stripe.PaymentMethodUpdateParams.Card>)
const expandable = { expand: list(text) }

export const paymentMethodParameters = {
  create: parameters(
    { ...expandable, type: oneOf('card'), card: cardNumber, billing_details: billingDetails, metadata: newMetadata } satisfies ShapeOf<Stripe.PaymentMethodCreateParams>,
    'type',
    'card',
  ),
  retrieve: parameters(expandable satisfies ShapeOf<Stripe.PaymentMethodRetrieveParams>),
  update: parameters({ ...expandable, card: cardDates, billing_details: billingDetails, metadata } satisfies ShapeOf<Stripe.PaymentMethodUpdateParams>),
  attach: parameters({ ...expandable, customer: filledText } satisfies ShapeOf<Stripe.PaymentMethodAttachParams>, 'customer'),
  detach: parameters(expandable satisfies ShapeOf<Stripe.PaymentMethodDetachParams>),
  list: parameters({ ...withoutCreated(listing), customer: filledText, type: oneOf('card') } satisfies ShapeOf<Stripe.PaymentMethodListParams>),
}

type CardNumber = ReturnType<typeof cardNumber>
type BillingDetails = ReturnType<typeof billingDetails>

export function servePaymentMethods(emulator: Emulator): void {
  const { route, store, pay, emit } = emulator
  const { create, retrieve, update, attach, detach, list: listParameters } = paymentMethodParameters

  route(
    'POST',
    '/payment_methods',
    create,
    ({ card, billing_details: billing, metadata: given }, { caller }) => {
      if (caller.by === 'server') {
        throw invalidRequest(
          'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
          { param: 'card[number]' },
        )
      }
      const number = card.number.replace(/[\s-]/g, '')
      const testCard = checkedCard(number, card, pay.clock.now())
      const method: PaymentMethod = {
        id: newId('pm'),
        object: 'payment_method',
        allow_redisplay: 'unspecified',
        billing_details: billingDetailsOf(billing),
        card: {
          brand: testCard.brand,
          checks: { address_line1_check: null, address_postal_code_check: billing?.address?.postal_code ? 'pass' : null, cvc_check: card.cvc ? 'pass' : null },
          country: testCard.country,
          display_brand: testCard.brand,
          exp_month: card.exp_month,
          exp_year: fullYear(card.exp_year),
          fingerprint: createHash('sha256').update(number).digest('base64url').replace(/[-_]/g, '').slice(0, 16),
          funding: 'credit',
          generated_from: null,
          last4: number.slice(-4),
          networks: { available: [testCard.brand], preferred: null },
          regulated_status: 'unregulated',
          three_d_secure_usage: { supported: true },
          wallet: null,
        },
        created: secondsOf(pay.clock.now()),
        customer: null,
        customer_account: null,
        livemode: false,
        metadata: given ?? {},
        type: 'card',
      }
      store.paymentMethods.add(method)
      store.cards.set(method.id, { card: testCard, isSetUp: false, offSessionPayments: 0, isSpent: false, mandate: null })
      return method
    },
    { browser: browserPaymentMethod },
  )

  route('GET', '/payment_methods/:id', retrieve, (_given, { id }) => store.paymentMethods.get(id))

  route('POST', '/payment_methods/:id', update, (given, { id }) => {
    const method = store.paymentMethods.get(id)
    if (method.customer === null) {
      throw invalidRequest('You must save this PaymentMethod to a customer before you can update it.')
    }
    if (given.card && method.card) {
      method.card.exp_month = given.card.exp_month ?? method.card.exp_month
      method.card.exp_year = fullYear(given.card.exp_year ?? method.card.exp_year)
    }
    if (given.billing_details) method.billing_details = billingDetailsOf(given.billing_details, method.billing_details)
    method.metadata = mergeMetadata(method.metadata ?? {}, given.metadata)
    emit('payment_method.updated', method)
    return method
  })

  route('POST', '/payment_methods/:id/attach', attach, ({ customer }, { id }) => {
    const method = store.paymentMethods.get(id)
    store.customers.get(customer, 'customer')
    checkUsable(store, method)
    if (method.customer !== null && method.customer !== customer) {
      throw invalidRequest('The payment method you provided has already been attached to a customer.', { code: 'payment_method_unexpected_state' })
    }
    const decline = store.cards.get(id)?.card.setupDecline
    if (decline) throw new ApiError(402, declineError(decline, { payment_method: browserPaymentMethod(method) as Stripe.PaymentMethod }))
    attachTo(emulator, method, customer)
    return method
  })

  route('POST', '/payment_methods/:id/detach', detach, (_given, { id }) => {
    const method = store.paymentMethods.get(id)
    const { customer } = method
    if (customer === null) {
      throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.', { code: 'payment_method_unexpected_state' })
    }
    method.customer = null
    const card = store.cards.get(id)
    if (card) card.isSpent = true
    for (const owner of store.customers.all()) {
      if (owner.invoice_settings.default_payment_method === id) owner.invoice_settings = { ...owner.invoice_settings, default_payment_method: null }
    }
    emit('payment_method.detached', method, { customer })
    for (const mandate of store.mandates.all().filter(({ payment_method: owner }) => owner === id)) cancelMandate(emulator, mandate)
    return method
  })

  route('GET', '/payment_methods', listParameters, ({ customer, ...request }) => {
    if (customer !== undefined) store.customers.get(customer, 'customer')
    return listOf('/v1/payment_methods', store.paymentMethods.all().filter((method) => method.customer !== null && (customer === undefined || method.customer === customer)), request)
  })
}

export function attachTo({ emit }: Pick<Emulator, 'emit'>, method: PaymentMethod, customer: string): void {
  if (method.customer === customer) return
  method.customer = customer
  emit('payment_method.attached', method)
}

/** A method that was used without a customer, or detached from one, is lost. */
export function checkUsable(store: Store, method: PaymentMethod): void {
  if (!store.cards.get(method.id)?.isSpent) return
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
  )
}

/** A browser never learns the fingerprint. */
export function browserPaymentMethod(method: PaymentMethod | Stripe.PaymentMethod): object {
  const { card } = method
  const shown = pick(method, ['id', 'object', 'allow_redisplay', 'billing_details', 'created', 'customer', 'livemode', 'type'])
  return { ...shown, card: card && pick(card, ['brand', 'checks', 'country', 'display_brand', 'exp_month', 'exp_year', 'funding', 'generated_from', 'last4', 'networks', 'regulated_status', 'three_d_secure_usage', 'wallet']) }
}

export function browserError(error: { payment_method?: Stripe.PaymentMethod } | null): object | null {
  return error?.payment_method ? { ...error, payment_method: browserPaymentMethod(error.payment_method) } : error
}

function checkedCard(number: string, { exp_month: month, exp_year: shortYear, cvc }: CardNumber, now: Date) {
  const refuse = (code: string, param: string, message: string) => new ApiError(402, { type: 'card_error', code, param, message })
  const card = testCardOf(number)
  if (card === null) throw refuse('incorrect_number', 'number', 'Your card number is incorrect.')
  const year = fullYear(shortYear)
  if (month < 1 || month > 12) throw refuse('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  if (year < now.getUTCFullYear() || year > now.getUTCFullYear() + 50) throw refuse('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  if (isExpired(month, year, now)) throw refuse('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  const isAmex = card !== 'unknown' && card.brand === 'amex'
  if (cvc !== undefined && !(isAmex ? /^\d{4}$/ : /^\d{3}$/).test(cvc)) throw refuse('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  if (card === 'unknown') throw new ApiError(402, declineError('test_mode_live_card'))
  return card
}

/** A card is valid to the end of its month. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 1)
}

function fullYear(year: number): number {
  return year < 100 ? year + 2_000 : year
}

function billingDetailsOf(given: BillingDetails | undefined, current?: Stripe.PaymentMethod.BillingDetails): Stripe.PaymentMethod.BillingDetails {
  return {
    address: addressOf({ ...current?.address, ...given?.address }),
    email: given?.email ?? current?.email ?? null,
    name: given?.name ?? current?.name ?? null,
    phone: given?.phone ?? current?.phone ?? null,
    tax_id: null,
  }
}
