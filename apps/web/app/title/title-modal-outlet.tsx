import { useAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchPage } from '../routing/pages.ts'
import { useBackground } from '../routing/modal-location.ts'
import { usePreloadable } from '../performance/index.ts'
import { titleModalHost } from './preload-title.ts'
import { instantTitleAtom } from '../routing/instant-location.ts'
import type { InstantTitle } from '../routing/instant-location.ts'

/** The title over the page: the clicked one, or the one in the URL. */
export function TitleModalOutlet() {
  const { key, pathname } = useLocation()
  const background = useBackground()
  const [lastClicked, setLastClicked] = useAtom(instantTitleAtom)
  const splat = matchPage(pathname).params['*']
  const instant = lastClicked?.locationKey === key && lastClicked.isVisible ? lastClicked : null
  const link = instant?.link ?? (background !== null && splat !== undefined ? `/${splat}` : null)
  // After Back to this entry no card was clicked.
  useEffect(() => {
    if (lastClicked && lastClicked.locationKey !== key) setLastClicked(null)
  }, [lastClicked, key, setLastClicked])
  return link && <Suspense><TitleModal link={link} instant={instant} /></Suspense>
}

function TitleModal(props: { link: string; instant: InstantTitle | null }) {
  const { default: TitleModalHost } = usePreloadable(titleModalHost)
  return <TitleModalHost {...props} />
}
