import type { GatewayMethod } from '@ott/billing'
import type { Answer } from '@ott/contract'

export function presentMethods(methods: GatewayMethod[]): Answer<'platform'>['paymentMethods'] {
  return methods.map(({ type, canRenew, options }) => ({ type, can_renew: canRenew, options }))
}
