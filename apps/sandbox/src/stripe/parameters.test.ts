import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chargeParameters } from './charges.ts'
import { customerParameters } from './customers.ts'
import { disputeParameters } from './disputes.ts'
import { eventParameters } from './events.ts'
import { mandateParameters } from './mandates.ts'
import type { Parameters } from './parameters.ts'
import { paymentIntentParameters } from './payment-intents.ts'
import { paymentMethodParameters } from './payment-methods.ts'
import { refundParameters } from './refunds.ts'
import { setupIntentParameters } from './setup-intents.ts'

const resources = join(dirname(createRequire(import.meta.url).resolve('stripe')), 'resources')

/** The parameters that the SDK declares, without and with a question mark. */
function declared(resource: string, name: string): { required: string[]; all: string[] } {
  const source = readFileSync(join(resources, `${resource}.d.ts`), 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '')
  const [, parent = '', body] = new RegExp(`^export interface ${name} (?:extends (\\w+) )?\\{(.*?)^\\}`, 'ms').exec(source) ?? []
  if (body === undefined) throw new Error(`The SDK declares no ${name}`)
  const fields = [...body.matchAll(/^ {4}(\w+)(\??):/gm)].map(([, field = '', optional]) => ({ field, isRequired: optional === '' }))
  const paging = parent === 'PaginationParams' ? ['limit', 'starting_after', 'ending_before'] : []
  return { required: fields.filter(({ isRequired }) => isRequired).map(({ field }) => field), all: [...fields.map(({ field }) => field), ...paging] }
}

const calls: [resource: string, name: string, accepted: Parameters][] = [
  ['Customers', 'CustomerCreateParams', customerParameters.create],
  ['Customers', 'CustomerRetrieveParams', customerParameters.retrieve],
  ['Customers', 'CustomerUpdateParams', customerParameters.update],
  ['Customers', 'CustomerListParams', customerParameters.list],
  ['Customers', 'CustomerListPaymentMethodsParams', customerParameters.paymentMethods],
  ['PaymentMethods', 'PaymentMethodCreateParams', paymentMethodParameters.create],
  ['PaymentMethods', 'PaymentMethodRetrieveParams', paymentMethodParameters.retrieve],
  ['PaymentMethods', 'PaymentMethodUpdateParams', paymentMethodParameters.update],
  ['PaymentMethods', 'PaymentMethodAttachParams', paymentMethodParameters.attach],
  ['PaymentMethods', 'PaymentMethodDetachParams', paymentMethodParameters.detach],
  ['PaymentMethods', 'PaymentMethodListParams', paymentMethodParameters.list],
  ['SetupIntents', 'SetupIntentCreateParams', setupIntentParameters.create],
  ['SetupIntents', 'SetupIntentRetrieveParams', setupIntentParameters.retrieve],
  ['SetupIntents', 'SetupIntentConfirmParams', setupIntentParameters.confirm],
  ['SetupIntents', 'SetupIntentCancelParams', setupIntentParameters.cancel],
  ['PaymentIntents', 'PaymentIntentCreateParams', paymentIntentParameters.create],
  ['PaymentIntents', 'PaymentIntentRetrieveParams', paymentIntentParameters.retrieve],
  ['PaymentIntents', 'PaymentIntentConfirmParams', paymentIntentParameters.confirm],
  ['PaymentIntents', 'PaymentIntentCancelParams', paymentIntentParameters.cancel],
  ['PaymentIntents', 'PaymentIntentListParams', paymentIntentParameters.list],
  ['Charges', 'ChargeRetrieveParams', chargeParameters.retrieve],
  ['Charges', 'ChargeListParams', chargeParameters.list],
  ['Refunds', 'RefundCreateParams', refundParameters.create],
  ['Refunds', 'RefundRetrieveParams', refundParameters.retrieve],
  ['Refunds', 'RefundListParams', refundParameters.list],
  ['Mandates', 'MandateRetrieveParams', mandateParameters.retrieve],
  ['Disputes', 'DisputeRetrieveParams', disputeParameters.retrieve],
  ['Disputes', 'DisputeUpdateParams', disputeParameters.update],
  ['Events', 'EventListParams', eventParameters.list],
  ['Events', 'EventRetrieveParams', eventParameters.retrieve],
]

it.each(calls)('%s: the sandbox accepts only parameters of %s, and requires those that it requires', (resource, name, accepted) => {
  const { required, all } = declared(resource, name)
  expect(all).toEqual(expect.arrayContaining(Object.keys(accepted.shape)))
  expect(accepted.required).toEqual(expect.arrayContaining(required))
})
