import type { Call } from '@ott/api-client'
import type { Chapter, ContentId, Marker } from '@ott/catalogue'
import type { Locale } from '@ott/i18n'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { PlayerTitle } from './controls/controls.tsx'
import type { NextEpisode, Suggestion } from './controls/end-screen.tsx'
import { useFullScreen } from './input/use-full-screen.ts'
import type { FullScreen } from './input/use-full-screen.ts'
import { guestActions } from './party/guest-commands.ts'
import type { PartyPlayer } from './party/party-session.ts'
import type { PartyView } from './party/party-view.ts'
import { useParty } from './party/use-party.ts'
import type { WatchPartyOptions } from './party/use-party.ts'
import { PictureInPictureView } from './picture-in-picture/picture-in-picture-view.tsx'
import { followIntoClassic, retire, usePictureInPicture } from './picture-in-picture/use-picture-in-picture.ts'
import type { PictureInPicture } from './picture-in-picture/use-picture-in-picture.ts'
import { isRefusal } from './recovery/playback-error.ts'
import type { PlaybackErrorType } from './recovery/playback-error.ts'
import type { EpisodeLink } from './series/episodes-menu.tsx'
import { useViewing } from './series/viewing.ts'
import type { Viewing } from './series/viewing.ts'
import { useSoundMode } from './sound/use-sound-mode.ts'
import { isDarkFrame } from './state/dark-frame.ts'
import { connectMediaSession, reportPlaybackState } from './state/media-session.ts'
import { createPlaybackLog } from './state/playback-events.ts'
import type { PlaybackEvent } from './state/playback-events.ts'
import { playbackReport } from './state/playback-report.ts'
import { openPlayback, initialStateOf } from './state/playback.ts'
import type { Playback, PlaybackReading } from './state/playback.ts'
import type { PlaybackActions, PlaybackState } from './state/playback-state.ts'
import * as styles from './player.css.ts'
import { PlayerView } from './player-view.tsx'
import type { ShareMoment } from './controls/use-player-commands.ts'
import { positionOf } from './state/position.ts'
import { startPreferences } from './state/preferences.ts'
import type { StartLanguages } from './state/preferences.ts'
import type { SaveProgress } from './state/progress-reporter.ts'
import { usePreferences } from './state/use-preferences.ts'
import type { ViewerPreferences } from './state/use-preferences.ts'

export type PlayerProps = {
  call: Call
  title: PlayerTitle
  contentId: ContentId
  /** Whose choices this browser remembers: the id of the series, or of the movie. Without it they last as long as the player. */
  seriesKey?: string
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
  previousHref?: string
  /** All released episodes of the series; absent for a movie. */
  episodes?: EpisodeLink[]
  onOpenEpisode?: (href: string) => void
  markers?: Marker[]
  chapters?: Chapter[]
  suggestions?: Suggestion[]
  rating?: ReactNode
  /** Every 15 seconds of playback, on pause, seek and close. */
  onProgress: SaveProgress
  /** A refusal of the server, which the page can handle beside the error screen. */
  onRefused?: (type: PlaybackErrorType) => void
  /** What happened, for statistics; with a way to read what the playback measures at any later time. */
  onEvent?: (event: PlaybackEvent, read: () => PlaybackReading | null) => void
  onShare?: ShareMoment
  /** Absent where there are no watch parties. */
  watchParty?: WatchPartyOptions
  actions: { loginHref: string; plansHref: string }
}

/**
 * Plays titles one after another over the whole page. Full screen, picture-in-picture and speed stay from one to the next. Import it
 * lazily.
 */
export function Player(props: PlayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const screen = useFullScreen(root)
  const pictureInPicture = usePictureInPicture(root)
  const holder = useRef<HTMLDivElement>(null)
  const preferences = usePreferences(props.seriesKey)
  const [rate, setRate] = useState(preferences.series.rate ?? 1)
  const viewing = useViewing(root)
  const party = useParty(props.call, props.watchParty)
  return (
    <div ref={root} lang={props.locale}>
      <div ref={holder} hidden />
      <TitlePlayer
        key={props.contentId}
        {...props}
        screen={screen}
        pictureInPicture={pictureInPicture}
        holder={holder}
        rate={rate}
        onRate={setRate}
        preferences={preferences}
        viewing={viewing}
        party={party.view}
        onPlayback={party.attach}
      />
    </div>
  )
}

