import { Button, Spinner, Text, VisuallyHidden } from '@ott/design-system'
import { formatPosition } from '@ott/i18n'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Captions } from './controls/captions.tsx'
import { NextButton, PlayButton, RatingNote, ScreenButtons, Time, TopBar, Transport, Volume } from './controls/controls.tsx'
import type { PlayerTitle } from './controls/controls.tsx'
import { EndCard, NextCard } from './controls/end-screen.tsx'
import type { NextEpisode } from './controls/end-screen.tsx'
import type { Track } from './engine/engine.ts'
import { FailureScreen } from './recovery/error-screen.tsx'
import { commandOf } from './input/hotkeys.ts'
import type { Command } from './input/hotkeys.ts'
import { KeyboardHelp } from './controls/hotkeys-help.tsx'
import type { PlaybackActions, PlaybackState } from './state/playback-state.ts'
import * as styles from './player.css.ts'
import { PositionContext } from './state/position.ts'
import type { PositionSource } from './state/position.ts'
import type { PlaybackPreferences } from './state/preferences.ts'
import { SeekBar } from './controls/seek-bar.tsx'
import { thumbnailSheets } from './controls/thumbnail-sprites.ts'
import { useSpokenTime } from './controls/accessible-time.ts'
import { Surface } from './input/gesture-surface.tsx'
import { CaptionsMenu, SettingsMenu, useTrackName } from './controls/track-menus.tsx'
import { useDelayed } from './controls/use-delayed.ts'
import { useFullScreen } from './input/use-full-screen.ts'
import { useIdle } from './input/use-idle.ts'
import { useLocale } from './use-locale.ts'

export type Panel = 'captions' | 'settings' | 'help' | null

export type PlayerViewProps = {
  title: PlayerTitle
  poster: string
  backHref: string
  loginHref: string
  plansHref: string
  next?: NextEpisode
  state: PlaybackState
  position: PositionSource
  actions: PlaybackActions
  preferences: PlaybackPreferences
  onPreferences: (change: Partial<PlaybackPreferences>) => void
  /** The seek bar has no pictures of what is still to come. */
  coversAhead?: boolean
  /** The picture. */
  children?: ReactNode
  onPictureInPicture?: () => void
  onShare?: ShareMoment
  /** What is open at first. */
  panel?: Panel
}

/** Shares the film from a moment on; `seconds` are whole. A sheet that opened, or was closed, says enough by itself. */
export type ShareMoment = (seconds: number) => Promise<'shared' | 'copied' | 'dismissed' | 'failed'>

const spinnerAfterMs = 500
const flashMs = 700
/** Long enough to be read by whoever still settles down (PLAY-40). */
const ratingMs = 8000
const frameSeconds = 1 / 24

type Flash = { text: string; at: 'back' | 'middle' | 'forward' }

