import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import * as styles from './text.css.ts'

export interface TextProps {
  children: ReactNode
  size?: 'body' | 'small' | 'micro' | 'section'
  tone?: keyof typeof styles.tone
  strong?: boolean
  as?: 'p' | 'span' | 'div' | 'strong' | 'time'
  id?: string
}

/** A paragraph or line in one of the text sizes and tones. A section title is a `Heading`. */
export function Text({ children, size = 'body', tone = 'plain', strong = false, as: Tag = 'p', id }: TextProps) {
  const classes = [styles.size[size], styles.tone[tone], strong ? styles.strong : '', Tag === 'p' ? styles.pretty : '']
  return <Tag id={id} className={classes.filter(Boolean).join(' ')}>{children}</Tag>
}

interface HeadingProps {
  children: ReactNode
  level: 1 | 2 | 3 | 4
  size: 'page' | 'dialog' | 'section' | 'body'
  id?: string
  /** Receives focus from a script when it replaces what the user acted on. */
  ref?: Ref<HTMLHeadingElement>
}

/** The heading of a section. The level is for the document outline, the size for the eye. */
export function Heading({ children, level, size, id, ref }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag id={id} ref={ref} tabIndex={ref ? -1 : undefined} className={styles.size[size]}>{children}</Tag>
}

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> & {
  href: string
  /** For links beside headings and in lists, where underlines would be noise. */
  quiet?: boolean
}

/**
 * A link within text; `quiet` where everything around is a link too. Actions and the main link of a page are a
 * `Button`.
 */
export function Link({ quiet = false, children, ...rest }: LinkProps) {
  return <a {...rest} className={quiet ? styles.quietLink : styles.link}>{children}</a>
}

/** For screen readers only: text that the layout makes clear visually. */
export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span id={id} className={styles.hidden}>{children}</span>
)

/** The first tab stop of every page; it skips the header. */
export const SkipLink = ({ to = 'main', children }: { to?: string; children: ReactNode }) => (
  <a className={styles.skipLink} href={`#${to}`}>{children}</a>
)
