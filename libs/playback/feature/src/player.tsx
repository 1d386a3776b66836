import type { Call } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { Locale } from '@ott/i18n'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { PlayerTitle } from './controls/controls.tsx'
import type { NextEpisode, Suggestion } from './controls/end-screen.tsx'
import { isRefusal } from './recovery/playback-error.ts'
import type { PlaybackErrorType } from './recovery/playback-error.ts'
import { isDarkFrame } from './state/dark-frame.ts'
import { connectMediaSession } from './state/media-session.ts'
import { openPlayback } from './state/playback.ts'
import type { Playback } from './state/playback.ts'
import { initialState } from './state/playback-state.ts'
import type { PlaybackActions, PlaybackState } from './state/playback-state.ts'
import * as styles from './player.css.ts'
import { PlayerView } from './player-view.tsx'
import type { ShareMoment } from './controls/use-player-commands.ts'
import { positionOf } from './state/position.ts'
import { playbackPreferencesAtom, startPreferences } from './state/preferences.ts'
import type { StartLanguages } from './state/preferences.ts'
import type { SaveProgress } from './state/progress-reporter.ts'

export type PlayerProps = {
  call: Call
  title: PlayerTitle
  contentId: ContentId
  /** Initial position. Later changes do not restart playback. */
  startAtSeconds: number
  /** Shown until the first frame. */
  poster: string
  runLengthSeconds: number | null
  /** No thumbnails after the current position. */
  hidesUpcoming?: boolean
  locale: Locale
  /** The user's own, which the video starts in; null leaves it to this browser. Subtitles can be `off`. */
  languages?: StartLanguages
  /** The user chose another language in the player. */
  onLanguageChosen?: (change: Partial<StartLanguages>) => void
  backHref: string
  next?: NextEpisode
  suggestions?: Suggestion[]
  rating?: ReactNode
  /** Every 15 seconds of playback, on pause, seek and close. */
  onProgress: SaveProgress
  /** A refusal of the server, which the page can handle beside the error screen. */
  onRefused?: (type: PlaybackErrorType) => void
  onShare?: ShareMoment
  actions: { loginHref: string; plansHref: string }
}

/** Plays one title over the whole page. Import it lazily. */
export function Player(props: PlayerProps) {
  const { call, title, contentId, startAtSeconds, poster, runLengthSeconds, locale, backHref, next, actions: links } = props
  const screen = useRef<HTMLDivElement>(null)
  const playback = useRef<Playback>(null)
  const [preferences, setPreferences] = useAtom(playbackPreferencesAtom)
  const [state, setState] = useState(initialState)
  const [endsDark, setEndsDark] = useState(false)
  /* oxlint-disable react/refs -- event handlers and listeners read the ref, never a render */
  const [position] = useState(() => positionOf(() => playback.current?.video ?? null, startAtSeconds, runLengthSeconds))
  const [actions] = useState(() => actionsOf(playback))
  /* oxlint-enable react/refs */

  const saveProgress = useEffectEvent<SaveProgress>((...place) => props.onProgress(...place))
  const change = useEffectEvent((next: Partial<PlaybackState>) => {
    setState((before) => merge(before, next))
    if (next.stage === 'ended' && playback.current) setEndsDark(isDarkFrame(playback.current.video))
    if (next.error && isRefusal(next.error.type)) props.onRefused?.(next.error.type)
  })
  const open = useEffectEvent(() => openPlayback({
    call,
    contentId,
    startAtSeconds,
    runLengthSeconds,
    preferences: startPreferences(preferences, props.languages),
    onChange: (next) => change(next),
    onProgress: (...place) => saveProgress(...place),
  }))

  // A layout effect, so that a preloaded video is part of the first paint.
  useLayoutEffect(() => {
    const opened = open()
    const { video } = opened
    video.className = styles.picture
    screen.current?.append(video)
    playback.current = opened
    return () => {
      playback.current = null
      opened.close()
      video.remove()
    }
  }, [])

  const { name, line } = title
  useEffect(() => connectMediaSession({ title: name, line, poster }, actions, position), [name, line, poster, actions, position])

  return (
    <div lang={locale}>
      <PlayerView
        title={title}
        poster={poster}
        backHref={backHref}
        loginHref={links.loginHref}
        plansHref={links.plansHref}
        next={next}
        suggestions={props.suggestions}
        rating={props.rating}
        endsDark={endsDark}
        state={state}
        position={position}
        actions={actions}
        hidesUpcoming={props.hidesUpcoming}
        preferences={preferences}
        onPreferences={(next) => {
          setPreferences((before) => ({ ...before, ...next }))
          if (next.audio) props.onLanguageChosen?.({ audio: next.audio })
          if (next.captions !== undefined) props.onLanguageChosen?.({ subtitles: next.captions ?? 'off' })
        }}
        onShare={props.onShare}
        onPictureInPicture={supportsPictureInPicture() ? () => togglePictureInPicture(playback.current?.video) : undefined}
      >
        <div ref={screen} />
      </PlayerView>
    </div>
  )
}

/** Stable callbacks, whichever playback is open. */
function actionsOf(playback: { current: Playback | null }): PlaybackActions {
  return {
    play: () => playback.current?.play(),
    pause: () => playback.current?.pause(),
    seek: (seconds) => playback.current?.seek(seconds),
    setVolume: (volume) => playback.current?.setVolume(volume),
    setMuted: (isMuted) => playback.current?.setMuted(isMuted),
    setRate: (rate) => playback.current?.setRate(rate),
    chooseAudio: (id) => playback.current?.chooseAudio(id),
    chooseText: (id) => playback.current?.chooseText(id),
    chooseHeight: (height) => playback.current?.chooseHeight(height),
    thumbnailAt: (seconds) => playback.current?.thumbnailAt(seconds) ?? Promise.resolve(null),
    retry: () => playback.current?.retry(),
  }
}

/** Returns the same object when nothing changed, which skips a render. */
function merge(before: PlaybackState, change: Partial<PlaybackState>): PlaybackState {
  const after = { ...before, ...change }
  return (Object.keys(change) as (keyof PlaybackState)[]).every((key) => Object.is(before[key], after[key])) ? before : after
}

const supportsPictureInPicture = () => typeof document !== 'undefined' && document.pictureInPictureEnabled === true

function togglePictureInPicture(video: HTMLVideoElement | undefined): void {
  // Browsers reject it before the first frame.
  if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => {})
  else void video?.requestPictureInPicture().catch(() => {})
}