type Shell = {
  screen: FullScreen
  pictureInPicture: PictureInPicture
  /** For the video before, while it fills the picture-in-picture window. */
  holder: RefObject<HTMLElement | null>
  rate: number
  onRate: (rate: number) => void
  preferences: ViewerPreferences
  viewing: Viewing
  party?: PartyView
  /** The video that the party of this player follows. */
  onPlayback: (player: PartyPlayer | null) => void
}

function TitlePlayer(props: PlayerProps & Shell) {
  const { call, title, contentId, startAtSeconds, poster, runLengthSeconds, backHref, next, actions: links, pictureInPicture, holder, rate } = props
  const windowPicture = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const playback = useRef<Playback>(null)
  const { own: preferences, series, change: changePreferences } = props.preferences
  const [state, setState] = useState(() => initialStateOf(contentId))
  const [endsDark, setEndsDark] = useState(false)
  /* oxlint-disable react/refs -- event handlers and listeners read the ref, never a render */
  const [position] = useState(() => positionOf(() => playback.current?.video ?? null, startAtSeconds, runLengthSeconds))
  const [actions] = useState(() => actionsOf(playback))
  /* oxlint-enable react/refs */
  const [log] = useState(createPlaybackLog)

  const saveProgress = useEffectEvent<SaveProgress>((...place) => props.onProgress(...place))
  const change = useEffectEvent((next: Partial<PlaybackState>) => {
    setState((before) => merge(before, next))
    if (next.stage === 'ended' && playback.current) setEndsDark(isDarkFrame(playback.current.video))
    if (next.rate !== undefined) props.onRate(next.rate)
    if (next.error && isRefusal(next.error.type)) props.onRefused?.(next.error.type)
  })
  const open = useEffectEvent(() => openPlayback({
    call,
    contentId,
    startAtSeconds,
    runLengthSeconds,
    preferences: { ...startPreferences(preferences, props.languages, series), rate },
    onChange: (next) => change(next),
    onProgress: (...place) => saveProgress(...place),
    onEvent: (event) => {
      log.add(event)
      props.onEvent?.(event, () => playback.current?.reading() ?? null)
    },
  }))

  const attach = useEffectEvent((opened: Playback | null) => props.onPlayback(opened && { contentId, ...opened }))

  // A layout effect, so that a preloaded video is part of the first paint.
  useLayoutEffect(() => {
    const opened = open()
    const { video } = opened
    const held = holder.current
    video.className = styles.picture
    // Of its early picture.
    video.removeAttribute('style')
    playback.current = opened
    attach(opened)
    followIntoClassic(video)
    return () => {
      playback.current = null
      attach(null)
      retire(opened, held)
    }
  }, [holder])
  useLayoutEffect(() => {
    const place = pictureInPicture.window ? windowPicture : picture
    if (playback.current) place.current?.append(playback.current.video)
  }, [pictureInPicture.window])

  const hasSoundModes = useSoundMode(playback, preferences.soundMode)

  const { name, line } = title
  const { isPaused, stage } = state
  const { onOpenEpisode, previousHref, viewing, party } = props
  const isGuest = party?.role === 'guest'
  const [hasNext, hasPrevious] = [!isGuest && next !== undefined, !isGuest && previousHref !== undefined]
  const windowActions = useMemo(() => (isGuest ? guestActions(actions) : actions), [isGuest, actions])
  const playNext = useEffectEvent(() => { if (next) onOpenEpisode?.(next.href) })
  const playPrevious = useEffectEvent(() => { if (previousHref !== undefined) onOpenEpisode?.(previousHref) })
  useEffect(() => connectMediaSession({ title: name, line, poster }, {
    actions: windowActions,
    onInput: viewing.noteInput,
    position,
    rate: () => playback.current?.video.playbackRate ?? 1,
    onNext: hasNext ? () => playNext() : undefined,
    onPrevious: hasPrevious ? () => playPrevious() : undefined,
  }), [name, line, poster, windowActions, position, hasNext, hasPrevious, viewing.noteInput])
  useEffect(() => reportPlaybackState(stage, isPaused), [stage, isPaused])

  const togglePictureInPicture = () => { if (playback.current) pictureInPicture.toggle?.(playback.current.video) }
  return (
    <PlayerView
      title={title}
      poster={poster}
      backHref={backHref}
      loginHref={links.loginHref}
      plansHref={links.plansHref}
      next={next}
      previousHref={props.previousHref}
      episodes={props.episodes}
      onOpenEpisode={props.onOpenEpisode}
      markers={props.markers}
      chapters={props.chapters}
      viewing={props.viewing}
      party={party}
      suggestions={props.suggestions}
      rating={props.rating}
      endsDark={endsDark}
      state={state}
      screen={props.screen}
      position={position}
      actions={actions}
      log={log}
      report={() => playbackReport({ at: new Date(), contentId, browser: navigator.userAgent, error: state.error?.type ?? null, metrics: actions.metrics(), events: log.get() })}
      hidesUpcoming={props.hidesUpcoming}
      preferences={{ ...preferences, ...series }}
      onPreferences={(next) => {
        changePreferences(next)
        if (next.audio) props.onLanguageChosen?.({ audio: next.audio })
        if (next.captions !== undefined) props.onLanguageChosen?.({ subtitles: next.captions ?? 'off' })
      }}
      hasSoundModes={hasSoundModes}
      onShare={props.onShare}
      onPictureInPicture={pictureInPicture.toggle && togglePictureInPicture}
      pictureInPicture={!pictureInPicture.isOpen ? 'none' : pictureInPicture.window ? 'window' : 'classic'}
    >
      <div ref={picture} />
      {pictureInPicture.window ? createPortal(
        <PictureInPictureView picture={windowPicture} title={name} state={state} position={position} actions={windowActions} onInput={props.viewing.noteInput} preferences={preferences} onBack={togglePictureInPicture} />,
        pictureInPicture.window.document.body,
      ) : null}
    </PlayerView>
  )
}

