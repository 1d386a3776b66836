import type { ReactNode } from 'react'
import type { NavigationItem } from '../layout/header.tsx'
import * as styles from './tab-bar.css.ts'

export interface TabBarProps {
  label: string
  /** Up to five. */
  items: (NavigationItem & { icon: ReactNode })[]
}

/**
 * The main places on a phone, at the thumb, up to five. It stands last on the page; wider windows have the places in
 * the `Header`. Parts of one page are `Tabs`.
 */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <>
      <div className={styles.room} />
      <nav className={styles.bar} aria-label={label}>
        {items.map(({ href, label: name, current, icon }) => (
          <a key={href} className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
            {current ? <span className={styles.here} /> : null}
            <span className={styles.icon}>{icon}</span>
            {name}
          </a>
        ))}
      </nav>
    </>
  )
}
