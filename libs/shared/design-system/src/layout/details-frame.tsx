import type { ReactNode } from 'react'
import * as styles from './details-frame.css.ts'
import type { PictureWidth } from '../cards/picture-url.ts'
import { Picture } from '../cards/picture.tsx'

export interface DetailsFrameProps {
  /** In a dialog or as a page, with the same content. */
  place: 'dialog' | 'page'
  title: string
  titleLevel?: 1 | 2
  /** Missing or empty when unknown. */
  pictureSrc?: string
  tallPictureSrc?: string
  /** A small picture that is loaded already, shown blurred until the large one loads. */
  blurSrc?: string
  /** An autoplaying preview over the still. */
  preview?: ReactNode
  /** Controls at the end of the still's lower edge: sound. */
  corner?: ReactNode
  facts: ReactNode
  actions: ReactNode
  /** Description, tags and rating. */
  children: ReactNode
  /** Longer facts, in a column of their own. */
  aside?: ReactNode
  /** Below both columns: episodes, similar titles. */
  below?: ReactNode
}

const widths: readonly PictureWidth[] = [640, 828, 1080, 1200, 1920, 2048]

/**
 * All about one title, in a dialog or as a page: still, name, buttons, description and facts. Pages without a still are
 * a `Page`.
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
        <div className={styles.columns[place]}>
          <div className={styles.main[place]}>{children}</div>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
        {below}
      </div>
    </article>
  )
}
