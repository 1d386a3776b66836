import { titleQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import { previewPlace } from '@ott/playback'
import { PreviewControls, PreviewFilm } from '@ott/playback-feature'
import { useQuery } from '@tanstack/react-query'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { call } from '../session/login.ts'
import { useLocale } from '../words/use-locale.ts'
import { isMutedAtom, previewAtom, previewHappened } from './preview-state.ts'

/** A still that somebody looks at for so long may begin to move. */
const pauseMilliseconds = 2_000

const seenShare = 0.5

/** A page has one hero. */
const at = 'hero'

/** How far its trailer came: over, it does not begin again by itself. */
const heroAtom = atom<'waiting' | 'begun' | 'over'>('waiting')

/** The trailer of a page's hero: over its still the film, in its corner what stops it and turns its sound on. */
export default function HeroPreview({ link, part }: { link: string; part: 'film' | 'controls' }) {
  return part === 'film' ? <Film key={link} link={link} /> : <Controls />
}

function Film({ link }: { link: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  const state = useAtomValue(previewAtom)
  const isMuted = useAtomValue(isMutedAtom)
  const [hero, setHero] = useAtom(heroAtom)
  const isSeen = useIsSeen(mark)
  // Where nothing will play, nothing is asked for.
  const { data: title } = useQuery({ ...titleQuery(call, link, apiLanguage(useLocale())), enabled: isSeen && state.is !== 'held' })
  const trailer = title?.trailer ?? null
  const isPlaying = state.is === 'playing' && state.at === at
  const mayBegin = trailer !== null && isSeen && hero !== 'over' && state.is === 'idle'

  useEffect(() => {
    if (!mayBegin) return
    const timer = setTimeout(() => previewHappened({ type: 'started', at }), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [mayBegin])
  useEffect(() => {
    if (isPlaying) setHero('begun')
  }, [isPlaying, setHero])
  useEffect(() => {
    if (!isSeen) previewHappened({ type: 'ended', at })
  }, [isSeen])
  useEffect(() => () => {
    previewHappened({ type: 'ended', at })
    setHero('waiting')
  }, [setHero])

  const end = () => {
    previewHappened({ type: 'ended', at })
    setHero('over')
  }
  return (
    <>
      <span ref={mark} hidden />
      {trailer !== null && hero === 'begun' && <PreviewFilm src={trailer} isPlaying={isPlaying} isMuted={isMuted} onOver={end} />}
    </>
  )
}

function Controls() {
  const state = useAtomValue(previewAtom)
  const hero = useAtomValue(heroAtom)
  const [isMuted, setMuted] = useAtom(isMutedAtom)
  if (hero === 'waiting') return null
  const play = () => {
    previewHappened({ type: 'idle' })
    previewHappened({ type: 'started', at })
  }
  return (
    <PreviewControls
      isPlaying={previewPlace(state) === at}
      isMuted={isMuted}
      onPlay={(wanted) => (wanted ? play() : previewHappened({ type: 'stopped' }))}
      onMute={setMuted}
    />
  )
}

/** Whether at least half of what it stands in is in the window. */
function useIsSeen(mark: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const still = mark.current?.parentElement
    if (!still) return
    const watching = new IntersectionObserver((entries) => setSeen((entries.at(-1)?.intersectionRatio ?? 0) >= seenShare), { threshold: seenShare })
    watching.observe(still)
    return () => watching.disconnect()
  }, [mark])
  return isSeen
}
