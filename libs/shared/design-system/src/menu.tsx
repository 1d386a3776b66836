import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import * as styles from './menu.css.ts'
import { CountsAsOpen } from './open-dialogs.ts'
import { divider } from './popup.css.ts'

export type MenuItem =
  | { label: string; icon?: ReactNode; href: string }
  | { label: string; icon?: ReactNode; onChoose: () => void }
  | 'divider'

export interface MenuProps {
  label: string
  /** What shows while the menu is closed: a face, an icon. */
  trigger: ReactNode
  items: MenuItem[]
}

/**
 * A few places or actions behind one control: the account. It opens before scripts run; they close it when one turns
 * elsewhere. To choose a value use `Select`.
 */
export function Menu({ label, trigger, items }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => { if (details.current) details.current.open = false }
  useEffect(() => {
    const pressed = (event: PointerEvent) => { if (!details.current?.contains(event.target as Node)) close() }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [])

  const left = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    close()
    details.current.querySelector('summary')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus come up from the links inside
    <details ref={details} className={styles.menu} onBlur={left} onKeyDown={escaped} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen && <CountsAsOpen />}
      <summary className={styles.trigger} aria-label={label}>{trigger}</summary>
      <ul className={styles.panel}>
        {items.map((item, place) => <li key={place}><Entry item={item} onChosen={close} /></li>)}
      </ul>
    </details>
  )
}

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  if (item === 'divider') return <div className={divider} />
  const content = <>{item.icon}{item.label}</>
  if ('href' in item) return <a className={styles.entry} href={item.href} onClick={onChosen}>{content}</a>
  const chosen = () => {
    onChosen()
    item.onChoose()
  }
  return <button type="button" className={styles.entry} onClick={chosen}>{content}</button>
}
