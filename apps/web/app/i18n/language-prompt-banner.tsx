import { brand } from '@ott/brand'
import { LanguagePrompt } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import { useEffect, useEffectEvent, useState } from 'react'
import { languagePromptDismissal } from './language-prompt-dismissal.ts'
import bn from './language-prompt.bn.json' with { type: 'json' }
import en from './language-prompt.en.json' with { type: 'json' }

/** Long enough to read the line and to reach it. */
const shownMs = 10_000

/** More than the shifts of a page that is still loading. */
const scrollTolerance = 32

interface LanguagePromptBannerProps {
  locale: Locale
  href: string
  onDismiss: () => void
}

/**
 * In the offered language. The page has no messages of that language, so the prompt has its own. It appears on the first
 * page alone, and goes by itself unless the user is at it (I18N-8).
 */
export default function LanguagePromptBanner({ locale, href, onDismiss }: LanguagePromptBannerProps) {
  const texts = { en, bn }[locale]
  const [isActive, setActive] = useState(false)
  const [firstHref] = useState(href)
  useEffect(() => languagePromptDismissal.markShown(), [])
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (href !== firstHref) dismiss()
  }, [href, firstHref])
  useDismissal(isActive, onDismiss)
  return (
    <LanguagePrompt
      lang={locale}
      href={href}
      text={texts['languagePrompt.text'].replace('{product}', brand.name[locale])}
      label={texts['languagePrompt.choose']}
      dismissLabel={texts['languagePrompt.dismiss']}
      onActiveChange={setActive}
      onDismiss={onDismiss}
    />
  )
}

/** By a scroll or after some seconds; both wait while the pointer or the focus is on the prompt. */
function useDismissal(isActive: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (isActive) return
    const timer = setTimeout(dismiss, shownMs)
    const from = scrollY
    const scrolled = () => {
      if (Math.abs(scrollY - from) > scrollTolerance) dismiss()
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', scrolled)
    }
  }, [isActive])
}
