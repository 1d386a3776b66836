import type { ComponentProps, ReactNode } from 'react'
import { BrandMark } from '../typography/brand-mark.tsx'
import * as styles from './footer.css.ts'

export interface FooterProps {
  brand: ComponentProps<typeof BrandMark>
  groups: { title: string; links: { href: string; label: string }[] }[]
  /** The copyright line. */
  note: string
  /** The switches of language and digits. */
  children?: ReactNode
}

/** Logo and links at the end of every page except the watch page. */
export function Footer({ brand, groups, note, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        <div className={styles.mark}><BrandMark {...brand} /></div>
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
