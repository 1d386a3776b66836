import { localePath } from '@ott/i18n'
import { useState } from 'react'
import { apiClient } from '../api/client.ts'
import { usePlatform } from '../api/use-platform.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { CardPayment } from './card-payment.server.ts'
import { readAttempt, saveAttempt } from './checkout-storage.ts'
import type { Purchase } from './checkout-storage.ts'

/** What every checkout of a user gets. `path`: its own, where a bank leads back to. */
export function useCheckoutProps({ userId, cardPayment, purchase, path }: { userId: string; cardPayment: CardPayment | null; purchase: Purchase; path: string }) {
  const locale = useLocale()
  const { timeZone, country } = usePlatform()
  const [attempt] = useState(() => readAttempt(userId, purchase))
  return {
    call: apiClient,
    locale,
    timeZone,
    country,
    userId,
    cardPayment,
    attempt,
    onAttemptChange: saveAttempt,
    createRequestId: () => crypto.randomUUID(),
    returnUrl: location.origin + path,
    onLeave: (url: string) => location.assign(url),
    onReload: () => location.reload(),
    hrefs: { plans: localePath(locale, '/plans'), benefits: localePath(locale, '/plans/benefits'), home: localePath(locale, '/') },
  }
}
