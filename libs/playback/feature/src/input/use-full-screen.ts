import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** On an iPhone only the video itself can fill the screen. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

export function useFullScreen(root: RefObject<HTMLElement | null>): { isFullScreen: boolean; toggle: () => void } {
  const [isFullScreen, setFullScreen] = useState(false)
  useEffect(() => {
    const changed = () => setFullScreen(document.fullscreenElement === root.current)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [root])
  const toggle = () => {
    // A browser may refuse; then everything stays as it is.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    else if (document.fullscreenEnabled) void root.current?.requestFullscreen().catch(() => {})
    else root.current?.querySelector<AppleVideo>('video')?.webkitEnterFullscreen?.()
  }
  return { isFullScreen, toggle }
}
