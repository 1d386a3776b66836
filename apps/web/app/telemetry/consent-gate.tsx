import { isAsked } from '@ott/analytics'
import { useDialogIsOpen } from '@ott/design-system'
import { ConsentBanner } from '@ott/identity-feature'
import { localePath } from '@ott/i18n'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth, useProfile } from '../auth/use-auth.ts'
import { useOffersOtherLocale } from '../i18n/language-prompt.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { matchPage } from '../routing/pages.ts'
import { showToast } from '../toasts/toasts.ts'
import { changeConsent, consentAtom, loadConsent } from './consent-store.ts'

/** Pages with a task of their own, and the page where the choice is made. */
const pagesWithoutBanner = ['routes/login', 'routes/privacy-choices']

/** Asks for consent where it is needed, but no child, and only once the language prompt has gone (AN-34). */
export default function ConsentGate() {
  const locale = useLocale()
  const consent = useAtomValue(consentAtom)
  const { pathname } = useLocation()
  const mayAsk = useIsAdult() && !pagesWithoutBanner.includes(matchPage(pathname).id)
  const isInterrupting = [useDialogIsOpen(), useOffersOtherLocale()].includes(true)
  const [wasShown, setWasShown] = useState(false)
  useEffect(() => void loadConsent(), [])
  if (!consent || consent.policy.mode === 'optOut' || !isAsked(consent) || !mayAsk) return null
  // A banner that is shown stays under a dialog.
  if (!wasShown && isInterrupting) return null
  if (!wasShown) setWasShown(true)
  const answer = (type: 'acceptedAll' | 'rejectedAll') => {
    void changeConsent({ type, source: 'banner' })
    showToast({ type: 'success', messageId: 'toast.consentSaved' })
  }
  return (
    <ConsentBanner
      hasGpc={consent.policy.hasGpc}
      choicesHref={localePath(locale, '/privacy-choices')}
      onAcceptAll={() => answer('acceptedAll')}
      onRejectAll={() => answer('rejectedAll')}
    />
  )
}

/** False until it is known whose profile is open. */
function useIsAdult(): boolean {
  const { isKids, isChosen } = useProfile()
  return useAuth().status !== 'idle' && isChosen && !isKids
}
