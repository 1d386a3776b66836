import { Avatar } from './avatar.tsx'
import { Picture } from './picture.tsx'
import * as styles from './portrait.css.ts'

/**
 * The face of somebody who is credited: their picture, or the first letter of their name where there is none. It says
 * nothing itself; their name stands beside it. A viewer's own sign is an `Avatar`.
 */
export function Portrait({ src, name, locale, size }: { src?: string; name: string; locale: string; size: keyof typeof styles.size }) {
  if (!src) return size === 'page' ? <Avatar name={name} locale={locale} size="page" /> : <Avatar name={name} locale={locale} />
  return (
    <span className={styles.size[size]}>
      <Picture src={src} alt="" width={320} height={320} sizes={size === 'page' ? '160px' : '72px'} widths={size === 'page' ? [128, 256, 384] : [96, 128, 256]} />
    </span>
  )
}
