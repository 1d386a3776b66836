import { createContext, use, useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useOutlet } from 'react-router'
import { hostAt, rememberHost, useBackground } from './modal-location.ts'
import { canHostModal } from './pages.ts'
import { pathOf } from './paths.ts'

/** Where a route is rendered: as the page, or as the modal over it. `path` has its query. */
type Layer = { type: 'page' | 'modal'; path: string }

type LayerProps = Layer & { children: ReactNode }

const LayerContext = createContext<Layer | null>(null)

/**
 * The matched route as the page, or as the modal over its background. The background is the element that React rendered as the
 * page before, at the same position, so its state stays.
 */
export function useLayers(): { page: LayerProps; modal: LayerProps | null } {
  const { pathname, search } = useLocation()
  const outlet = useOutlet()
  const background = useBackground()
  const path = pathname + search
  useEffect(() => {
    if (background === null && canHostModal(pathname)) rememberHost(path, outlet)
  }, [background, pathname, path, outlet])
  if (background === null) return { page: { type: 'page', path, children: outlet }, modal: null }
  return {
    page: { type: 'page', path: background, children: hostAt(background) },
    modal: { type: 'modal', path, children: outlet },
  }
}

export function RouteLayer({ type, path, children }: LayerProps) {
  const layer = useMemo(() => ({ type, path }), [type, path])
  return <LayerContext value={layer}>{children}</LayerContext>
}

/** The layer of the calling route, with its own path and query, which under a modal are not those of the router. */
export function useLayer(): { type: Layer['type']; pathname: string; query: URLSearchParams } {
  const layer = use(LayerContext)
  if (!layer) throw new Error('useLayer needs the site layout')
  const pathname = pathOf(layer.path)
  return { type: layer.type, pathname, query: new URLSearchParams(layer.path.slice(pathname.length)) }
}
