import { media } from '../theme/media.ts'
import { pictureUrl, srcSet } from './picture-url.ts'
import type { PictureWidth } from './picture-url.ts'
import * as styles from './picture.css.ts'

export interface PictureProps {
  /** None while it is not known. */
  src?: string
  /** A small one that is here already, which stands in for it, blurred, until it has come. Its place cuts off what reaches out. */
  blurSrc?: string
  /** Empty when words beside the picture say the same. */
  alt: string
  /** The drawn size: it keeps the picture's place before it loads. */
  width: number
  height: number
  /** How wide the picture is shown, as in the `sizes` of an img. */
  sizes: string
  widths: readonly PictureWidth[]
  /** Another drawing, taller than wide, for phones. */
  tallSrc?: string
  /** The one picture of the page that is waited for. */
  priority?: boolean
  /** Seen at once, but not waited for. */
  eager?: boolean
  focus?: keyof typeof styles.focus
}

const tallWidths = [640, 828, 1080, 1200] as const

/**
 * A picture that says something: a still, a poster, a face. It comes in the size that the screen needs, with its room
 * kept until then, dark, or by a small picture that is here already (`blurSrc`). `priority` for the one that the page waits for, `eager` for what is seen at once, neither for all
 * others. A sign beside words is an icon; a poster that leads to its title is a `Card`.
 */
export function Picture(props: PictureProps) {
  const { src, blurSrc, alt, width, height, sizes, widths, tallSrc, priority, eager, focus = 'centre' } = props
  const blurred = blurSrc ? <img className={styles.blur} src={blurSrc} alt="" /> : null
  if (src === undefined) return blurred
  const image = (
    <img
      className={`${styles.picture} ${styles.focus[focus]}`}
      srcSet={srcSet(src, widths)}
      sizes={sizes}
      src={pictureUrl(src, widths[Math.floor(widths.length / 2)] ?? 640)}
      alt={alt}
      width={width}
      height={height}
      decoding={priority ? 'sync' : 'async'}
      {...(priority ? { fetchPriority: 'high' as const, 'data-priority': '' } : {})}
      {...(priority || eager ? {} : { loading: 'lazy' as const })}
    />
  )
  const drawn = tallSrc ? (
    <picture className={styles.frame}>
      <source media={media.below600} srcSet={srcSet(tallSrc, tallWidths)} sizes="100vw" />
      {image}
    </picture>
  ) : image
  return <>{blurred}{drawn}</>
}
