import type { Call } from '@ott/api-client'
import type { ContentId } from '@ott/catalogue'
import type { Locale } from '@ott/i18n'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PlayerTitle } from './controls/controls.tsx'
import type { NextEpisode } from './controls/end-screen.tsx'
import { isRefusal } from './recovery/playback-error.ts'
import type { FailureKind } from './recovery/playback-error.ts'
import { holdMediaSession } from './state/media-session.ts'
import { openPlayback } from './state/playback.ts'
import type { Playback } from './state/playback.ts'
import { initialState } from './state/playback-state.ts'
import type { PlaybackActions, PlaybackState } from './state/playback-state.ts'
import * as styles from './player.css.ts'
import { PlayerView } from './player-view.tsx'
import type { ShareMoment } from './controls/use-player-commands.ts'
import { positionOf } from './state/position.ts'
import { playbackPreferencesAtom } from './state/preferences.ts'
import type { SaveProgress } from './state/progress-reporter.ts'

export type PlayerProps = {
  call: Call
  title: PlayerTitle
  contentId: ContentId
  /** Where the film begins. It is kept while the film runs, and a film that runs is not begun anew for that. */
  startAtSeconds: number
  /** Shown until the first frame. */
  poster: string
  runLengthSeconds: number | null
  /** Nothing is to be seen of what is still to come but by watching it. */
  coversAhead?: boolean
  locale: Locale
  backHref: string
  next?: NextEpisode
  /** Where the viewer is in the film: every 15 seconds of play, at every turn, and on leaving. */
  onProgress: SaveProgress
  /** The server said no, and why: the page may know more than the screen that is shown anyway. */
  onRefused?: (type: FailureKind) => void
  onShare?: ShareMoment
  actions: { loginHref: string; plansHref: string }
}

/** Plays one film over the whole page. Comes with its own code: load it lazily. */
export function Player(props: PlayerProps) {
  const { call, title, contentId, startAtSeconds, poster, runLengthSeconds, locale, backHref, next, actions: links } = props
  const screen = useRef<HTMLDivElement>(null)
  const playback = useRef<Playback>(null)
  const [preferences, setPreferences] = useAtom(playbackPreferencesAtom)
  const [state, setState] = useState(initialState)
  /* oxlint-disable react/refs -- they read it when they are pressed or listened to, never while rendering */
  const [position] = useState(() => positionOf(() => playback.current?.video ?? null, startAtSeconds, runLengthSeconds))
  const [actions] = useState(() => actionsOf(playback))
  /* oxlint-enable react/refs */

  const keep = useEffectEvent<SaveProgress>((...place) => props.onProgress(...place))
  const change = useEffectEvent((next: Partial<PlaybackState>) => {
    setState((before) => merge(before, next))
    if (next.error && isRefusal(next.error.type)) props.onRefused?.(next.error.type)
  })
  const open = useEffectEvent(() => openPlayback({
    call,
    contentId,
    startAtSeconds,
    runLengthSeconds,
    preferences,
    onChange: (next) => change(next),
    onProgress: (...place) => keep(...place),
  }))

  // Before the page is painted: what was prepared is there in the first picture of the player.
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
  useEffect(() => holdMediaSession({ title: name, line, poster }, actions, position), [name, line, poster, actions, position])

  return (
    <div lang={locale}>
      <PlayerView
        title={title}
        poster={poster}
        backHref={backHref}
        loginHref={links.loginHref}
        plansHref={links.plansHref}
        next={next}
        state={state}
        position={position}
        actions={actions}
        coversAhead={props.coversAhead}
        preferences={preferences}
        onPreferences={(next) => setPreferences((before) => ({ ...before, ...next }))}
        onShare={props.onShare}
        onPictureInPicture={hasSmallWindow() ? () => togglePictureInPicture(playback.current?.video) : undefined}
      >
        <div ref={screen} />
      </PlayerView>
    </div>
  )
}

/** The film may be opened anew; what the buttons hold stays the same. */
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

/** Nothing new, nothing to draw. */
function merge(before: PlaybackState, change: Partial<PlaybackState>): PlaybackState {
  const after = { ...before, ...change }
  return (Object.keys(change) as (keyof PlaybackState)[]).every((key) => Object.is(before[key], after[key])) ? before : after
}

const hasSmallWindow = () => typeof document !== 'undefined' && document.pictureInPictureEnabled === true

function togglePictureInPicture(video: HTMLVideoElement | undefined): void {
  // A browser may refuse before there is a picture; then nothing changes.
  if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => {})
  else void video?.requestPictureInPicture().catch(() => {})
}
