import { chosenLocale, offersOtherLocale, otherLocale } from '@ott/i18n'
import { useSyncExternalStore } from 'react'
import { inTurn } from '../first-paint/looked-at.ts'
import { later } from './later.tsx'
import { loadOfferMessages } from './messages.ts'
import { offerPutAway } from './offer-put-away.ts'
import { useLocale } from './use-locale.ts'

const LanguageOfferPlace = later(() => import('./language-offer-place.tsx'), { when: inTurn, speaks: otherLocale, words: loadOfferMessages })

/** Offers this page in the other language. Pages are the same for many readers, so the browser decides (I18N-8). */
export function LanguageOffer({ href }: { href: string }) {
  const reads = useLocale()
  const isOffered = useSyncExternalStore(
    offerPutAway.subscribe,
    () => offersOtherLocale({
      reads,
      prefers: navigator.languages,
      chose: chosenLocale(document.cookie),
      hasPutOfferAway: offerPutAway.isSo(),
    }),
    () => false,
  )
  return isOffered ? <LanguageOfferPlace href={href} onDismiss={offerPutAway.remember} /> : null
}
