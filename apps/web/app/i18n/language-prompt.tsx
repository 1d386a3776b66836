import { chosenLocale, offersOtherLocale, otherLocale } from '@ott/i18n'
import { useSyncExternalStore } from 'react'
import { enqueueIdle } from '../performance/index.ts'
import { lazyWithMessages } from './lazy-with-messages.tsx'
import { languagePromptDismissal } from './language-prompt-dismissal.ts'
import { useLocale } from './use-locale.ts'

const LanguagePromptBanner = lazyWithMessages(() => import('./language-prompt-banner.tsx'), { defer: enqueueIdle })

/** Offers this page in the other language. The browser decides, since pages are cached for many readers (I18N-8). */
export function LanguagePrompt({ href }: { href: string }) {
  const reads = useLocale()
  const isOffered = useSyncExternalStore(
    languagePromptDismissal.subscribe,
    () => offersOtherLocale({
      reads,
      prefers: navigator.languages,
      chose: chosenLocale(document.cookie),
      hasPutOfferAway: languagePromptDismissal.isSo(),
    }),
    () => false,
  )
  return isOffered ? <LanguagePromptBanner locale={otherLocale(reads)} href={href} onDismiss={languagePromptDismissal.remember} /> : null
}
