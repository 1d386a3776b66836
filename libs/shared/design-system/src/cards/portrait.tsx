import { Avatar } from './avatar.tsx'
import { Picture } from './picture.tsx'
import * as styles from './portrait.css.ts'

/**
 * Portrait of a credited person, or the first letter of their name.
 * Decorative: the name is beside it. A user's own picture is an `Avatar`.
 */
export function Portrait({ src, name, locale, size }: { src?: string; name: string; locale: string; size: keyof typeof styles.size }) {
  return (
    <span className={styles.size[size]}>
      {src ? <Picture src={src} alt="" width={320} height={320} {...files[size]} /> : <Avatar name={name} locale={locale} size="whole" />}
    </span>
  )
}

/** Image widths per size, for pixel ratios of one to three. */
const files = {
  row: { sizes: '72px', widths: [96, 128, 256] },
  name: { sizes: '36px', widths: [48, 96, 128] },
  page: { sizes: 'clamp(96px, 9vw, 160px)', widths: [128, 256, 384] },
} as const satisfies Record<keyof typeof styles.size, object>
