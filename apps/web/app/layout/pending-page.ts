import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { renderedBackground } from '../routing/modal-location.ts'
import { matchPage } from '../routing/pages.ts'
import type { Page, PageHandle } from '../routing/pages.ts'

/** Before this the current page stays visible, because a skeleton would only flash (WEB-81). */
const skeletonDelayMs = 400

/** `skeleton` is set once the page takes long, by the content that it will show. */
export type PendingPage = { handle: PageHandle; skeleton: 'hero' | 'rows' | 'text' | null }

/** The page that the router loads: null while it is idle, loads a modal, or loads another query of the same page. */
export function usePendingPage(): PendingPage | null {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const pending = next && next.pathname !== pathname && renderedBackground(next.state) === null ? next : null
  const [slow, setSlow] = useState<{ key: string; scrollTop: number } | null>(null)
  const key = pending?.key
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSlow({ key, scrollTop: scrollY }), skeletonDelayMs)
    return () => clearTimeout(timer)
  }, [key])
  const skeleton = pending && slow?.key === key ? skeletonOf(matchPage(pending.pathname)) : null
  const isCovered = skeleton !== null
  const scrollTop = slow?.scrollTop ?? 0
  useLayoutEffect(() => {
    if (!isCovered) return
    const { href } = location
    scrollTo(0, 0)
    // The router scrolls the next page; a user who stays has the old position.
    return () => { if (location.href === href) scrollTo(0, scrollTop) }
  }, [isCovered, scrollTop])
  return pending && { handle: matchPage(pending.pathname).handle, skeleton }
}

/** Null for the player, which has no layout around it that a skeleton could fill. */
function skeletonOf({ id, handle: { layer, canHostModal, hasHero } }: Page): PendingPage['skeleton'] {
  if (id === 'routes/watch') return null
  if (hasHero) return 'hero'
  return canHostModal || layer === 'modal' ? 'rows' : 'text'
}
