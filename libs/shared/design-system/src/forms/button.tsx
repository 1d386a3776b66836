import type { ComponentPropsWithRef, CSSProperties, MouseEvent, ReactNode } from 'react'
import * as styles from './button.css.ts'
import { ChevronRightIcon } from '../icons/icons.tsx'
import { Spinner } from '../feedback/spinner.tsx'

export type ButtonVariant = keyof typeof styles.variant
export type ButtonSize = keyof typeof styles.size

/** One size, or a second one from 900 px. */
export type ResponsiveSize = ButtonSize | { narrow: ButtonSize; wide: ButtonSize }

interface Look {
  variant?: ButtonVariant
  size?: ResponsiveSize
  icon?: ReactNode
  children: ReactNode
  /** Takes the full width. */
  wide?: boolean
  /** An action is in flight: the button keeps its size and label, and does nothing. */
  loading?: boolean
  /** `continueWatching`: share watched, 0 to 100. */
  progress?: number
  /** A secondary text: "18 min left". */
  note?: ReactNode
  /** First sign of intent: hover, focus or touch. */
  onIntent?: () => void
}

type Native<Tag extends 'a' | 'button'> = Omit<ComponentPropsWithRef<Tag>, 'className' | 'style' | 'children' | 'href'>
type ButtonProps = Look & ((Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string }))

/**
 * An action, or a link when it has an `href`; one `primary` per screen, `tertiary` for optional actions, `danger` for
 * destructive ones. `primary-gradient` sells a plan, `ctaButton` continues from a teaser, `continueWatching` is a primary
 * button with progress; text links are a `Link`.
 */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon, children, wide, loading, progress, note, onIntent, ...rest } = props
  const look = {
    className: [classesOf(variant, size), wide ? styles.wide : ''].join(' ').trim(),
    ...intents(onIntent),
  }
  const content = (
    <>
      {loading ? <Spinner /> : icon}
      {children}
      {note ? <small className={styles.note}>{note}</small> : null}
      {variant === 'ctaButton' ? <span className={styles.disc}><ChevronRightIcon /></span> : null}
      {variant === 'continueWatching' ? <span className={styles.foot} style={reached(progress)} /> : null}
    </>
  )
  return <Pressable rest={rest} look={look} loading={loading}>{content}</Pressable>
}

/** Base of `Button` and `IconButton`: a link with an `href`, else a button. */
export function Pressable({ rest, look, loading, children }: {
  rest: (Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string })
  look: { className: string }
  loading?: boolean
  children: ReactNode
}) {
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: hold } : {}
  if (rest.href !== undefined) return <a {...rest} {...look} {...busy}>{children}</a>
  return <button type="button" {...rest} {...look} {...busy}>{children}</button>
}

export function classesOf(variant: ButtonVariant, size: ResponsiveSize): string {
  const narrow = typeof size === 'string' ? size : size.narrow
  const wide = typeof size === 'string' ? '' : styles.sizeWide[size.wide]
  return [styles.button, styles.size[narrow], wide, styles.variant[variant]].filter(Boolean).join(' ')
}

export function intents(onIntent?: () => void) {
  return onIntent ? { onPointerEnter: onIntent, onFocus: onIntent, onPointerDown: onIntent } : {}
}

const hold = (event: MouseEvent) => event.preventDefault()
const reached = (percent = 0) => ({ '--progress': `${percent}%` }) as CSSProperties
