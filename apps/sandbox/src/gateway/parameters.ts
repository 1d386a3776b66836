import { amountPattern } from './amount.ts'
import { credentials } from './credentials.ts'

export type Given = Record<string, string>

export type Rules = { required: Record<string, RegExp>; optional?: Record<string, RegExp> }

const text = /^[^]*$/
const id = /^[a-z0-9]{1,20}$/i
const unixSeconds = /^\d{10}$/
const yes = /^true$/
const merchant = new RegExp(`^${credentials.merchantId}$`)
const userFields = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`udf${index + 1}`, text]))

export const orderRules: Rules = {
  required: {
    order_id: id, amount: amountPattern, currency: /^(INR|BDT|GBP|EUR|USD|JPY)$/, customer_id: /^\S{1,128}$/,
      // No query string and no fragment.
    return_url: /^https?:\/\/[^\s?#]+$/,
  },
  optional: {
    ...userFields, customer_email: /^\S+@\S+$/, customer_phone: /^\d{10}$/, description: text, 'options.create_mandate': /^REQUIRED$/, 'mandate.max_amount': amountPattern, 'mandate.frequency': /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
    'mandate.start_date': unixSeconds, 'mandate.end_date': unixSeconds, 'mandate.amount_rule': /^VARIABLE$/, 'mandate.revokable_by_customer': /^(true|false)$/,
  },
}

/** All of them are required with `options.create_mandate`. */
export const mandateParameters = ['max_amount', 'frequency', 'start_date', 'end_date', 'amount_rule'].map((name) => `mandate.${name}`)

/** The rules of `POST /txns`, which depend on the payment method. A card number is never one of the parameters. */
export function transactionRules({ payment_method_type: type, payment_method: method }: Given): Rules {
  const rules = (methods: RegExp, more: Record<string, RegExp> = {}): Rules => ({
    required: {
      order_id: id, merchant_id: merchant, payment_method_type: /^(NB|CARD|WALLET|UPI)$/, payment_method: methods,
      redirect_after_payment: yes, format: /^json$/, ...more,
    },
    optional: { should_create_mandate: yes, mandate_type: /^EMANDATE$/ },
  })
  if (type === 'NB') return rules(/^NB_(HDFC|ICICI|SBI|AXIS|KOTAK)$/)
  if (type === 'CARD') return rules(/^(VISA|MASTERCARD|RUPAY)$/)
  if (type === 'WALLET') return rules(/^(PAYTM|PHONEPE|AMAZONPAY|MOBIKWIK)$/)
  if (method === 'UPI_COLLECT') return rules(/^UPI_COLLECT$/, { txn_type: /^UPI_COLLECT$/, upi_vpa: vpaPattern })
  return rules(/^UPI_PAY$/, { txn_type: /^UPI_PAY$/, sdk_params: yes })
}

export const debitRules: Rules = {
  required: {
    'order.order_id': id, 'order.amount': amountPattern, 'order.customer_id': /^\S{1,128}$/, mandate_id: text, merchant_id: merchant, format: /^json$/,
  },
}

export const refundRules: Rules = { required: { unique_request_id: id, amount: amountPattern } }

export const commandRules: Rules = {
  required: { command: /^(revoke|pause|cancel_recurring_transaction)$/ },
  optional: { order_id: id },
}

export const vpaPattern = /^[\w.-]{2,64}@[a-z][a-z0-9]{1,63}$/i

/** Names the first parameter that is missing, invalid or unknown; null if there is none. */
export function objectionToForm(given: Given, { required, optional = {} }: Rules): string | null {
  const isWrong = ([name, pattern]: [string, RegExp]) => !pattern.test(given[name] ?? '')
  const isUnfit = ([name, value]: [string, string]) => !(required[name] ?? optional[name])?.test(value)
  const wrong = Object.entries(required).find(isWrong) ?? Object.entries(given).find(isUnfit)
  return wrong ? `Invalid parameter: ${wrong[0]}` : null
}
