import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../forms/button.tsx'
import * as styles from './install-prompt.css.ts'
import { Heading, Text } from '../typography/text.tsx'

export interface InstallPromptProps {
  /** What will stand on the home screen. */
  iconSrc: string
  title: string
  /** What one has of it. */
  text: string
  /** Where the browser asks by itself, the button that has it ask; elsewhere what to press, in a sentence. */
  how: { label: string; onChoose: () => void } | { byHand: ReactNode }
}

/** Offers the site as an app, in a place to which viewers come by themselves: never over what they are at. */
export function InstallOffer({ iconSrc, title, text, how }: InstallPromptProps) {
  const id = useId()
  return (
    <section className={styles.offer} aria-labelledby={id}>
      <img className={styles.icon} src={iconSrc} alt="" width="56" height="56" />
      <div className={styles.words}>
        <Heading level={2} size="tray" id={id}>{title}</Heading>
        <Text tone="soft">{text}</Text>
        {'byHand' in how ? <Text tone="soft">{how.byHand}</Text> : <div className={styles.action}><Button variant="primary" onClick={how.onChoose}>{how.label}</Button></div>}
      </div>
    </section>
  )
}
