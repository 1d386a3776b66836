import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import * as styles from './menu.css.ts'
import { CountsAsOpen } from './open-dialog-count.ts'
import { divider } from './popup.css.ts'

type MenuItem =
  | { label: string; icon?: ReactNode; href: string }
  | { label: string; icon?: ReactNode; onChoose: () => void }
  | 'divider'

export interface MenuProps {
  label: string
  /** Shown while the menu is closed: an avatar, an icon. */
  trigger: ReactNode
  items: MenuItem[]
}

/**
 * A few links or actions behind one button, such as the account menu. Opens before scripts run; scripts close it when
 * focus leaves. To choose a value use `Select`.
 */
export function Menu({ label, trigger, items }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => { if (details.current) details.current.open = false }
  const giveBack = () => {
    close()
    details.current?.querySelector('summary')?.focus()
  }
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
    giveBack()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key and focus events bubble from the links inside
    <details ref={details} className={styles.menu} onBlur={left} onKeyDown={escaped} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen && <CountsAsOpen />}
      <summary className={styles.trigger} aria-label={label}>{trigger}</summary>
      <ul className={styles.panel}>
        {items.map((item, place) => item !== 'divider' && (
          <li key={place}>
            {items[place - 1] === 'divider' && <div className={divider} />}
            <Entry item={item} onFollowed={close} onChosen={giveBack} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Returns focus to the menu's button first, so that a dialog opened by the action can give it back there. */
function Entry({ item, onFollowed, onChosen }: { item: Exclude<MenuItem, 'divider'>; onFollowed: () => void; onChosen: () => void }) {
  const content = <>{item.icon}{item.label}</>
  if ('href' in item) return <a className={styles.entry} href={item.href} onClick={onFollowed}>{content}</a>
  const chosen = () => {
    onChosen()
    item.onChoose()
  }
  return <button type="button" className={styles.entry} onClick={chosen}>{content}</button>
}
