import { useId } from 'react'
import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'
import { Heading } from '../typography/text.tsx'

export type Space = keyof typeof styles.gap

interface Flow {
  children: ReactNode
  gap?: Space
  centre?: boolean
}

/**
 * One thing under another. Inside a group 2 to 4, between groups 5 to 7. It is the only thing that makes room between
 * components.
 */
export function Stack({ children, gap = 4, centre = false }: Flow) {
  return <div className={classes(styles.stack, styles.gap[gap], centre && styles.centre)}>{children}</div>
}

/**
 * One thing beside another, each as wide as it is, and on the next line when there is no room: buttons, badges, a
 * heading and what ends its line. Things of one width are `Columns`.
 */
export function Inline({ children, gap = 3, centre = false, spread = false }: Flow & { spread?: boolean }) {
  return (
    <div className={classes(styles.inline, styles.gap[gap], centre && styles.centre, spread && styles.spread)}>{children}</div>
  )
}

/** The main part of a page that is not a wall of pictures: as wide as what it holds can be read. */
export function Page({ children, width = 'page' }: { children: ReactNode; width?: keyof typeof styles.width }) {
  return <div className={styles.width[width]}>{children}</div>
}

/**
 * A part of a page or of a dialog, under its own heading, by which readers find it. What needs no heading is a `Stack`;
 * what sets itself off from the page by a surface is a `Panel`.
 */
export function Section({ title, id: name, level = 2, end, children }: {
  title: string
  /** What an address names this part by. */
  id?: string
  level?: 2 | 3
  /** At the other end of the heading's line: a season picker. */
  end?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section id={name} aria-labelledby={id} className={classes(styles.stack, styles.gap[4])}>
      <Inline spread><Heading level={level} size="tray" id={id}>{title}</Heading>{end}</Inline>
      {children}
    </section>
  )
}

/**
 * Things of equal weight beside each other, as many as have room: panels, groups of links. The rows below are filled
 * the same. Pictures of titles are a `CardGrid`.
 */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

const classes = (...names: (string | false)[]) => names.filter(Boolean).join(' ')
