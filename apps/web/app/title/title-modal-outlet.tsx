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
  const [pressed, setPressed] = useAtom(instantTitleAtom)
  const address = matchPage(pathname).params['*']
  const coming = pressed?.on === key && pressed.isHere ? pressed : null
  const link = coming?.link ?? (background !== null && address !== undefined ? `/${address}` : null)
  // After Back to this entry no card was clicked.
  useEffect(() => {
    if (pressed && pressed.on !== key) setPressed(null)
  }, [pressed, key, setPressed])
  return link && <Suspense><Opened link={link} pressed={coming} /></Suspense>
}

function Opened(props: { link: string; pressed: InstantTitle | null }) {
  const { default: OpenedTitle } = usePreloadable(titleModalHost)
  return <OpenedTitle {...props} />
}
