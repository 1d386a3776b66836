import { RedeemGift, RedeemPage } from '@ott/billing-feature'
import { Text } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { Navigate, useNavigate } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { canGoBack, goBack } from '../routing/go-back.ts'
import { useBackground } from '../routing/modal-location.ts'
import { useGiftRedemption } from './use-gift-redemption.ts'

/** Redeems a gift code. A user with a plan, who did not just redeem, does so on the page of that plan (BIL-34). */
export function RedeemScreen() {
  const locale = useLocale()
  const navigate = useNavigate()
  const intl = useIntl()
  const offersGifts = useIsEnabled('gifts')
  const { redeem, linkedCode, isSubscribed, form } = useGiftRedemption()
  // The sign-in dialog leads back here first.
  const isCovered = useBackground() !== null
  if (isSubscribed && redeem.status === 'editing' && !isCovered) {
    const search = linkedCode && `?code=${encodeURIComponent(linkedCode)}`
    return <Navigate to={localePath(locale, '/plans/benefits') + search} replace />
  }
  return (
    <RedeemPage onBack={() => (canGoBack() ? goBack() : void navigate(localePath(locale, '/')))}>
      {offersGifts ? <RedeemGift {...form} /> : <Text>{intl.formatMessage({ id: 'redeem.notOffered' })}</Text>}
    </RedeemPage>
  )
}
