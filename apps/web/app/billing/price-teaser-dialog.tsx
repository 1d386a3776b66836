import { PriceTeaser } from '@ott/billing-feature'
import { localePath } from '@ott/i18n'
import { Navigate } from 'react-router'
import { DeferredMessages } from '../i18n/lazy-with-messages.tsx'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { loginPath } from '../routing/paths.ts'
import { apiClient } from '../api/client.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useAuth } from '../auth/use-auth.ts'
import { plansPathFor } from './wanted-title.ts'

/** Prices before sign-in. A signed-in user is sent to the plans page. */
export default function PriceTeaserDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const locale = useLocale()
  const offersGifts = useIsEnabled('gifts')
  const plans = plansPathFor(locale, link)
  if (useAuth().status === 'loggedIn') return <Navigate to={plans} replace />
  return <DeferredMessages><PriceTeaser call={apiClient} locale={locale} loginHref={loginPath(locale, plans)} redeemHref={offersGifts ? localePath(locale, '/redeem') : null} onClose={onClose} /></DeferredMessages>
}
