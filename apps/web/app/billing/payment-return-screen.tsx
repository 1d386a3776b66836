import { PaymentReturn } from '@ott/billing-feature'
import { localePath } from '@ott/i18n'
import { useSearchParams } from 'react-router'
import { apiClient } from '../api/client.ts'
import { usePlatform } from '../api/use-platform.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { checkoutPath, giftPath } from '../routing/paths.ts'
import { clearAttempt, saveCheckoutDraft, saveGiftDraft } from './checkout-storage.ts'
import { giftSharing } from './gift-sharing.ts'
import { reloadPlan } from './reload-plan.ts'
import { startWatchingPath } from './wanted-title.ts'

/** How a payment ended whose payer comes back from the gateway. */
export function PaymentReturnScreen() {
  const locale = useLocale()
  const { timeZone } = usePlatform()
  const [query] = useSearchParams()
  return (
    <PaymentReturn
      call={apiClient}
      locale={locale}
      timeZone={timeZone}
      paymentId={query.get('order_id') ?? ''}
      returned={Object.fromEntries(query)}
      hrefs={{
        checkout: (plan) => checkoutPath(locale, plan),
        gift: giftPath(locale),
        benefits: localePath(locale, '/plans/benefits'),
        home: startWatchingPath(locale),
      }}
      sharing={giftSharing}
      onLeave={(url) => location.assign(url)}
      onPaid={(bought) => {
        clearAttempt(bought)
        if (bought === 'gift') return saveGiftDraft(null)
        saveCheckoutDraft(null)
        void reloadPlan()
      }}
    />
  )
}