/** Stable callbacks, whichever playback is open. */
function actionsOf(playback: { current: Playback | null }): PlaybackActions {
  return {
    play: () => playback.current?.play(),
    pause: () => playback.current?.pause(),
    seek: (seconds) => playback.current?.seek(seconds),
    noteSkip: (...skip) => playback.current?.noteSkip(...skip),
    noteReport: () => playback.current?.noteReport(),
    setVolume: (volume) => playback.current?.setVolume(volume),
    setMuted: (isMuted) => playback.current?.setMuted(isMuted),
    setRate: (rate) => playback.current?.setRate(rate),
    chooseAudio: (id) => playback.current?.chooseAudio(id),
    chooseText: (id) => playback.current?.chooseText(id),
    delayCaptions: (seconds) => playback.current?.delayCaptions(seconds),
    chooseHeight: (height) => playback.current?.chooseHeight(height),
    thumbnailAt: (seconds) => playback.current?.thumbnailAt(seconds) ?? Promise.resolve(null),
    promptRemote: () => playback.current?.promptRemote(),
    metrics: () => playback.current?.metrics() ?? null,
    retry: () => playback.current?.retry(),
    stopStream: (streamId) => playback.current?.stopStream(streamId) ?? Promise.resolve(),
  }
}

/** Returns the same object when nothing changed, which skips a render. */
function merge(before: PlaybackState, change: Partial<PlaybackState>): PlaybackState {
  const after = { ...before, ...change }
  return (Object.keys(change) as (keyof PlaybackState)[]).every((key) => Object.is(before[key], after[key])) ? before : after
}
