import type { ReactNode } from 'react'
import * as styles from './details-frame.css.ts'
import type { PictureWidth } from '../cards/picture-url.ts'
import { Picture } from '../cards/picture.tsx'

export interface DetailsFrameProps {
  /** Over a page or as one: the same content. */
  place: 'dialog' | 'page'
  title: string
  titleLevel?: 1 | 2
  /** None, or empty, where it is not known. */
  pictureSrc?: string
  tallPictureSrc?: string
  /** A small one that is here already, blurred until the large one has come. */
  blurSrc?: string
  /** A moving preview over the still. */
  preview?: ReactNode
  /** Controls at the end of its lower edge: sound. */
  corner?: ReactNode
  facts: ReactNode
  actions: ReactNode
  /** The story, tags and rating. */
  children: ReactNode
  /** Longer facts, in a column of their own. */
  aside?: ReactNode
  /** Under both columns: episodes, more like this. */
  below?: ReactNode
}

const widths: readonly PictureWidth[] = [640, 828, 1080, 1200, 1920, 2048]

/**
 * All about one title, over a page or as one: still, name and buttons first, then the story, with longer facts aside.
 * What is no title has no still, and stands in a `Page`.
 */
export function DetailsFrame(props: DetailsFrameProps) {
  const { place, title, titleLevel = 1, pictureSrc, tallPictureSrc, blurSrc, preview, corner, facts, actions, children, aside, below } = props
  const Title = `h${titleLevel}` as const
  return (
    <article>
      <div className={styles.lead}>
        <div className={styles.place[place]}>
          <Picture
            src={pictureSrc || undefined}
            blurSrc={blurSrc}
            tallSrc={tallPictureSrc}
            alt=""
            width={1920}
            height={1080}
            sizes={place === 'dialog' ? '(max-width: 899px) 100vw, 980px' : '100vw'}
            widths={widths}
            focus="details"
            priority
          />
          {preview ? <div className={styles.preview}>{preview}</div> : null}
        </div>
        <div className={`${styles.head} ${styles.edge[place]}`}>
          <Title className={styles.title}>{title}</Title>
          <div className={styles.facts[place]}>{facts}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
        {corner ? <div className={styles.corner}>{corner}</div> : null}
      </div>
      <div className={`${styles.body} ${styles.edge[place]}`}>
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
        {below}
      </div>
    </article>
  )
}
