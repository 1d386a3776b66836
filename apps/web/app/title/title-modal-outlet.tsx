import { useAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchPage } from '../routing/pages.ts'
import { useBackground } from '../routing/modal-location.ts'
import { usePreloadable } from '../performance/index.ts'
import { titleModalHost } from './preload-title.ts'
import { openingTitleAtom } from './opening-title.ts'
import type { OpeningTitle } from './opening-title.ts'

/** The title over the page: the clicked one, or the one in the URL. */
export function TitleModalOutlet() {
  const { key, pathname } = useLocation()
  const background = useBackground()
  const [clicked, setClicked] = useAtom(openingTitleAtom)
  const address = matchPage(pathname).params['*']
  const opening = clicked?.on === key && clicked.isReady ? clicked : null
  const link = opening?.link ?? (background !== null && address !== undefined ? `/${address}` : null)
  // After Back to this entry no card was clicked.
  useEffect(() => {
    if (clicked && clicked.on !== key) setClicked(null)
  }, [clicked, key, setClicked])
  return link && <Suspense><Opened link={link} opening={opening} /></Suspense>
}

function Opened(props: { link: string; opening: OpeningTitle | null }) {
  const { default: OpenedTitle } = usePreloadable(titleModalHost)
  return <OpenedTitle {...props} />
}
