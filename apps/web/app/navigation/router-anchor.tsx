import type { AnchorProps } from '@ott/design-system'
import { defaultLocale, splitLocale } from '@ott/i18n'
import { Link, useLocation } from 'react-router'
import { liesBelow, opensOver, screenAt } from './links.ts'
import { prepareLogin } from '../sign-in/prepare-login.ts'

/**
 * What a page keeps of the one below it: the page over which dialogs stand, and the one it was opened from, which may
 * be such a dialog itself.
 */
export type Over = { over: string; from?: string }

/** The page under an open dialog, as a path with its query; null when nothing was opened over anything. */
export function useBackground(): string | null {
  const state: unknown = useLocation().state
  const over = state && typeof state === 'object' && 'over' in state ? state.over : null
  return typeof over === 'string' && over.startsWith('/') ? over : null
}

/** The page that the viewer came from to this dialog, as a path with its query. */
export function useOrigin(): string | null {
  const state: unknown = useLocation().state
  const from = state && typeof state === 'object' && 'from' in state ? state.from : null
  return typeof from === 'string' ? from : null
}

/**
 * A link of the design system that goes through the router. Titles and sign-in open over the page that is there; a link
 * to the same page with another query leaves it as it is.
 */
export function RouterAnchor({ href, children, ...props }: AnchorProps) {
  const { pathname, search, state } = useLocation()
  const background = useBackground()
  if (!href.startsWith('/') || href.startsWith('//') || props.target !== undefined) return <a href={href} {...props}>{children}</a>
  const path = href.split(/[?#]/)[0] ?? href
  if (path === pathname) {
    return (
      <Link to={href} state={state as unknown} preventScrollReset discover="none" {...props}>
        {children}
      </Link>
    )
  }
  const screen = screenAt(path)
  const reached = () => prepareLogin(splitLocale(path).locale ?? defaultLocale)
  const intents = screen.kind === 'login' ? { onPointerEnter: reached, onFocus: reached, onTouchStart: reached } : {}
  const here = pathname + search
  const below = background ?? (liesBelow(screenAt(pathname)) ? here : null)
  if (!opensOver(screen) || below === null) {
    return <Link to={href} prefetch="intent" discover="none" {...intents} {...props}>{children}</Link>
  }
  const over: Over = { over: below, from: here }
  return (
    <Link to={href} state={over} preventScrollReset prefetch="intent" discover="none" {...intents} {...props}>
      {children}
    </Link>
  )
}
