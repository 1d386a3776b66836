import { createContext, useContext } from 'react'
import { media } from '../theme/media.ts'
import { pictureUrl, srcSet } from './picture-url.ts'
import type { PictureWidth } from './picture-url.ts'
import * as styles from './picture.css.ts'

interface PictureProps {
  /** Undefined while unknown. */
  src?: string
  /**
   * A small picture that is loaded already, shown blurred until the large one loads. The container must clip its blur.
   */
  blurSrc?: string
  /** Empty when adjacent text says the same. */
  alt: string
  /** Intrinsic size, which reserves the space before loading. */
  width: number
  height: number
  /** Display width, as in the `sizes` attribute of an img. */
  sizes: string
  widths: readonly PictureWidth[]
  /** A portrait version for phones. */
  tallSrc?: string
  /** The page's one priority image. */
  priority?: boolean
  /** Above the fold, but not the priority image. */
  eager?: boolean
  focus?: keyof typeof styles.focus
}

/** Whether pictures are one size smaller than the screen needs, to save data. Must be the same on server and browser. */
export const SmallPictures = createContext(false)

const tallWidths = [640, 828, 1080, 1200] as const

/**
 * A content image such as a still, poster or face, at the size the screen needs and without layout shift. `priority` is
 * for the main image, `eager` for others above the fold; a linked poster is a `Card`.
 */
export function Picture(props: PictureProps) {
  const isSmall = useContext(SmallPictures)
  const { src, blurSrc, alt, width, height, sizes, widths, tallSrc, priority, eager, focus = 'centre' } = props
  const blurred = blurSrc ? <img className={styles.blur} src={blurSrc} alt="" /> : null
  if (src === undefined) return blurred
  const image = (
    <img
      className={`${styles.picture} ${styles.focus[focus]}`}
      {...sourceAttributes({ sizes, srcSet: srcSet(src, widths, isSmall), src: pictureUrl(src, widths[Math.floor(widths.length / 2)] ?? 640) })}
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
      <source {...sourceAttributes({ media: media.below600, sizes: '100vw', srcSet: srcSet(tallSrc, tallWidths, isSmall) })} />
      {image}
    </picture>
  ) : image
  return <>{blurred}{drawn}</>
}

/** A transparent pixel. */
const noImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/**
 * The attributes that choose a file. In the browser they are set when the element is inserted: Chromium never frees an image that was
 * created with other attributes than `src` and not inserted, as in a render that React discards, nor React's tree, which it leads to.
 */
function sourceAttributes(attributes: { media?: string; sizes: string; srcSet: string; src?: string }) {
  if (typeof document === 'undefined') return attributes
  return {
    ...(attributes.src !== undefined && { src: noImage }),
    suppressHydrationWarning: true,
    ref(element: Element | null) {
      for (const [name, value] of Object.entries(attributes)) if (element && element.getAttribute(name) !== value) element.setAttribute(name, value)
    },
  }
}
