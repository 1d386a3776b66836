import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../forms/button.tsx'
import * as styles from './install-prompt.css.ts'
import { Heading, Text } from '../typography/text.tsx'

export interface InstallPromptProps {
  /** The icon shown on the home screen. */
  iconSrc: string
  title: string
  /** The benefits of installing. */
  text: string
  /** A button where the browser has an install prompt, else instructions. */
  how: { label: string; onChoose: () => void } | { byHand: ReactNode }
}

/** Offers to install the site as an app. Use it on a page that users visit on purpose, never over content. */
export function InstallPrompt({ iconSrc, title, text, how }: InstallPromptProps) {
  const id = useId()
  return (
    <section className={styles.offer} aria-labelledby={id}>
      <img className={styles.icon} src={iconSrc} alt="" width="56" height="56" />
      <div className={styles.words}>
        <Heading level={2} size="section" id={id}>{title}</Heading>
        <Text tone="soft">{text}</Text>
        {'byHand' in how ? <Text tone="soft">{how.byHand}</Text> : <div className={styles.action}><Button variant="primary" onClick={how.onChoose}>{how.label}</Button></div>}
      </div>
    </section>
  )
}
