import { chosenLocale, offersOtherLocale, otherLocale } from '@ott/i18n'
import { useSyncExternalStore } from 'react'
import { inTurn } from '../performance/index.ts'
import { later } from './lazy-with-messages.tsx'
import { offerPutAway } from './language-prompt-dismissal.ts'
import { useLocale } from './use-locale.ts'

const LanguageOfferPlace = later(() => import('./language-prompt-banner.tsx'), { defer: inTurn })

/** Offers this page in the other language. The browser decides, since pages are cached for many readers (I18N-8). */
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
  return isOffered ? <LanguageOfferPlace locale={otherLocale(reads)} href={href} onDismiss={offerPutAway.remember} /> : null
}
