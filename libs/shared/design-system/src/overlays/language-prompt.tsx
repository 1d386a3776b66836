import { useId } from 'react'
import { CloseIcon } from '../icons/dialog-icons.tsx'
import { GlobeIcon } from '../icons/icons.tsx'
import * as styles from './language-prompt.css.ts'
import { VisuallyHidden } from '../typography/text.tsx'

export interface LanguagePromptProps {
  /** Language of the offered page, and of all texts in the prompt. */
  lang: string
  href: string
  text: string
  label: string
  dismissLabel: string
  onDismiss: () => void
}

/** Offers the page in another language, once. It overlays the window's edge, so nothing shifts. */
export function LanguagePrompt({ lang, href, text, label, dismissLabel, onDismiss }: LanguagePromptProps) {
  const id = useId()
  return (
    <aside className={styles.offer} lang={lang} aria-labelledby={id}>
      <span className={styles.sign}><GlobeIcon /></span>
      <div className={styles.words}>
        <p id={id}>{text}</p>
        <a className={styles.choice} href={href} hrefLang={lang}>{label}</a>
      </div>
      <button type="button" className={styles.close} title={dismissLabel} onClick={onDismiss}><CloseIcon /><VisuallyHidden>{dismissLabel}</VisuallyHidden></button>
    </aside>
  )
}
