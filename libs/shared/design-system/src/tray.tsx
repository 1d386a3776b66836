import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Anchor } from './anchor.tsx'
import type { CardShape } from './card.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { Skeleton } from './skeleton.tsx'
import { Heading } from './text.tsx'
import { followArrow } from './tray-keys.ts'
import * as styles from './tray.css.ts'

export interface TrayProps {
  title: string
  shape: CardShape
  /** `Card`s of the same shape. */
  children: ReactNode
  seeAll?: { href: string; label: string }
  /** What the arrows of a mouse do. */
  arrows: { previous: string; next: string }
  headingLevel?: 2 | 3
}

/** A row of cards that runs out of the window on the right. It scrolls without scripts; they add arrows and keys. */
export function Tray({ title, shape, children, seeAll, arrows, headingLevel = 2 }: TrayProps) {
  const id = useId()
  const run = useRef<HTMLUListElement>(null)
  return (
    <section aria-labelledby={id}>
      <header className={styles.header}>
        <Heading level={headingLevel} size="tray" id={id}>{title}</Heading>
        {seeAll ? (
          <Anchor className={styles.seeAll} href={seeAll.href} aria-label={`${seeAll.label}: ${title}`}>{seeAll.label}</Anchor>
        ) : null}
      </header>
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside take the keys */}
        <ul ref={run} className={styles.shape[shape]} data-tray="" onKeyDown={followArrow}>{children}</ul>
        <Arrows run={run} labels={arrows} />
      </div>
    </section>
  )
}

/** For a mouse alone, and only once scripts run: keys, fingers and readers have the row itself. */
function Arrows({ run, labels }: { run: RefObject<HTMLUListElement | null>; labels: TrayProps['arrows'] }) {
  const [ends, setEnds] = useState({ before: false, after: false })
  useEffect(() => {
    const row = run.current
    if (!row) return
    const look = () => setEnds({
      before: row.scrollLeft > 8,
      after: row.scrollLeft + row.clientWidth < row.scrollWidth - 8,
    })
    look()
    row.addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      row.removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [run])

  const turn = (direction: 1 | -1) => () => run.current?.scrollBy({ left: direction * run.current.clientWidth * 0.82 })
  return (
    <>
      {ends.before ? (
        <button type="button" tabIndex={-1} className={`${styles.arrow} ${styles.side.previous}`} aria-label={labels.previous} onClick={turn(-1)}>
          <ChevronLeftIcon />
        </button>
      ) : null}
      {ends.after ? (
        <button type="button" tabIndex={-1} className={`${styles.arrow} ${styles.side.next}`} aria-label={labels.next} onClick={turn(1)}>
          <ChevronRightIcon />
        </button>
      ) : null}
    </>
  )
}

const tiles = [1, 2, 3, 4, 5, 6]

/** Six tiles hold the place of a tray that is on its way. */
export function TraySkeleton({ shape, label, title }: { shape: CardShape; label: string; title?: string }) {
  return (
    <div role="group" aria-busy="true" aria-label={label}>
      <div className={styles.header}>
        {title ? <Heading level={2} size="tray">{title}</Heading> : <Skeleton shape="heading" />}
      </div>
      <div className={`${styles.shape[shape]} ${styles.waiting}`}>
        {tiles.map((tile) => (
          <div key={tile}>
            <Skeleton shape={shape} />
            {shape === 'landscape' ? (
              <div className={styles.waitingLines}><Skeleton shape="line" /><Skeleton shape="shortLine" /></div>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The wall of trays of a page. */
export function TrayStack({ children, overHero = false }: { children: ReactNode; overHero?: boolean }) {
  return <div className={overHero ? `${styles.stack} ${styles.overHero}` : styles.stack}>{children}</div>
}
