import type Stripe from 'stripe'
import { idOf, secondsOf } from './emulator.ts'
import type { Emulator } from './emulator.ts'
import { invalidRequest } from './errors.ts'
import { newId } from './ids.ts'
import { listOf } from './lists.ts'
import { email, list, listing, mergeMetadata, metadata, newMetadata, oneOf, parameters, record, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import type { Customer } from './store.ts'

const address = record({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text } satisfies ShapeOf<Stripe.AddressParam>)
const invoiceSettings = record({ default_payment_method: text } satisfies ShapeOf<Stripe.CustomerUpdateParams.InvoiceSettings>)
const details = { address, description: text, email, name: text, phone: text, expand: list(text) }

export const customerParameters = {
  create: parameters({ ...details, metadata: newMetadata } satisfies ShapeOf<Stripe.CustomerCreateParams>),
  retrieve: parameters({ expand: list(text) } satisfies ShapeOf<Stripe.CustomerRetrieveParams>),
  update: parameters({ ...details, metadata, invoice_settings: invoiceSettings } satisfies ShapeOf<Stripe.CustomerUpdateParams>),
  list: parameters({ ...listing, email } satisfies ShapeOf<Stripe.CustomerListParams>),
  paymentMethods: parameters({ ...withoutCreated(listing), type: oneOf('card') } satisfies ShapeOf<Stripe.CustomerListPaymentMethodsParams>),
}

export function serveCustomers({ route, store, pay, emit }: Emulator): void {
  const { create, retrieve, update, list: listParameters, paymentMethods } = customerParameters

  route('POST', '/customers', create, (given) => {
    const id = newId('cus', 14)
    const customer: Customer = {
      id,
      object: 'customer',
      address: addressOf(given.address),
      balance: 0,
      created: secondsOf(pay.clock.now()),
      currency: null,
      default_source: null,
      delinquent: false,
      description: given.description || null,
      email: given.email || null,
      invoice_prefix: newId('', 8).slice(1).toUpperCase(),
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      livemode: false,
      metadata: given.metadata ?? {},
      name: given.name || null,
      next_invoice_sequence: 1,
      phone: given.phone || null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    }
    store.customers.add(customer)
    emit('customer.created', customer)
    return customer
  })

  route('GET', '/customers/:id', retrieve, (_given, { id }) => store.customers.get(id))

  route('POST', '/customers/:id', update, (given, { id }) => {
    const customer = store.customers.get(id)
    const method = given.invoice_settings?.default_payment_method
    if (method && idOf(store.paymentMethods.get(method, 'invoice_settings[default_payment_method]').customer) !== id) {
      throw invalidRequest(`The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`, {
        code: 'resource_missing',
        param: 'invoice_settings[default_payment_method]',
      })
    }
    for (const name of ['description', 'email', 'name', 'phone'] as const) if (given[name] !== undefined) customer[name] = given[name] || null
    if (given.address) customer.address = addressOf(given.address)
    if (method !== undefined) customer.invoice_settings = { ...customer.invoice_settings, default_payment_method: method || null }
    customer.metadata = mergeMetadata(customer.metadata, given.metadata)
    emit('customer.updated', customer)
    return customer
  })

  route('GET', '/customers', listParameters, ({ email: wanted, ...request }) =>
    listOf('/v1/customers', store.customers.all().filter((customer) => wanted === undefined || customer.email === wanted), request),
  )

  route('GET', '/customers/:id/payment_methods', paymentMethods, (given, { id }) => {
    store.customers.get(id)
    return listOf(`/v1/customers/${id}/payment_methods`, store.paymentMethods.all().filter(({ customer }) => customer === id), given)
  })
}

export function addressOf(given: Partial<Stripe.Address> | undefined): Stripe.Address | null {
  return given ? { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...given } : null
}

/** Some lists can't be filtered by their time. */
export function withoutCreated({ created: _created, ...rest }: typeof listing): Omit<typeof listing, 'created'> {
  return rest
}
