import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** On iPhones only the video element supports full screen. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

export function useFullScreen(root: RefObject<HTMLElement | null>): { isFullScreen: boolean; toggle: () => void } {
  const [isFullScreen, setFullScreen] = useState(false)
  useEffect(() => {
    const changed = () => setFullScreen(document.fullscreenElement === root.current)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [root])
  const toggle = () => {
    // A refused request changes nothing.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    else if (document.fullscreenEnabled) void root.current?.requestFullscreen().catch(() => {})
    else root.current?.querySelector<AppleVideo>('video')?.webkitEnterFullscreen?.()
  }
  return { isFullScreen, toggle }
}
