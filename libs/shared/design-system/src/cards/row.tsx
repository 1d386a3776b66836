import { useId, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, Ref } from 'react'
import type { CardShape } from './card.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Heading } from '../typography/text.tsx'
import { followGridArrow } from './grid-keyboard.ts'
import { useRowScrollState } from './row-scroll-state.ts'
import * as styles from './row.css.ts'

export interface RowProps {
  title: string
  /** Names the row in statistics. */
  moduleId?: string
  shape: CardShape
  /** `Card`s of the same shape. */
  children: ReactNode
  seeAll?: { href: string; label: string }
  /** Labels of the arrow buttons. */
  arrows: { previous: string; next: string }
  headingLevel?: 2 | 3
}

/**
 * A horizontally scrolling row of cards. It scrolls without scripts, which add arrows and keys.
 * All titles of one kind are a `CardGrid`, ranked titles a `RankedList`.
 */
export function Row({ title, moduleId, shape, children, seeAll, arrows, headingLevel = 2 }: RowProps) {
  const id = useId()
  const run = useRef<HTMLUListElement>(null)
  const [beyond, setBeyond] = useState({ before: false, after: false })
  const { section, turned } = useRowScrollState(title)

  /** Measured on pointer events only, because a row may not be laid out yet. */
  function look() {
    if (!run.current) return
    const { scrollLeft, clientWidth, scrollWidth } = run.current
    turned(scrollLeft)
    // In right-to-left text `scrollLeft` is negative.
    const passed = Math.abs(scrollLeft)
    const now = { before: passed > 8, after: passed + clientWidth < scrollWidth - 8 }
    setBeyond((was) => (was.before === now.before && was.after === now.after ? was : now))
  }
  const turn = (direction: 1 | -1) => () => {
    if (!run.current) return
    const along = getComputedStyle(run.current).direction === 'rtl' ? -direction : direction
    run.current.scrollBy({ left: along * run.current.clientWidth * 0.82 })
  }

  return (
    <section ref={section} aria-labelledby={id} data-module={moduleId}>
      <header className={styles.header}>
        <Heading level={headingLevel} size="section" id={id}>{title}</Heading>
        {seeAll ? (
          <a className={styles.seeAll} href={seeAll.href} aria-label={`${seeAll.label}: ${title}`}>{seeAll.label}</a>
        ) : null}
      </header>
      <div className={styles.stage} onPointerEnter={look}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from the links inside */}
        <ul ref={run} className={styles.shape[shape]} data-item-list="" onKeyDown={followGridArrow} onScroll={look}>{children}</ul>
        {beyond.before ? (
          <button type="button" tabIndex={-1} className={`${styles.arrow} ${styles.side.previous}`} aria-label={arrows.previous} onClick={turn(-1)}>
            <ChevronLeftIcon />
          </button>
        ) : null}
        {beyond.after ? (
          <button type="button" tabIndex={-1} className={`${styles.arrow} ${styles.side.next}`} aria-label={arrows.next} onClick={turn(1)}>
            <ChevronRightIcon />
          </button>
        ) : null}
      </div>
    </section>
  )
}

const tiles = [1, 2, 3, 4, 5, 6]

/** Six placeholder cards. */
export function RowSkeleton({ shape, label, title }: { shape: CardShape; label: string; title?: string }) {
  return (
    <div role="group" aria-busy="true" aria-label={label}>
      <div className={styles.header}>
        {title ? <Heading level={2} size="section">{title}</Heading> : <Skeleton shape="heading" />}
      </div>
      <div className={`${styles.shape[shape]} ${styles.waiting}`}>
        {tiles.map((tile) => (
          <div key={tile}>
            <Skeleton shape={shape} />
            <div className={styles.waitingLines}><Skeleton shape="line" /><Skeleton shape="shortLine" /></div>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The space of rows that a page has not loaded yet, as high as rows that are not laid out. */
export function RowSpace({ rows, ref }: { rows: number; ref?: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={styles.space} style={{ [styles.rowCount]: rows } as CSSProperties} />
}

/** All rows of a page; rows far below are rendered when near. */
export function RowStack({ children, overHero = false }: { children: ReactNode; overHero?: boolean }) {
  return <div className={overHero ? `${styles.stack} ${styles.overHero}` : styles.stack}>{children}</div>
}
