import { useId } from 'react'
import * as styles from './brand-mark.css.ts'

/** The firefly and the name, leading home. */
export function BrandMark({ name, href }: { name: string; href: string }) {
  return <a className={styles.mark} href={href}><Firefly />{name}</a>
}

function Firefly() {
  const haze = useId()
  return (
    <svg className={styles.firefly} viewBox="0 0 30 30" aria-hidden="true">
      <radialGradient id={haze}>
        <stop className={styles.haze} stopOpacity=".75" />
        <stop className={styles.haze} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle cx="15" cy="21" r="14" fill={`url(#${haze})`} />
      <path className={styles.wing} d="M14 15C4 15 1 8 2.5 3.5 9 3 14 7 14 15z" />
      <path className={styles.farWing} d="M16 15c0-8 5-12 11.5-11.5C29 8 26 15 16 15z" />
      <path className={styles.light} d="M15 14.5c3.3 2.7 4.8 5.3 4.8 7.7a4.8 4.8 0 0 1-9.6 0c0-2.4 1.5-5 4.8-7.7z" />
    </svg>
  )
}
