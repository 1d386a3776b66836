import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classesOf, intents, Pressable } from './button.tsx'
import type { ButtonVariant, ResponsiveSize } from './button.tsx'
import * as styles from './button.css.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { VisuallyHidden } from '../typography/text.tsx'

interface Look {
  /** Accessible name, also shown as a tooltip on hover. */
  label: string
  icon: ReactNode
  variant?: Extract<ButtonVariant, 'primary' | 'secondary' | 'tertiary'>
  size?: ResponsiveSize
  loading?: boolean
  onIntent?: () => void
}

type Native<Tag extends 'a' | 'button'> =
  Omit<ComponentPropsWithRef<Tag>, 'className' | 'style' | 'children' | 'href' | 'aria-label' | 'title'>
export type IconButtonProps = Look & ((Native<'button'> & { href?: undefined }) | (Native<'a'> & { href: string }))

/**
 * A button with a well-known icon only, such as search, close or sound. Its name is hidden text, because screen readers
 * read an equal `title` only once; in doubt use a `Button`.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'secondary', size = 'md', loading, onIntent, ...rest } = props
  const look = {
    className: `${classesOf(variant, size)} ${styles.round} ${styles.roundOnTouch}`,
    title: label,
    ...intents(onIntent),
  }
  return <Pressable rest={rest} look={look} loading={loading}>{loading ? <Spinner /> : icon}<VisuallyHidden>{label}</VisuallyHidden></Pressable>
}
