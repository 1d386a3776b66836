import { Children, createContext, use } from 'react'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { Badge } from './badge.tsx'
import type { BadgeProps } from './badge.tsx'
import { intents } from '../forms/button.tsx'
import * as styles from './card.css.ts'
import { LockIcon } from '../icons/icons.tsx'
import { PlayIcon } from '../icons/icons.tsx'
import type { PictureWidth } from './picture-url.ts'
import { Picture } from './picture.tsx'
import { ProgressLine } from '../feedback/progress-line.tsx'
import { VisuallyHidden } from '../typography/text.tsx'
import { followGridArrow } from './grid-keyboard.ts'

export type CardShape = 'landscape' | 'portrait'

export interface CardProps {
  shape: CardShape
  href: string
  title: string
  pictureSrc: string
  /** A short line below the title. */
  facts?: ReactNode
  /** Badges beside the facts, below them on narrow cards. */
  signs?: ReactNode
  /** `read`: the picture contains the title, so the text is for screen readers only. */
  titleIs?: 'shown' | 'read'
  /** Only without `percent`, whose line it would cover. */
  badge?: BadgeProps
  /** Share watched, 0 to 100: adds a play icon and the progress line. */
  percent?: number
  /** Shows a lock in the corner, with this label. */
  lock?: string
  /** `CardActions`. */
  actions?: ReactNode
  /** Above the fold: the picture is not lazy. */
  early?: boolean
  onChoose?: () => void
  onIntent?: () => void
}

const drawn = { landscape: { width: 1280, height: 720 }, portrait: { width: 600, height: 900 } }
const sizesInRow: Record<CardShape, string> = {
  landscape: '(max-width: 1037px) 224px, (max-width: 1787px) 21.6vw, 386px',
  portrait: '(max-width: 929px) 124px, (max-width: 1768px) 13.35vw, 236px',
}
/** Image widths for the columns of `cardGrid`. */
const sizesInGrid: Record<CardShape, string> = {
  landscape: '(max-width: 899px) 46vw, (max-width: 1599px) 30.5vw, min(23vw, 470px)',
  portrait: '(max-width: 599px) 30vw, (max-width: 899px) 22.5vw, (max-width: 1599px) 15vw, min(11.5vw, 236px)',
}
const Sizes = createContext(sizesInRow)
/** Few widths, because a page repeats them a hundred times. */
const widths: Record<CardShape, readonly PictureWidth[]> = {
  landscape: [256, 384, 500, 828],
  portrait: [128, 256, 384, 500],
}

/** One title as a linked picture. A list item for a `Row` or a `CardGrid`. */
export function Card({ shape, href, title, pictureSrc, facts, signs, titleIs = 'shown', badge, percent, lock, actions, early, onChoose, onIntent }: CardProps) {
  return (
    <li className={styles.card}>
      <a className={styles.link} href={href} data-halo="elsewhere" onClick={onChoose} {...intents(onIntent)}>
        <span className={`${styles.art} ${styles.shape[shape]} ${percent === undefined ? '' : styles.shade}`}>
          <Picture
            src={pictureSrc}
            alt={titleIs === 'read' ? title : ''}
            {...drawn[shape]}
            sizes={use(Sizes)[shape]}
            widths={widths[shape]}
            eager={early}
          />
          {percent === undefined ? null : <Seen percent={percent} />}
          {lock === undefined ? null : <span className={styles.lock}><LockIcon /><VisuallyHidden>{lock}</VisuallyHidden></span>}
        </span>
        {badge ? <span className={styles.badge}><Badge {...badge} /></span> : null}
        {titleIs === 'shown' ? <span className={styles.title}>{title}</span> : null}
        {facts || signs ? (
          <span className={styles.about}>
            {facts ? <span className={styles.facts}>{facts}</span> : null}
            {signs ? <span className={styles.signs}>{signs}</span> : null}
          </span>
        ) : null}
      </a>
      {actions}
    </li>
  )
}

const Seen = ({ percent }: { percent: number }) => (
  <>
    <span className={styles.play}><PlayIcon /></span>
    <span className={styles.progress}><ProgressLine percent={percent} /></span>
  </>
)

interface CardGridProps {
  shape: CardShape
  children: ReactNode
  label?: string
  ref?: Ref<HTMLUListElement>
  /** For a grid at the end of a page: rendered near the viewport, with an estimated height until then. */
  isAtEnd?: boolean
  /** Leaves out the cards of an incomplete last row; for suggestions in a landscape grid. */
  hasFullRows?: boolean
}

/** Cards in wrapping rows: search results, a watchlist, similar titles. A single scrolling row is a `Row`. */
export function CardGrid({ shape, children, label, ref, isAtEnd, hasFullRows }: CardGridProps) {
  const grid = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the links inside
    <ul ref={ref} className={hasFullRows ? `${styles.cardGrid[shape]} ${styles.fullRows}` : styles.cardGrid[shape]} aria-label={label} data-item-list="" onKeyDown={followGridArrow}>
      <Sizes value={sizesInGrid}>{children}</Sizes>
    </ul>
  )
  // A section, because late fonts restyle lazily rendered rows one by one.
  return isAtEnd ? <section className={styles.atEnd[shape]} style={{ [styles.cardCount]: Children.count(children) } as CSSProperties}>{grid}</section> : grid
}
