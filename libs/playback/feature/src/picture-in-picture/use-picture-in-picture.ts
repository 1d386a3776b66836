import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { documentPictureInPicture, openWindow } from './document-window.ts'

export type PictureInPicture = {
  isOpen: boolean
  /** A window of our own, with captions and controls. Null in the browser's classic one, which shows the bare video. */
  window: Window | null
  /** Opens it, or returns the video to the page. Absent where the browser has neither kind. */
  toggle?: (video: HTMLVideoElement) => void
}

/** Stays mounted between episodes, as the window does (PLAY-184). `root` has the videos. */
export function usePictureInPicture(root: RefObject<HTMLElement | null>): PictureInPicture {
  const [opened, setOpened] = useState<Window | null>(null)
  const [isClassic, setClassic] = useState(false)
  useEffect(() => {
    const element = root.current
    const changed = () => setClassic(document.pictureInPictureElement !== null && document.pictureInPictureElement !== undefined)
    const types = ['enterpictureinpicture', 'leavepictureinpicture'] as const
    types.forEach((type) => element?.addEventListener(type, changed))
    return () => types.forEach((type) => element?.removeEventListener(type, changed))
  }, [root])
  useEffect(() => () => opened?.close(), [opened])

  const toggle = (video: HTMLVideoElement) => {
    if (opened) return opened.close()
    if (document.pictureInPictureElement) return void document.exitPictureInPicture().catch(() => {})
    void open(video)
  }
  async function open(video: HTMLVideoElement): Promise<void> {
    const api = documentPictureInPicture()
    try {
      if (!api) return await openClassic(video)
      const next = await openWindow(api, video)
      // The video has to return before the window is gone.
      next.addEventListener('pagehide', () => flushSync(() => setOpened(null)))
      setOpened(next)
      if (document.fullscreenElement) await document.exitFullscreen()
    } catch {
      // Refused, or before the first frame: the video stays in the page.
    }
  }
  return { isOpen: opened !== null || isClassic, window: opened, toggle: isSupported() ? toggle : undefined }
}

const isSupported = () => typeof document !== 'undefined' && (document.pictureInPictureEnabled === true || documentPictureInPicture() !== undefined)

const openClassic = async (video: HTMLVideoElement): Promise<void> => { await video.requestPictureInPicture() }

/** Whether the user sees the video although the page is hidden. */
export function isInPictureInPicture(): boolean {
  return (document.pictureInPictureElement ?? documentPictureInPicture()?.window ?? null) !== null
}

/** A video may enter the classic window without a press while another one is in it, once its size is known. */
export function followIntoClassic(video: HTMLVideoElement): void {
  if (!document.pictureInPictureElement) return
  const enter = () => { if (document.pictureInPictureElement) void video.requestPictureInPicture().catch(() => {}) }
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) enter()
  else video.addEventListener('loadedmetadata', enter, { once: true })
}

type Retired = { video: HTMLVideoElement; stop: () => void; close: () => void }

const maxHandOverMs = 20_000

/**
 * Closes a playback. In the classic window its last picture stays until the next video takes the window over, because the
 * window closes with its video; `holder` keeps it in the document.
 */
export function retire({ video, stop, close }: Retired, holder: HTMLElement | null): void {
  const end = () => {
    close()
    video.remove()
  }
  if (!holder || document.pictureInPictureElement !== video) return end()
  stop()
  holder.append(video)
  const timer = setTimeout(end, maxHandOverMs)
  video.addEventListener('leavepictureinpicture', () => {
    clearTimeout(timer)
    end()
  }, { once: true })
  // The player itself was closed.
  queueMicrotask(() => { if (!holder.isConnected) end() })
}
