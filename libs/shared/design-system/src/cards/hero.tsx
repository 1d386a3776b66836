import { useId } from 'react'
import type { ReactNode } from 'react'
import * as styles from './hero.css.ts'
import type { PictureWidth } from './picture-url.ts'
import { Picture } from './picture.tsx'

export interface HeroProps {
  title: string
  /** Whether the picture is the page's priority image: for a single hero and the first slide of a `CarouselStage`. */
  isAwaited?: boolean
  /** A 16:9 still without lettering, and the taller one for phones. */
  pictureSrc: string
  tallPictureSrc?: string
  /** Before the title: "New film this week". */
  notice?: string
  facts?: ReactNode
  description?: string
  /** Buttons; the first one is primary and large. */
  actions?: ReactNode
  /** Controls in the lower inline-end corner: sound. */
  corner?: ReactNode
  /** An autoplaying preview over the still. */
  preview?: ReactNode
}

const widths: readonly PictureWidth[] = [640, 828, 1080, 1200, 1920, 2048]

/**
 * One title over the full width at the top of a page: a full-bleed still with text on its scrims. One per page, because
 * its picture has priority; several alternate in a `CarouselStage`.
 */
export function Hero(props: HeroProps) {
  const { title, isAwaited = true, pictureSrc, tallPictureSrc, notice, facts, description, actions, corner, preview } = props
  const id = useId()
  return (
    <section className={styles.hero} aria-labelledby={id}>
      <div className={styles.still}>
        <Picture
          src={pictureSrc}
          tallSrc={tallPictureSrc}
          alt=""
          width={1920}
          height={1080}
          sizes="100vw"
          widths={widths}
          focus="hero"
          priority={isAwaited}
          eager
        />
        {preview ? <div className={styles.preview}>{preview}</div> : null}
      </div>
      <div className={styles.copy}>
        {notice ? <p className={styles.notice}><span className={styles.point} />{notice}</p> : null}
        <h1 id={id} className={styles.title}>{title}</h1>
        {facts ? <div className={styles.facts}>{facts}</div> : null}
        {description ? <p className={styles.description}>{description}</p> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {corner ? <div className={styles.corner}>{corner}</div> : null}
    </section>
  )
}
