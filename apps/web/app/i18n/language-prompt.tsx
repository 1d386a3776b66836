import { chosenLocale, offersOtherLocale, otherLocale } from '@ott/i18n'
import { useSyncExternalStore } from 'react'
import { enqueueIdle } from '../performance/index.ts'
import { lazyWithMessages } from './lazy-with-messages.tsx'
import { languagePromptDismissal } from './language-prompt-dismissal.ts'
import { useLocale } from './use-locale.ts'

const LanguagePromptBanner = lazyWithMessages(() => import('./language-prompt-banner.tsx'), { defer: enqueueIdle })

/** Offers this page in the other language. The browser decides, since pages are cached for many readers (I18N-8). */
export function LanguagePrompt({ href }: { href: string }) {
  const locale = useLocale()
  const isOffered = useSyncExternalStore(
    languagePromptDismissal.subscribe,
    () => offersOtherLocale({
      reads: locale,
      prefers: navigator.languages,
      chose: chosenLocale(document.cookie),
      hasPutOfferAway: languagePromptDismissal.isDismissed(),
    }),
    () => false,
  )
  return isOffered ? <LanguagePromptBanner locale={otherLocale(locale)} href={href} onDismiss={languagePromptDismissal.dismiss} /> : null
}
