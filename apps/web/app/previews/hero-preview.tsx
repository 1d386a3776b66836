import { chooseTrailer, previewsAreStopped } from '@ott/playback'
import type { Trailers } from '@ott/playback'
import { PreviewControls, PreviewVideo, savesData } from '@ott/playback-feature'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { dispatchPreview, hasCarouselAtom, heroAtom, isDisabled, isMutedAtom, previewAtom } from './preview-store.ts'

/** A trailer starts after its still was visible for this long. */
const startDelayMs = 2_000

const minVisibleShare = 0.5

/** A page has one hero. */
const at = 'hero'

/** The trailer of a page's hero: the video over its still, or the controls in its corner. */
export default function HeroPreview({ title, part }: { title: Trailers | undefined; part: 'film' | 'controls' }) {
  if (!title || title.trailer === null) return null
  return part === 'film' ? <Film key={title.trailer} title={title} /> : <Controls />
}

function Film({ title }: { title: Trailers }) {
  // A hero is as wide as the window. A later resize must not restart the trailer.
  const [src] = useState(() => chooseTrailer(title, { widthPixels: innerWidth, savesData: savesData() }))
  const mark = useRef<HTMLSpanElement>(null)
  const state = useAtomValue(previewAtom)
  const isMuted = useAtomValue(isMutedAtom)
  const [hero, setHero] = useAtom(heroAtom)
  const isSeen = useIsSeen(mark)
  const isPlaying = state.status === 'playing' && state.at === at
  const mayBegin = isSeen && hero !== 'over' && state.status === 'idle'

  useEffect(() => {
    if (!mayBegin) return
    const timer = setTimeout(() => dispatchPreview({ type: 'started', at }), startDelayMs)
    return () => clearTimeout(timer)
  }, [mayBegin])
  useEffect(() => {
    if (isPlaying) setHero('started')
  }, [isPlaying, setHero])
  useEffect(() => {
    if (!isSeen) dispatchPreview({ type: 'ended', at })
  }, [isSeen])
  useEffect(() => {
    setHero('waiting')
    return () => {
      dispatchPreview({ type: 'ended', at })
      setHero('none')
    }
  }, [setHero])

  const end = () => {
    dispatchPreview({ type: 'ended', at })
    setHero('over')
  }
  return (
    <>
      <span ref={mark} hidden />
      {hero === 'started' && src !== null && <PreviewVideo src={src} isPlaying={isPlaying} isMuted={isMuted} onOver={end} />}
    </>
  )
}

/** Shown with the video, and on every page after the user stopped one; never where previews are disabled. */
function Controls() {
  const state = useAtomValue(previewAtom)
  const hero = useAtomValue(heroAtom)
  const [isMuted, setMuted] = useAtom(isMutedAtom)
  const hasCarousel = useAtomValue(hasCarouselAtom)
  if (isDisabled(state) || ((hero === 'none' || hero === 'waiting') && !previewsAreStopped(state))) return null
  const play = () => {
    dispatchPreview({ type: 'idle' })
    dispatchPreview({ type: 'started', at })
  }
  return (
    <PreviewControls
      isPlaying={state.status === 'playing' && state.at === at}
      isMuted={isMuted}
      onPlay={hasCarousel ? undefined : (wanted) => (wanted ? play() : dispatchPreview({ type: 'stopped' }))}
      onMute={setMuted}
    />
  )
}

/** Whether at least half of the parent element is in the viewport. */
function useIsSeen(mark: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const still = mark.current?.parentElement
    if (!still) return
    const observer = new IntersectionObserver((entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 0) >= minVisibleShare), { threshold: minVisibleShare })
    observer.observe(still)
    return () => observer.disconnect()
  }, [mark])
  return isSeen
}
