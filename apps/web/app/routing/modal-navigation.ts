import type { NavigateOptions } from 'react-router'
import { declaredBackground } from './modal-location.ts'
import type { ModalState, CurrentLocation } from './modal-location.ts'
import { canHostModal, isModal } from './pages.ts'
import { pathOf } from './paths.ts'

/**
 * How a click on a link navigates: a modal opens over the current page; another query of the same page keeps the
 * background, and in a modal the scroll position. The same URL, or another season, adds no history entry.
 */
export function navigateOptions(href: string, at: CurrentLocation): NavigateOptions {
  const path = pathOf(href)
  const here = at.pathname + at.search
  if (path === at.pathname) {
    const preventScrollReset = isModal(path)
    if (href === here || href.startsWith(`${path}?season=`)) return { state: at.state, preventScrollReset, replace: true }
    return { state: { ...(at.state as object | null), from: here }, preventScrollReset }
  }
  const over = modalState(href, at)
  return over ? { state: over, preventScrollReset: true } : {}
}

/** The history state of a link that opens a modal over this page, or over its background; null for every other link. */
export function modalState(href: string, { pathname, search, state }: CurrentLocation): ModalState | null {
  const path = pathOf(href)
  const here = pathname + search
  const below = declaredBackground(state) ?? (canHostModal(pathname) ? here : null)
  return path !== pathname && below !== null && isModal(path) ? { over: below, from: here } : null
}
