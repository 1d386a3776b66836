import { lazy, Suspense, useEffect, useRef } from 'react'
import type { PageType } from '@ott/analytics'
import { useLocation } from 'react-router'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { useRootData } from '../root-data.ts'
import { matchPage } from '../routing/pages.ts'
import { pageTypeAt } from './event-context.ts'
import { startTelemetry } from './start-telemetry.ts'
import { track } from './track.ts'
import { useReloadForMinor } from './use-reload-for-minor.ts'

const EventInspector = lazy(() => import('./event-inspector.tsx'))

/** Sends events and page views, and shows them to developers who ask with `?debug=events`. */
export default function Telemetry() {
  const { pathname, search } = useLocation()
  const isCollected = useIsEnabled('analytics')
  const hasTagManager = useIsEnabled('tagManager')
  const { tagManagerUrl = null, hasInspector = false } = useRootData() ?? {}
  useEffect(
    () => startTelemetry({ tagManagerUrl: hasTagManager ? tagManagerUrl : null, isCollected, hasInspector }),
    [tagManagerUrl, hasTagManager, isCollected, hasInspector],
  )
  usePageViews(pathname)
  useReloadForMinor(() => location.reload())
  return hasInspector && new URLSearchParams(search).get('debug') === 'events' ? <Suspense><EventInspector /></Suspense> : null
}

/** One for each page that is shown; a change of the query alone is none. */
function usePageViews(pathname: string): void {
  const previous = useRef<PageType>(undefined)
  useEffect(() => {
    const pageType = pageTypeAt(pathname)
    const contentId = contentAt(pathname)
    track('Page_View', { pageType, ...(contentId !== undefined && { contentId }), ...(previous.current && { previousPageType: previous.current }) })
    previous.current = pageType
  }, [pathname])
}

/** The permalink of a title's page, or the video that plays. */
function contentAt(pathname: string): string | undefined {
  const { id, params } = matchPage(pathname)
  if (id === 'routes/watch') return params.contentId
  return id === 'routes/title' ? params['*'] : undefined
}
