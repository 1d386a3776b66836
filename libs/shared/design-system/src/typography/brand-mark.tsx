import { brand } from '@ott/brand'
import { useId } from 'react'
import * as styles from './brand-mark.css.ts'

/** The logo with the product's name, linked to home. In header and footer. */
export function BrandMark({ name, href }: { name: string; href: string }) {
  return <a className={styles.mark} href={href}><Drawing />{name}</a>
}

function Drawing() {
  const id = useId()
  const { haze, parts } = brand.mark
  return (
    <svg className={styles.drawing} viewBox="0 0 30 30" aria-hidden="true">
      <radialGradient id={id}>
        <stop className={styles.haze} stopOpacity=".75" />
        <stop className={styles.haze} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle cx={haze.x} cy={haze.y} r={haze.radius} fill={`url(#${id})`} />
      {parts.map(({ ink, path }) => <path key={ink} className={styles.ink[ink]} d={path} />)}
    </svg>
  )
}
