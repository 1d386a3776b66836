import { gatewayMethodsFor } from '@ott/billing'
import type { GatewayMethod, GatewayMethodType } from '@ott/billing'
import { isFeatureEnabled } from '../../config/feature-flags.ts'
import type { Feature } from '../../config/feature-flags.ts'
import type { SellingDeps } from '../deps.ts'

/** RuPay cards are no feature of their own. */
const featureOf: Partial<Record<GatewayMethodType, Feature>> = { UPI: 'upi', NB: 'netbanking', WALLET: 'wallets' }

/** What the gateway offers in a country: nothing without a gateway, and nothing that is turned off there (BIL-71, BIL-125). */
export function offeredMethods({ gateway, config }: Pick<SellingDeps, 'gateway' | 'config'>, country: string): GatewayMethod[] {
  if (!gateway) return []
  return gatewayMethodsFor(country).filter(({ type }) => {
    const feature = featureOf[type]
    return feature === undefined || isFeatureEnabled(config.featuresOff, feature, country)
  })
}
