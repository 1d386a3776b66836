import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { lockLandscape, unlockOrientation } from './landscape-lock.ts'

/** On iPhones only the video element supports full screen. */
type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

export type FullScreen = { isFullScreen: boolean; toggle: () => void }

export function useFullScreen(root: RefObject<HTMLElement | null>): FullScreen {
  const [isFullScreen, setFullScreen] = useState(false)
  useEffect(() => {
    const changed = () => {
      const isFull = document.fullscreenElement !== null && document.fullscreenElement === root.current
      setFullScreen(isFull)
      if (isFull) lockLandscape()
      else unlockOrientation()
    }
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
