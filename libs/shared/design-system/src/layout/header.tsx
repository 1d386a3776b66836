import type { ComponentProps, ReactNode } from 'react'
import { BrandMark } from '../typography/brand-mark.tsx'
import * as styles from './header.css.ts'
import { useScrolled } from './use-scrolled.ts'

export interface NavigationItem {
  href: string
  label: string
  current?: boolean
}

export interface HeaderProps {
  brand: ComponentProps<typeof BrandMark>
  /** Left out where the user must not be led away, such as at a checkout. */
  navigation?: { label: string; items: NavigationItem[] }
  /** Search, language, plans or profile; controls that phones have elsewhere go into `WideOnly`. */
  children?: ReactNode
  /** Transparent over a hero, solid once the page is scrolled. */
  overHero?: boolean
}

/**
 * Logo, main navigation and account controls at the top of every page.
 * Over a hero it is transparent until the page scrolls. On phones the navigation is a `TabBar`.
 */
export function Header({ brand, navigation, children, overHero = false }: HeaderProps) {
  const scrolled = useScrolled(40)
  return (
    <header className={overHero ? styles.ground.overHero : styles.ground.solid} data-scrolled={scrolled ? '' : undefined}>
      <BrandMark {...brand} />
      {navigation ? <Navigation {...navigation} /> : <div className={styles.navigation} />}
      <div className={styles.end}>{children}</div>
    </header>
  )
}

const Navigation = ({ label, items }: { label: string; items: NavigationItem[] }) => (
  <nav className={styles.navigation} aria-label={label}>
    {items.map(({ href, label: name, current }) => (
      <a key={href} className={styles.navigationLink} href={href} aria-current={current ? 'page' : undefined}>
        {name}
        {current ? <span className={styles.here} /> : null}
      </a>
    ))}
  </nav>
)
