import { useAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchPage } from '../routing/pages.ts'
import { useBackground } from '../routing/modal-location.ts'
import { usePreloadable } from '../performance/index.ts'
import { titleModalHost } from './preload-title.ts'
import { openingTitleAtom } from '../routing/opening-title.ts'
import type { OpeningTitle } from '../routing/opening-title.ts'

/** The title over the page: the clicked one, or the one in the URL. */
export function TitleModalOutlet() {
  const { key, pathname } = useLocation()
  const background = useBackground()
  const [clicked, setClicked] = useAtom(openingTitleAtom)
  const splat = matchPage(pathname).params['*']
  const opening = clicked?.locationKey === key && clicked.isReady ? clicked : null
  const link = opening?.link ?? (background !== null && splat !== undefined ? `/${splat}` : null)
  // After Back to this entry no card was clicked.
  useEffect(() => {
    if (clicked && clicked.locationKey !== key) setClicked(null)
  }, [clicked, key, setClicked])
  return link && <Suspense><TitleModal link={link} opening={opening} /></Suspense>
}

function TitleModal(props: { link: string; opening: OpeningTitle | null }) {
  const { default: TitleModalHost } = usePreloadable(titleModalHost)
  return <TitleModalHost {...props} />
}
