import type { ComponentProps, ReactNode } from 'react'
import { BrandMark } from '../typography/brand-mark.tsx'
import * as styles from './header.css.ts'
import { GlobeIcon, SearchIcon } from '../icons/icons.tsx'
import { useScrolled } from './use-scrolled.ts'

export interface NavigationItem {
  href: string
  label: string
  current?: boolean
}

export interface HeaderProps {
  brand: ComponentProps<typeof BrandMark>
  navigation: { label: string; items: NavigationItem[] }
  /** Search, language, plans or profile; what phones have elsewhere goes into `WideOnly`. */
  children?: ReactNode
  /** Transparent over a hero, solid once the page is scrolled. */
  overHero?: boolean
}

/**
 * The top of every page: the mark, the main places, and what is the viewer's own. Over a hero it is transparent until
 * the page is scrolled. On phones the places stand in a `TabBar`.
 */
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

/**
 * Leads to the same page in the other language, named in itself. Its `hreflang` says to whoever follows links that
 * another language is another document.
 */
export function LanguageSwitch({ href, lang, name, onChoose }: LanguageSwitchProps) {
  return (
    <a className={styles.control} href={href} hrefLang={lang} onClick={onChoose}>
      <GlobeIcon />
      <span lang={lang} className={styles.languageName}>{name}</span>
    </a>
  )
}

export interface DigitsSwitchProps {
  href: string
  /** What the page is then written in: `bn-u-nu-latn`. */
  lang: string
  /** Says the digits in themselves. */
  children: string
}

/** Leads to the same page with its numbers in other digits, which is another document as one in another language is. */
export function DigitsSwitch({ href, lang, children }: DigitsSwitchProps) {
  return <a className={styles.control} href={href} hrefLang={lang}>{children}</a>
}

/** The way to the search, by its sign alone. */
export function SearchLink({ href, label, current }: { href: string; label: string; current?: boolean }) {
  return <a className={styles.control} href={href} aria-label={label} aria-current={current ? 'page' : undefined}><SearchIcon /></a>
}
