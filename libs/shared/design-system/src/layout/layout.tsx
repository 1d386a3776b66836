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
 * Vertical layout: gaps 2 to 4 inside a group, 5 to 7 between groups.
 * It is the only source of space between components.
 */
export function Stack({ children, gap = 4, centre = false }: Flow) {
  return <div className={classes(styles.stack, styles.gap[gap], centre && styles.centre)}>{children}</div>
}

/**
 * Horizontal layout of items at their own width, wrapping: buttons, badges, a heading with a control.
 * Items of equal width are `Columns`.
 */
export function Inline({ children, gap = 3, centre = false, spread = false }: Flow & { spread?: boolean }) {
  return (
    <div className={classes(styles.inline, styles.gap[gap], centre && styles.centre, spread && styles.spread)}>{children}</div>
  )
}

/** Main content of a page, limited to a readable width. */
export function Page({ children, width = 'page' }: { children: ReactNode; width?: keyof typeof styles.width }) {
  return <div className={styles.width[width]}>{children}</div>
}

/** A part of a page or dialog under a heading, which labels it. Without a heading use `Stack`. */
export function Section({ title, id: name, level = 2, end, children }: {
  title: string
  /** Fragment identifier of the section. */
  id?: string
  level?: 2 | 3
  /** Aligned with the end of the heading: a season picker. */
  end?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section id={name} aria-labelledby={id} className={classes(styles.stack, styles.gap[4])}>
      <Inline spread><Heading level={level} size="section" id={id}>{title}</Heading>{end}</Inline>
      {children}
    </section>
  )
}

/** Equal columns, as many as fit: groups of links. Pictures of titles are a `CardGrid`. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

const classes = (...names: (string | false)[]) => names.filter(Boolean).join(' ')