/** Everything of the player that can be seen. It plays nothing: state comes in, wishes go out. */
export function PlayerView(props: PlayerViewProps) {
  const { title, poster, backHref, loginHref, plansHref, next, state, position, actions, preferences, onPreferences, onShare, children } = props
  const { formatMessage, locale: tag } = useIntl()
  const locale = useLocale()
  const spoken = useSpokenTime()
  const nameOf = useTrackName()
  const root = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>(props.panel ?? null)
  const [isPeeking, setPeeking] = useState(false)
  const [isNextAway, setNextAway] = useState(false)
  const [said, say] = useState('')
  const [flash, setFlash] = useState<Flash | null>(null)
  const screen = useFullScreen(root)
  const { stage, isPaused } = state
  const isWatching = stage === 'opening' || stage === 'watching'
  const { isIdle, wake, sleep } = useIdle(root, panel !== null || isPeeking || isPaused || stage !== 'watching')
  const isLate = useDelayed(isWatching && state.isWaiting && !isPaused, spinnerAfterMs)
  const hasBegun = useDelayed(stage === 'watching', ratingMs)
  const isRated = isWatching && !hasBegun
  const tileAt = useMemo(() => thumbnailSheets(actions.thumbnailAt), [actions])
  const text = state.textTracks.find(({ id }) => id === state.textId)

  useEffect(() => { root.current?.focus({ preventScroll: true }) }, [])
  useEffect(() => {
    if (!flash) return
    const timer = setTimeout(() => setFlash(null), flashMs)
    return () => clearTimeout(timer)
  }, [flash])

  /** With the card the button that was pressed goes. */
  const leaveCard = (how: () => void) => {
    root.current?.focus({ preventScroll: true })
    how()
  }
  const togglePlay = () => (isPaused ? actions.play() : actions.pause())
  const seekTo = (seconds: number) => {
    const to = Math.max(0, Math.min(seconds, position.get().duration))
    actions.seek(to)
    say(spoken(to))
    return to
  }
  const seekBy = (seconds: number) => {
    const to = seekTo(position.get().seconds + seconds)
    setFlash({ text: formatPosition(to, tag), at: seconds < 0 ? 'back' : 'forward' })
  }
  const setVolume = (volume: number) => {
    const rounded = Math.max(0, Math.min(1, Math.round(volume * 100) / 100))
    const percent = Math.round(rounded * 100)
    actions.setVolume(rounded)
    onPreferences({ volume: rounded, isMuted: rounded === 0 })
    say(formatMessage({ id: 'player.said.volume' }, { percent }))
    setFlash({ text: formatMessage({ id: 'player.percent' }, { percent }), at: 'middle' })
  }
  const setMuted = (isMuted: boolean) => {
    actions.setMuted(isMuted)
    onPreferences({ isMuted })
    const words = formatMessage({ id: isMuted ? 'player.said.muted' : 'player.said.unmuted' })
    say(words)
    setFlash({ text: words, at: 'middle' })
  }
  const chooseText = (track: Track | null) => {
    actions.chooseText(track?.id ?? null)
    onPreferences(track ? { captions: track.language, lastCaptions: track.language } : { captions: null })
    say(track ? formatMessage({ id: 'player.said.captions' }, { name: nameOf(track) }) : formatMessage({ id: 'player.said.captionsOff' }))
  }
  const toggleCaptions = () => {
    if (state.textTracks.length === 0) {
      const none = formatMessage({ id: 'player.said.noCaptions' })
      say(none)
      return setFlash({ text: none, at: 'middle' })
    }
    const wanted = text ? null : trackToShow(state.textTracks, [preferences.lastCaptions, locale])
    chooseText(wanted)
    const words = wanted ? formatMessage({ id: 'player.said.captions' }, { name: nameOf(wanted) }) : formatMessage({ id: 'player.said.captionsOff' })
    setFlash({ text: words, at: 'middle' })
  }
  const chooseAudio = (track: Track) => {
    actions.chooseAudio(track.id)
    onPreferences({ audio: track.language, hasDescription: track.isDescription ?? false })
  }
  const shareMoment = async (share: ShareMoment) => {
    const outcome = await share(Math.floor(position.get().seconds))
    if (outcome !== 'copied' && outcome !== 'failed') return
    const words = formatMessage({ id: outcome === 'copied' ? 'player.said.linkCopied' : 'player.said.linkFailed' })
    say(words)
    setFlash({ text: words, at: 'middle' })
  }
  const toggle = useCallback((which: Exclude<Panel, null>) => (isOpen: boolean) => setPanel((open) => (isOpen ? which : open === which ? null : open)), [])
  const toggleCaptionsMenu = useMemo(() => toggle('captions'), [toggle])
  const toggleSettings = useMemo(() => toggle('settings'), [toggle])

  /** False when the command means nothing now, and the key is the browser's. */
  const obey = (command: Command): boolean => {
    if (command.do === 'close') {
      if (panel === null) return false
      setPanel(null)
      return true
    }
    if (command.do === 'toggleHelp') {
      setPanel(panel === 'help' ? null : 'help')
      return true
    }
    if (panel === 'help' || stage === 'failed') return false
    switch (command.do) {
      case 'togglePlay': togglePlay()
        return true
      case 'seekBy': seekBy(command.seconds)
        return true
      case 'seekToShare': seekTo(command.share * position.get().duration)
        return true
      case 'stepFrame': actions.seek(position.get().seconds + command.by * frameSeconds)
        return true
      case 'changeVolume': setVolume((state.isMuted ? 0 : state.volume) + command.by)
        return true
      case 'toggleMute': setMuted(!state.isMuted)
        return true
      case 'toggleCaptions': toggleCaptions()
        return true
      case 'toggleFullScreen': screen.toggle()
        return true
    }
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOurs(event, root.current)) return
    const command = commandOf(event, isPaused)
    wake()
    if (command && obey(command)) event.preventDefault()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])

  return (
    <PositionContext value={position}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any movement wakes the controls inside */}
      <div
        ref={root}
        className={styles.player}
        role="region"
        aria-label={formatMessage({ id: 'player.label' }, { title: title.name })}
        tabIndex={-1}
        data-idle={isIdle ? '' : undefined}
        onPointerMove={(event) => { if (event.pointerType !== 'touch') wake() }}
        onFocus={(event) => { if (event.target !== root.current) wake() }}
      >
        <img className={styles.poster} src={poster} alt="" data-gone={stage === 'watching' || stage === 'ended' ? '' : undefined} />
        {children}
        <Surface
          onTogglePlay={togglePlay}
          onToggleControls={isIdle ? wake : sleep}
          onToggleFullScreen={screen.toggle}
          onSeek={(by, zone, total) => {
            seekTo(position.get().seconds + by)
            setFlash({ text: `${total > 0 ? '+' : '−'}${formatPosition(Math.abs(total), tag)}`, at: zone })
          }}
          onHold={(isHeld) => {
            actions.setRate(isHeld ? 2 : 1)
            setFlash(isHeld ? { text: formatMessage({ id: 'player.speed.twice' }), at: 'middle' } : null)
          }}
        />
        <div className={styles.scrim} data-hidden={isIdle ? '' : undefined} />
        {stage === 'watching' && text ? (
          <Captions
            cues={state.cues}
            language={text.language}
            size={preferences.captionSize}
            place={preferences.captionPlace}
            isBelowRating={isRated}
            above={isIdle ? undefined : isPeeking ? 'thumbnail' : 'controls'}
          />
        ) : null}
        {isLate ? <div className={styles.wait}><Spinner label={formatMessage({ id: 'player.loading' })} /></div> : null}
        {flash ? <div className={`${styles.flash} ${styles.flashAt[flash.at]}`} aria-hidden="true">{flash.text}</div> : null}
        {stage === 'failed' && state.failure ? (
          <FailureScreen failure={state.failure} backHref={backHref} loginHref={loginHref} plansHref={plansHref} onRetry={() => actions.retry()} />
        ) : null}
        {stage === 'ended' && (!next || isNextAway) ? <EndCard name={title.name} backHref={backHref} onReplay={() => leaveCard(() => actions.play())} onSay={say} /> : null}
        <div className={styles.chrome} data-hidden={isIdle ? '' : undefined} inert={panel === 'help'}>
          <TopBar title={title} backHref={backHref} onShare={onShare && isWatching ? () => void shareMoment(onShare) : undefined} />
          {isWatching ? (
            <>
              {isLate ? null : <Transport isPaused={isPaused} onToggle={togglePlay} onSeekBy={seekBy} />}
              <div className={styles.low}>
                <SeekBar onSeek={seekTo} tileAt={tileAt} onPeek={setPeeking} coversAhead={props.coversAhead} />
                <div className={styles.buttons}>
                  <span className={styles.onlyFrom600}><PlayButton isPaused={isPaused} onToggle={togglePlay} /></span>
                  <Volume isMuted={state.isMuted} volume={state.volume} onMute={setMuted} onVolume={setVolume} />
                  <Time />
                  <CaptionsMenu
                    isOpen={panel === 'captions'}
                    onToggle={toggleCaptionsMenu}
                    state={state}
                    preferences={preferences}
                    onPreferences={onPreferences}
                    onChoose={chooseText}
                  />
                  <SettingsMenu isOpen={panel === 'settings'} onToggle={toggleSettings} state={state} actions={actions} onChooseAudio={chooseAudio} />
                  {next ? <NextButton href={next.href} /> : null}
                  <ScreenButtons isFullScreen={screen.isFullScreen} onFullScreen={screen.toggle} onPictureInPicture={props.onPictureInPicture} />
                </div>
              </div>
            </>
          ) : null}
        </div>
        {next && !isNextAway && stage !== 'failed' ? <NextCard next={next} hasEnded={stage === 'ended'} onStay={() => leaveCard(() => setNextAway(true))} onSay={say} /> : null}
        <div className={styles.notes}>
          {isRated ? <RatingNote title={title} /> : null}
          {state.isSilenced && isWatching ? (
            <div className={styles.note} role="status">
              <Text as="span">{formatMessage({ id: 'player.silenced' })}</Text>
              <Button size="sm" variant="primary" onClick={() => setMuted(false)}>{formatMessage({ id: 'player.unmute' })}</Button>
            </div>
          ) : null}
          {state.isNetworkLost ? <div className={styles.note} role="alert">{formatMessage({ id: 'player.networkLost' })}</div> : null}
        </div>
        {panel === 'help' ? <KeyboardHelp onClose={() => setPanel(null)} /> : null}
        <VisuallyHidden><span role="status" aria-live="polite">{said}</span></VisuallyHidden>
      </div>
    </PositionContext>
  )
}

/** The language used last, else the language of the page, else the first there is. */
function trackToShow(tracks: Track[], wishes: (string | null)[]): Track | null {
  const wished = wishes.map((wish) => tracks.find(({ language }) => language === wish)).find((track) => track !== undefined)
  return wished ?? tracks[0] ?? null
}

/** Keys pressed in a field, in a menu or elsewhere on the page are not for the film; nor are those that press a button. */
function isOurs({ key, target }: KeyboardEvent, root: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target !== document.body && !root?.contains(target)) return false
  if (target instanceof HTMLInputElement) return !/^(Arrow|Home|End|Page| $)/.test(key)
  const pressesIt = key === ' ' || key === 'Enter'
  return !(pressesIt && target.closest('button, a') !== null)
}
