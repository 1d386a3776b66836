import { chosenLocale, offersOtherLocale, otherLocale } from '@ott/i18n'
import { useSyncExternalStore } from 'react'
import { enqueueIdle } from '../performance/index.ts'
import { lazyWithMessages } from './lazy-with-messages.tsx'
import { languagePromptDismissal } from './language-prompt-dismissal.ts'
import { useLocale } from './use-locale.ts'

const LanguagePromptBanner = lazyWithMessages(() => import('./language-prompt-banner.tsx'), { defer: enqueueIdle })

/** Offers this page in the other language (I18N-8). */
export function LanguagePrompt({ href }: { href: string }) {
  const locale = useLocale()
  return useOffersOtherLocale() ? <LanguagePromptBanner locale={otherLocale(locale)} href={href} onDismiss={languagePromptDismissal.dismiss} /> : null
}

/** Whether the language prompt is shown. The browser decides, since pages are cached for many readers. */
export function useOffersOtherLocale(): boolean {
  const locale = useLocale()
  return useSyncExternalStore(
    languagePromptDismissal.subscribe,
    () => offersOtherLocale({
      reads: locale,
      prefers: navigator.languages,
      chose: chosenLocale(document.cookie),
      hasPutOfferAway: languagePromptDismissal.isDismissed(),
    }),
    () => false,
  )
}
