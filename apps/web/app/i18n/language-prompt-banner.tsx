import { brand } from '@ott/brand'
import { LanguagePrompt } from '@ott/design-system'
import type { Locale } from '@ott/i18n'
import bn from './language-prompt.bn.json' with { type: 'json' }
import en from './language-prompt.en.json' with { type: 'json' }

/** In the offered language. The page has no messages of that language, so the prompt has its own. */
export default function LanguagePromptBanner({ locale, href, onDismiss }: { locale: Locale; href: string; onDismiss: () => void }) {
  const texts = { en, bn }[locale]
  return (
    <LanguagePrompt
      lang={locale}
      href={href}
      text={texts['languagePrompt.text'].replace('{product}', brand.name[locale])}
      label={texts['languagePrompt.choose']}
      dismissLabel={texts['languagePrompt.dismiss']}
      onDismiss={onDismiss}
    />
  )
}
