import { Spinner, VisuallyHidden } from '@ott/design-system'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { BottomBar } from './controls/bottom-bar.tsx'
import type { Panel } from './controls/bottom-bar.tsx'
import { Captions } from './controls/captions.tsx'
import { TopBar, Transport } from './controls/controls.tsx'
import type { PlayerTitle } from './controls/controls.tsx'
import { EndCard, NextCard } from './controls/end-screen.tsx'
import type { NextEpisode, Suggestion } from './controls/end-screen.tsx'
import { HotkeysHelp } from './controls/hotkeys-help.tsx'
import { Notes } from './controls/notes.tsx'
import { useDelayed } from './controls/use-delayed.ts'
import { useFeedback } from './controls/use-feedback.ts'
import { usePlayerCommands } from './controls/use-player-commands.ts'
import type { PlayerCommands, ShareMoment } from './controls/use-player-commands.ts'
import { Surface } from './input/gesture-surface.tsx'
import type { HotkeyCommand } from './input/hotkeys.ts'
import { useFullScreen } from './input/use-full-screen.ts'
import { useHotkeys } from './input/use-hotkeys.ts'
import { useIsLow } from './input/use-is-low.ts'
import { useIdle } from './input/use-idle.ts'
import * as styles from './player.css.ts'
import { ErrorScreen } from './recovery/error-screen.tsx'
import type { PlaybackActions, PlaybackState } from './state/playback-state.ts'
import { PositionContext } from './state/position.ts'
import type { PositionSource } from './state/position.ts'
import type { PlaybackPreferences } from './state/preferences.ts'

export type PlayerViewProps = {
  title: PlayerTitle
  poster: string
  backHref: string
  loginHref: string
  plansHref: string
  next?: NextEpisode
  /** At the end, after the last episode or a movie. */
  suggestions?: Suggestion[]
  rating?: ReactNode
  /** The last picture is black: the poster takes its place. */
  endsDark?: boolean
  state: PlaybackState
  position: PositionSource
  actions: PlaybackActions
  preferences: PlaybackPreferences
  onPreferences: (change: Partial<PlaybackPreferences>) => void
  /** No thumbnails after the current position. */
  hidesUpcoming?: boolean
  /** The video. */
  children?: ReactNode
  onPictureInPicture?: () => void
  onShare?: ShareMoment
  initialPanel?: Panel
}

const spinnerAfterMs = 500
/** Time to read the age rating (PLAY-40). */
const ratingMs = 8000

