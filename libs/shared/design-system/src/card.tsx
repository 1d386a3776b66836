import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import type { BadgeProps } from './badge.tsx'
import { intents } from './button.tsx'
import * as styles from './card.css.ts'
import { PlayIcon } from './icons.tsx'
import type { PictureWidth } from './picture-url.ts'
import { Picture } from './picture.tsx'
import { ProgressLine } from './progress-line.tsx'
import { followArrow } from './tray-keys.ts'
import { useLift } from './use-lift.ts'

export type CardShape = 'landscape' | 'portrait'

export interface CardPreview {
  /** A wordless still, 16:9. */
  pictureSrc: string
  facts: ReactNode
  /** Quick actions, at most three. */
  actions: ReactNode
}

export interface CardProps {
  shape: CardShape
  href: string
  title: string
  pictureSrc: string
  /** One short line under the title. */
  facts?: ReactNode
  /** `read`: the title is lettered on the picture, so it is said to readers and not shown again. */
  titleIs?: 'shown' | 'read'
  badge?: BadgeProps
  /** How much has been seen, 0 to 100: the card then carries a play mark and the line. */
  percent?: number
  /** Above the fold: the picture is not lazy. */
  early?: boolean
  /** What the lifted card shows. Asked for only when a card lifts. */
  preview?: () => CardPreview
  onChoose?: () => void
  onIntent?: () => void
}

const drawn = { landscape: { width: 1280, height: 720 }, portrait: { width: 600, height: 900 } }
const sizes = {
  landscape: '(max-width: 1037px) 224px, (max-width: 1787px) 21.6vw, 386px',
  portrait: '(max-width: 929px) 124px, (max-width: 1768px) 13.35vw, 236px',
}
/** Few: a page names them a hundred times. */
const widths: Record<CardShape, readonly PictureWidth[]> = {
  landscape: [256, 384, 500, 828],
  portrait: [128, 256, 384, 500],
}

/**
 * One title as a picture that leads to it. A list item: it stands in a `Tray` or a `CardGrid`. With a `preview` it
 * lifts under a mouse and under the focus and shows what can be done at once.
 */
export function Card(props: CardProps) {
  if (props.preview) return <LiftingCard {...props} preview={props.preview} />
  return <li className={styles.card}><Face {...props} /></li>
}

function LiftingCard(props: CardProps & { preview: () => CardPreview }) {
  const { lifted, on } = useLift()
  return (
    <li className={styles.card} data-lifted={lifted ? '' : undefined} {...on}>
      <Face {...props} />
      {lifted ? <Preview title={props.title} {...props.preview()} /> : null}
    </li>
  )
}

function Face({ shape, href, title, pictureSrc, facts, titleIs = 'shown', badge, percent, early, onChoose, onIntent }: CardProps) {
  return (
    <a className={styles.link} href={href} data-halo="elsewhere" onClick={onChoose} {...intents(onIntent)}>
      <span className={`${styles.art} ${styles.shape[shape]} ${percent === undefined ? '' : styles.shade}`}>
        <Picture
          src={pictureSrc}
          alt={titleIs === 'read' ? title : ''}
          {...drawn[shape]}
          sizes={sizes[shape]}
          widths={widths[shape]}
          eager={early}
        />
        {percent === undefined ? null : <Seen percent={percent} />}
      </span>
      {badge ? <span className={styles.badge}><Badge {...badge} /></span> : null}
      {titleIs === 'shown' ? <span className={styles.title}>{title}</span> : null}
      {facts ? <span className={styles.facts}>{facts}</span> : null}
    </a>
  )
}

const Seen = ({ percent }: { percent: number }) => (
  <>
    <span className={styles.play}><PlayIcon /></span>
    <span className={styles.progress}><ProgressLine percent={percent} /></span>
  </>
)

const Preview = ({ title, pictureSrc, facts, actions }: CardPreview & { title: string }) => (
  <div className={styles.preview}>
    <div className={styles.previewArt} aria-hidden="true">
      <Picture src={pictureSrc} alt="" {...drawn.landscape} sizes="440px" widths={widths.landscape} eager />
    </div>
    <div className={styles.previewText}>
      <span className={styles.previewTitle} aria-hidden="true">{title}</span>
      {facts}
      <div className={styles.actions}>{actions}</div>
    </div>
  </div>
)

/** Cards in rows that wrap: search results, a list, more like this. A row among other rows is a `Tray`. */
export function CardGrid({ shape, children, label }: { shape: CardShape; children: ReactNode; label?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside take the keys
    <ul className={styles.cardGrid[shape]} aria-label={label} data-tray="" onKeyDown={followArrow}>{children}</ul>
  )
}
