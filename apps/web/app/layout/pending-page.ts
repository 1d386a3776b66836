import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { renderedBackground } from '../routing/modal-location.ts'
import { matchPage } from '../routing/pages.ts'
import type { PageHandle } from '../routing/pages.ts'

/** Before this the current page stays visible, because a skeleton would only flash (WEB-81). */
const skeletonDelayMs = 400

/** The player has no layout around it that a skeleton could fill. */
const playerId = 'routes/watch'

/** `skeleton` is set once the page takes long, by the content that it will show. */
export type PendingPage = { handle: PageHandle; skeleton: 'hero' | 'rows' | 'text' | null }

/** The page that the router loads: null while it is idle, loads a modal, or loads another query of the same page. */
export function usePendingPage(): PendingPage | null {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const pending = location && location.pathname !== pathname && renderedBackground(location.state) === null ? location : null
  const [slowKey, setSlowKey] = useState<string | null>(null)
  const key = pending?.key
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => setSlowKey(key), skeletonDelayMs)
    return () => clearTimeout(timer)
  }, [key])
  if (!pending) return null
  const { id, handle } = matchPage(pending.pathname)
  return { handle, skeleton: slowKey === pending.key && id !== playerId ? skeletonOf(handle) : null }
}

function skeletonOf({ layer, canHostModal, hasHero }: PageHandle) {
  if (hasHero) return 'hero'
  return canHostModal || layer === 'modal' ? 'rows' : 'text'
}
