import type { AnchorProps } from '@ott/design-system'
import { Link, useLocation } from 'react-router'
import { opensOver, screenAt } from './links.ts'

/** What a page keeps of the one below it: where a dialog was opened, which is where it closes to. */
export type Over = { over: string }

/** The page under an open dialog, as a path with its query; null when nothing was opened over anything. */
export function useBackground(): string | null {
  const state: unknown = useLocation().state
  const over = state && typeof state === 'object' && 'over' in state ? state.over : null
  return typeof over === 'string' && over.startsWith('/') ? over : null
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
  const isWatching = path.endsWith('/watch')
  if (isWatching || !opensOver(screenAt(path))) return <Link to={href} prefetch="intent" discover="none" {...props}>{children}</Link>
  const over: Over = { over: background ?? pathname + search }
  return (
    <Link to={href} state={over} preventScrollReset prefetch="intent" discover="none" {...props}>
      {children}
    </Link>
  )
}
