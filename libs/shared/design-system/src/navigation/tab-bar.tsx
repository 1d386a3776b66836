import type { ReactNode } from 'react'
import type { NavigationItem } from '../layout/header.tsx'
import * as styles from './tab-bar.css.ts'

export interface TabBarProps {
  label: string
  /** Up to five. */
  items: (NavigationItem & { icon: ReactNode })[]
}

/** The main navigation on phones, up to five items at the bottom, last in the document. Wider windows have a `Header`. */
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
