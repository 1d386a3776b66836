import type Stripe from 'stripe'
import { missingResource } from './errors.ts'
import type { CardState } from './cards.ts'

/** An object of the SDK that refers to others by id. */
export type Stored<T> = { [K in keyof T]: WithoutObjects<T[K]> }
type WithoutObjects<Field> = Field extends { object: string } ? never : Field

export type Customer = Stored<Stripe.Customer>
export type PaymentMethod = Stored<Stripe.PaymentMethod>
export type SetupIntent = Stored<Stripe.SetupIntent>
export type PaymentIntent = Stored<Stripe.PaymentIntent>
export type Charge = Stored<Stripe.Charge>
export type Refund = Stored<Stripe.Refund>
export type Mandate = Stored<Stripe.Mandate>
export type Dispute = Stored<Stripe.Dispute>

/** Objects in the order of their creation. */
export type Collection<T> = {
  add: (object: T) => T
  find: (id: string) => T | undefined
  /** Throws the vendor's error; `param` is the parameter that has the id, if it is not in the URL. */
  get: (id: string, param?: string) => T
  all: () => T[]
}

export type Store = {
  customers: Collection<Customer>
  paymentMethods: Collection<PaymentMethod>
  setupIntents: Collection<SetupIntent>
  paymentIntents: Collection<PaymentIntent>
  charges: Collection<Charge>
  refunds: Collection<Refund>
  mandates: Collection<Mandate>
  disputes: Collection<Dispute>
  /** By the id of the payment method: what its bank knows. */
  cards: Map<string, CardState>
}

/** A store as JSON. */
export type SavedStore = { [K in Exclude<keyof Store, 'cards'>]?: ReturnType<Store[K]['all']> } & { cards?: [string, CardState][] }

export function createStore(saved: SavedStore = {}): Store {
  return {
    customers: collection('customer', saved.customers),
    paymentMethods: collection('PaymentMethod', saved.paymentMethods),
    setupIntents: collection('setupintent', saved.setupIntents),
    paymentIntents: collection('payment_intent', saved.paymentIntents),
    charges: collection('charge', saved.charges),
    refunds: collection('refund', saved.refunds),
    mandates: collection('mandate', saved.mandates),
    disputes: collection('dispute', saved.disputes),
    cards: new Map(saved.cards),
  }
}

export function savedStore({ customers, paymentMethods, setupIntents, paymentIntents, charges, refunds, mandates, disputes, cards }: Store): SavedStore {
  return {
    customers: customers.all(),
    paymentMethods: paymentMethods.all(),
    setupIntents: setupIntents.all(),
    paymentIntents: paymentIntents.all(),
    charges: charges.all(),
    refunds: refunds.all(),
    mandates: mandates.all(),
    disputes: disputes.all(),
    cards: [...cards],
  }
}

function collection<T extends { id: string }>(name: string, saved: T[] = []): Collection<T> {
  const objects = new Map(saved.map((object) => [object.id, object]))
  return {
    add(object) {
      objects.set(object.id, object)
      return object
    },
    find: (id) => objects.get(id),
    get(id, param) {
      const found = objects.get(id)
      if (!found) throw missingResource(name, id, param)
      return found
    },
    all: () => [...objects.values()],
  }
}
