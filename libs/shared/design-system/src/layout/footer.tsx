import type { ReactNode } from 'react'
import * as styles from './footer.css.ts'

export interface FooterProps {
  groups: { title: string; links: { href: string; label: string }[] }[]
  /** The copyright line. */
  note: string
  /** The language switch; phones have it only here. */
  children?: ReactNode
}

/** Links at the end of every page except the watch page. */
export function Footer({ groups, note, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ href, label }) => (
                <li key={href}><a className={styles.link} href={href}>{label}</a></li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <p>{note}</p>
        <div className={styles.controls}>{children}</div>
      </div>
    </footer>
  )
}
