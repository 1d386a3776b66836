import { useEffect, useEffectEvent, useId, useState } from 'react'
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
  /** The pointer or the focus came to the prompt, or both left it. */
  onActiveChange?: (isActive: boolean) => void
  onDismiss: () => void
}

/** Offers the page in another language, once. It overlays the window's edge, so nothing shifts; its owner removes it. */
export function LanguagePrompt({ lang, href, text, label, dismissLabel, onActiveChange, onDismiss }: LanguagePromptProps) {
  const id = useId()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isActive = isHovered || isFocused
  const changed = useEffectEvent(() => onActiveChange?.(isActive))
  useEffect(() => changed(), [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- observes its link and button
    <aside
      className={styles.offer}
      lang={lang}
      aria-labelledby={id}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <span className={styles.sign}><GlobeIcon /></span>
      <div className={styles.words}>
        <p id={id}>{text}</p>
        <a className={styles.choice} href={href} hrefLang={lang}>{label}</a>
      </div>
      <button type="button" className={styles.close} title={dismissLabel} onClick={onDismiss}><CloseIcon /><VisuallyHidden>{dismissLabel}</VisuallyHidden></button>
    </aside>
  )
}
