/** What a payment gateway offers beside the card provider. */
export type GatewayMethodType = 'UPI' | 'NB' | 'WALLET' | 'CARD'

export type GatewayMethod = {
  type: GatewayMethodType
  /** Whether a mandate for later charges can be given with it (BIL-71). */
  canRenew: boolean
  /** The banks, wallets or card networks to choose from; one for UPI. */
  options: { id: string; name: string }[]
}

const methodsOfIndia: GatewayMethod[] = [
  { type: 'UPI', canRenew: true, options: [{ id: 'UPI_PAY', name: 'UPI' }] },
  {
    type: 'NB',
    canRenew: false,
    options: [
      { id: 'NB_SBI', name: 'State Bank of India' },
      { id: 'NB_HDFC', name: 'HDFC Bank' },
      { id: 'NB_ICICI', name: 'ICICI Bank' },
      { id: 'NB_AXIS', name: 'Axis Bank' },
      { id: 'NB_KOTAK', name: 'Kotak Mahindra Bank' },
    ],
  },
  {
    type: 'WALLET',
    canRenew: false,
    options: [
      { id: 'PAYTM', name: 'Paytm' },
      { id: 'PHONEPE', name: 'PhonePe' },
      { id: 'AMAZONPAY', name: 'Amazon Pay' },
      { id: 'MOBIKWIK', name: 'MobiKwik' },
    ],
  },
  // Other cards are charged by the card provider, which does not take RuPay.
  { type: 'CARD', canRenew: true, options: [{ id: 'RUPAY', name: 'RuPay' }] },
]

/** The methods of the payment gateway in a country; none outside India (BIL-71). */
export function gatewayMethodsFor(country: string): GatewayMethod[] {
  return country === 'IN' ? methodsOfIndia : []
}

/** The method of that type with that option, or null if the country does not have it. */
export function gatewayMethod(country: string, type: GatewayMethodType, option: string): GatewayMethod | null {
  return gatewayMethodsFor(country).find((method) => method.type === type && method.options.some(({ id }) => id === option)) ?? null
}

/** Hours before the end of a period at which its renewal is asked for: a debit follows at least 24 hours after its notice (BIL-73). */
export const mandateNoticeHours = 26

const mandateLimits: Record<string, number> = { INR: 1_500_000 }

/**
 * The most that one later debit may take, in minor units: twice the price, so that a raised price or another plan needs no new
 * mandate, but not more than banks debit without asking their customer (BIL-73).
 */
export function mandateMaximum({ currency, amount }: { currency: string; amount: number }): number {
  return Math.max(amount, Math.min(2 * amount, mandateLimits[currency] ?? 2 * amount))
}

/** The address as its owner is shown it: `mi***@upi`. */
export function maskedUpiAddress(address: string): string {
  const [name = '', bank = ''] = address.split('@')
  return `${name.slice(0, 2)}***@${bank}`
}
