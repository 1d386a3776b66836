import type { ReactNode } from 'react'
import { BrandMark } from './brand-mark.tsx'
import * as styles from './header.css.ts'
import { GlobeIcon } from './icons.tsx'
import { useScrolled } from './use-scrolled.ts'

export interface NavigationItem {
  href: string
  label: string
  current?: boolean
}

export interface HeaderProps {
  brand: { name: string; href: string }
  navigation: { label: string; items: NavigationItem[] }
  /** Search, language, plans or profile; what phones have elsewhere goes into `WideOnly`. */
  children?: ReactNode
  /** Transparent over a hero, solid once the page is scrolled. */
  overHero?: boolean
}

export function Header({ brand, navigation, children, overHero = false }: HeaderProps) {
  const scrolled = useScrolled(40)
  return (
    <header className={overHero ? styles.ground.overHero : styles.ground.solid} data-scrolled={scrolled ? '' : undefined}>
      <BrandMark {...brand} />
      <nav className={styles.navigation} aria-label={navigation.label}>
        {navigation.items.map(({ href, label, current }) => (
          <a key={href} className={styles.navigationLink} href={href} aria-current={current ? 'page' : undefined}>
            {label}
            {current ? <span className={styles.here} /> : null}
          </a>
        ))}
      </nav>
      <div className={styles.end}>{children}</div>
    </header>
  )
}

export interface LanguageSwitchProps {
  href: string
  /** The other language and its name in itself: বাংলা, English. */
  lang: string
  name: string
  onChoose?: () => void
}

/** Its `hreflang` says to whoever follows links that another language is another document. */
export function LanguageSwitch({ href, lang, name, onChoose }: LanguageSwitchProps) {
  return (
    <a className={styles.language} href={href} hrefLang={lang} onClick={onChoose}>
      <GlobeIcon />
      <span lang={lang} className={styles.languageName}>{name}</span>
    </a>
  )
}
