import { AddCard } from '@ott/billing-feature'
import { localePath } from '@ott/i18n'
import { apiClient } from '../api/client.ts'
import { useSession } from '../auth/use-auth.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { addCardPath } from '../routing/paths.ts'
import type { CardPayment } from './card-payment.server.ts'

/** Storing a card, for a user who is signed in. */
export function AddCardScreen({ cardPayment }: { cardPayment: CardPayment | null }) {
  const locale = useLocale()
  const session = useSession()
  return session && (
    <AddCard
      key={session.userId}
      call={apiClient}
      locale={locale}
      cardPayment={cardPayment}
      createRequestId={() => crypto.randomUUID()}
      returnUrl={location.origin + addCardPath(locale)}
      hrefs={{ benefits: localePath(locale, '/plans/benefits') }}
      onReload={() => location.reload()}
    />
  )
}
