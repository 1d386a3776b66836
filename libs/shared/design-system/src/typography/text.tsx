import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as styles from './text.css.ts'

export interface TextProps {
  children: ReactNode
  size?: 'body' | 'small' | 'micro' | 'tray'
  tone?: keyof typeof styles.tone
  strong?: boolean
  as?: 'p' | 'span' | 'div' | 'strong' | 'time'
  id?: string
}

/** A paragraph or line in one of the text sizes and tones. A title of a section is a `Heading`. */
export function Text({ children, size = 'body', tone = 'plain', strong = false, as: Tag = 'p', id }: TextProps) {
  const classes = [styles.size[size], styles.tone[tone], strong ? styles.strong : '', Tag === 'p' ? styles.pretty : '']
  return <Tag id={id} className={classes.filter(Boolean).join(' ')}>{children}</Tag>
}

export interface HeadingProps {
  children: ReactNode
  level: 1 | 2 | 3 | 4
  size: 'page' | 'dialog' | 'tray' | 'body'
  id?: string
}

/** Heads a part of a page. The level is for the outline of the page, the size for the eye. */
export function Heading({ children, level, size, id }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag id={id} className={styles.size[size]}>{children}</Tag>
}

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> & {
  href: string
  /** Beside headings and in lists of links, where an underline would be noise. */
  quiet?: boolean
}

/**
 * Leads elsewhere from within words. `quiet` where all around are links too. What does something, or is the main way
 * on, is a `Button`.
 */
export function Link({ quiet = false, children, ...rest }: LinkProps) {
  return <a {...rest} className={quiet ? styles.quietLink : styles.link}>{children}</a>
}

/** For screen readers only: what sighted users see from the position. */
export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span id={id} className={styles.hidden}>{children}</span>
)

/** The first stop of the keyboard on every page; it leads past the header. */
export const SkipLink = ({ to = 'main', children }: { to?: string; children: ReactNode }) => (
  <a className={styles.skipLink} href={`#${to}`}>{children}</a>
)
