import { Benefits, RedeemGift } from '@ott/billing-feature'
import { localePath } from '@ott/i18n'
import { useState } from 'react'
import { apiClient } from '../api/client.ts'
import { usePlatform } from '../api/use-platform.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { addCardPath, giftPath, payRenewalPath } from '../routing/paths.ts'
import { openInTab } from './open-in-tab.ts'
import { reloadPlan } from './reload-plan.ts'
import { useGiftRedemption } from './use-gift-redemption.ts'

/** The user's plan. A further gift code is redeemed here. */
export function BenefitsScreen() {
  const locale = useLocale()
  const { timeZone, now } = usePlatform()
  const offers = { pause: useIsEnabled('pause'), refunds: useIsEnabled('refunds'), gifts: useIsEnabled('gifts') }
  const { redeem, form } = useGiftRedemption()
  const [opened, setOpened] = useState<'byCode' | 'byUser' | null>(() => (form.code === '' ? null : 'byCode'))
  const isOpen = opened !== null || redeem.status !== 'editing'
  const close = () => {
    setOpened(null)
    form.onClose()
  }
  return (
    <Benefits
      call={apiClient}
      locale={locale}
      timeZone={timeZone}
      now={now}
      hrefs={{ plans: localePath(locale, '/plans'), redeem: localePath(locale, '/redeem'), gift: giftPath(locale), payRenewal: payRenewalPath(locale), addCard: addCardPath(locale) }}
      offers={offers}
      createRequestId={() => crypto.randomUUID()}
      giftForm={isOpen ? <RedeemGift {...form} takesFocus={opened === 'byUser'} onClose={close} /> : null}
      onAddGift={() => setOpened('byUser')}
      onOpenInvoice={(url) => void openInTab(url)}
      onChanged={() => void reloadPlan()}
    />
  )
}
