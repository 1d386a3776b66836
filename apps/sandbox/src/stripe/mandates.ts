import type Stripe from 'stripe'
import { secondsOf } from './emulator.ts'
import type { Emulator } from './emulator.ts'
import { newId } from './ids.ts'
import { list, parameters, text } from './parameters.ts'
import type { ShapeOf } from './parameters.ts'
import type { Mandate } from './store.ts'

export const mandateParameters = {
  retrieve: parameters({ expand: list(text) } satisfies ShapeOf<Stripe.MandateRetrieveParams>),
}

export function serveMandates({ route, store }: Emulator): void {
  route('GET', '/mandates/:id', mandateParameters.retrieve, (_given, { id }) => store.mandates.get(id))
}

/** The cardholder's permission for recurring debits. */
export function newMandate({ store, pay }: Emulator, paymentMethodId: string): Mandate {
  return store.mandates.add({
    id: newId('mandate'),
    object: 'mandate',
    customer_acceptance: { accepted_at: secondsOf(pay.clock.now()), online: { ip_address: null, user_agent: null }, type: 'online' },
    livemode: false,
    multi_use: {},
    payment_method: paymentMethodId,
    payment_method_details: { card: { india: { inactive_reason: null } }, type: 'card' },
    status: 'active',
    type: 'multi_use',
  })
}

/** The cardholder or the site withdraws it. */
export function cancelMandate({ emit }: Pick<Emulator, 'emit'>, mandate: Mandate): void {
  if (mandate.status !== 'active') return
  mandate.status = 'inactive'
  mandate.payment_method_details = { ...mandate.payment_method_details, card: { india: { inactive_reason: 'canceled' } } }
  emit('mandate.updated', mandate, { status: 'active' })
}