/** The player's user interface. It plays nothing: state comes in, actions go out. */
export function PlayerView(props: PlayerViewProps) {
  const { title, next, state, position, actions, preferences, onPreferences, onShare } = props
  const { stage, isPaused } = state
  const { formatMessage } = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>(props.initialPanel ?? null)
  const [isPeeking, setPeeking] = useState(false)
  const [isNextDismissed, setNextDismissed] = useState(false)
  const feedback = useFeedback()
  const { announce, flash } = feedback
  const commands = usePlayerCommands({ state, position, actions, preferences, onPreferences }, feedback)
  const screen = useFullScreen(root)
  const isWatching = stage === 'opening' || stage === 'watching'
  const { isIdle, wake, sleep } = useIdle(root, panel !== null || isPeeking || isPaused || stage !== 'watching')
  const isSpinning = useDelayed(isWatching && state.isWaiting && !isPaused, spinnerAfterMs)
  const isLow = useIsLow()
  const isRatingOver = useDelayed(stage === 'watching', ratingMs)
  const hasRating = isWatching && !isRatingOver
  const text = state.textTracks.find(({ id }) => id === state.textId)
  const hidden = isIdle ? '' : undefined

  useEffect(() => { root.current?.focus({ preventScroll: true }) }, [])
  useHotkeys(root, {
    isPaused,
    onKey: wake,
    execute: (command) => executeHotkey(command, { state, panel, setPanel, commands, toggleFullScreen: screen.toggle }),
  })

  /** The pressed button unmounts with its card. */
  const leaveCard = (action: () => void) => {
    root.current?.focus({ preventScroll: true })
    action()
  }
  return (
    <PositionContext value={position}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- any pointer movement shows the controls inside */}
      <div
        ref={root}
        className={styles.player}
        role="region"
        aria-label={formatMessage({ id: 'player.label' }, { title: title.name })}
        tabIndex={-1}
        data-idle={hidden}
        onPointerMove={(event) => { if (event.pointerType !== 'touch') wake() }}
        onFocus={(event) => { if (event.target !== root.current) wake() }}
      >
        {props.children}
        <img className={styles.poster} src={props.poster} alt="" data-gone={stage === 'watching' || (stage === 'ended' && !props.endsDark) ? '' : undefined} />
        <Surface
          onTogglePlay={commands.togglePlay}
          onToggleControls={isIdle ? wake : sleep}
          onToggleFullScreen={screen.toggle}
          onSeek={commands.seekByTap}
          onHold={commands.setDoubleSpeed}
        />
        <div className={styles.scrim} data-hidden={hidden} />
        {stage === 'watching' && text ? (
          <Captions
            cues={state.cues}
            language={text.language}
            size={preferences.captionSize}
            place={preferences.captionPlace}
            isBelowRating={hasRating}
            controls={isIdle ? 'none' : isPeeking || isLow ? 'full' : 'bar'}
          />
        ) : null}
        {isSpinning ? <div className={styles.wait}><Spinner label={formatMessage({ id: 'player.loading' })} /></div> : null}
        {flash ? <div className={`${styles.flash} ${styles.flashAt[flash.at]}`} aria-hidden="true">{flash.text}</div> : null}
        {stage === 'failed' && state.error ? (
          <ErrorScreen error={state.error} backHref={props.backHref} loginHref={props.loginHref} plansHref={props.plansHref} onRetry={() => actions.retry()} />
        ) : null}
        {stage === 'ended' ? <div className={styles.dimmed} /> : null}
        {stage === 'ended' && (!next || isNextDismissed) ? (
          <EndCard name={title.name} backHref={props.backHref} suggestions={props.suggestions ?? []} rating={props.rating} onReplay={() => leaveCard(() => actions.play())} onAnnounce={announce} />
        ) : null}
        <div className={styles.controls} data-hidden={hidden} inert={panel === 'help'}>
          <TopBar title={title} backHref={props.backHref} onShare={onShare && isWatching ? () => void commands.shareMoment(onShare) : undefined} />
          {isWatching ? (
            <>
              {isSpinning ? null : <Transport isPaused={isPaused} onToggle={commands.togglePlay} onSeekBy={commands.seekBy} />}
              <BottomBar
                state={state}
                actions={actions}
                commands={commands}
                preferences={preferences}
                onPreferences={onPreferences}
                panel={panel}
                setPanel={setPanel}
                hasPlayButton={isSpinning}
                onPeek={setPeeking}
                hidesUpcoming={props.hidesUpcoming}
                nextHref={next?.href}
                isFullScreen={screen.isFullScreen}
                onFullScreen={screen.toggle}
                onPictureInPicture={props.onPictureInPicture}
              />
            </>
          ) : null}
        </div>
        {next && !isNextDismissed && stage !== 'failed' ? (
          <NextCard next={next} hasEnded={stage === 'ended'} onStay={() => leaveCard(() => setNextDismissed(true))} onAnnounce={announce} />
        ) : null}
        <Notes title={title} hasRating={hasRating} isSilenced={state.isSilenced && isWatching} isNetworkLost={state.isNetworkLost} onUnmute={() => commands.setMuted(false)} />
        {panel === 'help' ? <HotkeysHelp onClose={() => setPanel(null)} /> : null}
        <VisuallyHidden><span role="status" aria-live="polite">{feedback.announcement}</span></VisuallyHidden>
      </div>
    </PositionContext>
  )
}

type HotkeyContext = {
  state: PlaybackState
  panel: Panel
  setPanel: (panel: Panel) => void
  commands: PlayerCommands
  toggleFullScreen: () => void
}

/** False when the command does not apply now. */
function executeHotkey(command: HotkeyCommand, { state, panel, setPanel, commands, toggleFullScreen }: HotkeyContext): boolean {
  if (command.type === 'close' && panel === null) return false
  const isPanelCommand = command.type === 'close' || command.type === 'toggleHelp'
  if (!isPanelCommand && (panel === 'help' || state.stage === 'failed')) return false
  switch (command.type) {
    case 'close': setPanel(null)
      break
    case 'toggleHelp': setPanel(panel === 'help' ? null : 'help')
      break
    case 'togglePlay': commands.togglePlay()
      break
    case 'seekBy': commands.seekBy(command.seconds)
      break
    case 'seekToFraction': commands.seekToFraction(command.fraction)
      break
    case 'stepFrame': commands.stepFrame(command.by)
      break
    case 'changeVolume': commands.setVolume((state.isMuted ? 0 : state.volume) + command.by)
      break
    case 'toggleMute': commands.setMuted(!state.isMuted)
      break
    case 'toggleCaptions': commands.toggleCaptions()
      break
    case 'toggleFullScreen': toggleFullScreen()
      break
  }
  return true
}
