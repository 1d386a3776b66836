import * as styles from './blur-up-picture.css.ts'
import { pictureUrl } from './picture-url.ts'
import { Picture } from './picture.tsx'
import type { PictureProps } from './picture.tsx'

/**
 * A large picture that somebody waits for, with sixteen pixels of itself, blurred, until it is there. Behind small
 * pictures, and behind many at once, the dark of `Picture` does as well and asks for nothing. It fills its place: give
 * that a size or an aspect ratio.
 */
export function BlurUpPicture(props: PictureProps) {
  return (
    <span className={styles.frame}>
      <img className={styles.blur} src={pictureUrl(props.src, 16)} alt="" aria-hidden="true" width={props.width} height={props.height} />
      <Picture {...props} />
    </span>
  )
}
