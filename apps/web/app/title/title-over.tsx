import { useAtom } from 'jotai'
import { Suspense, use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { screenAt } from '../navigation/links.ts'
import { useBackground } from '../navigation/over.ts'
import { titleDialog } from './bring-title.ts'
import { pressedTitleAtom } from './pressed-title.ts'

/** The title that stands over the page: the one that was just pressed, or the one at the address. */
export function TitleOver() {
  const { key, pathname } = useLocation()
  const background = useBackground()
  const [pressed, setPressed] = useAtom(pressedTitleAtom)
  const screen = screenAt(pathname)
  const isOnItsWay = pressed?.on === key
  const link = isOnItsWay ? pressed.link : background !== null && screen.kind === 'title' ? screen.link : null
  // Whoever comes back to this entry has pressed nothing.
  useEffect(() => {
    if (pressed && !isOnItsWay) setPressed(null)
  }, [pressed, isOnItsWay, setPressed])
  return link && <Suspense><Opened link={link} isOnItsWay={isOnItsWay} /></Suspense>
}

function Opened(props: { link: string; isOnItsWay: boolean }) {
  const { default: TitleDialog } = use(titleDialog())
  return <TitleDialog {...props} />
}
