import type { ServerBuild } from 'react-router'
import type { PageHandle } from '../../app/routing/pages.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** Pages that exist only if the platform lists them. */
const isCataloguePage = ({ nav }: PageHandle) => nav === 'movies' || nav === 'shows'

/**
 * The paths of the pages that the sitemap lists in every installation, without the locale, such as `/help`. Pages that
 * declare `isIndexed` are, unless their path has a parameter; an optional one is left out.
 */
export function indexedPaths(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as PageHandle | undefined
    if (!route || !handle?.isIndexed || isCataloguePage(handle)) return []
    const path = fullPath(route, routes).replace(/^\/:locale/, '').replace(/\/:\w+\?/, '')
    return /[:*]/.test(path) ? [] : [path || '/']
  })
}

function fullPath({ path, parentId }: Route, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return (parent ? fullPath(parent, routes) : '') + (path ? `/${path}` : '')
}
