import { PictureInPictureIcon, Spinner, TvIcon, VisuallyHidden } from '@ott/design-system'
import type { Chapter, Marker } from '@ott/catalogue'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CaptionStylePanel } from './captions/caption-style-panel.tsx'
import { SpokenCaptions } from './captions/spoken-captions.tsx'
import { shownText } from './captions/text-tracks.ts'
import { BottomBar } from './controls/bottom-bar.tsx'
import type { Panel } from './controls/bottom-bar.tsx'
import { Captions } from './captions/captions.tsx'
import { TopBar, Transport } from './controls/controls.tsx'
import type { PlayerTitle } from './controls/controls.tsx'
import { EndCard, NextCard } from './controls/end-screen.tsx'
import type { NextEpisode, Suggestion } from './controls/end-screen.tsx'
import { HotkeysHelp } from './controls/hotkeys-help.tsx'
import { Notes } from './controls/notes.tsx'
import { StatsPanel } from './controls/stats-panel.tsx'
import { useDelayed } from './controls/use-delayed.ts'
import { useFeedback } from './controls/use-feedback.ts'
import { usePlayerCommands } from './controls/use-player-commands.ts'
import type { PlayerCommands, ShareMoment } from './controls/use-player-commands.ts'
import { useFocusAtEnd } from './input/use-focus-at-end.ts'
import { Surface } from './input/gesture-surface.tsx'
import type { HotkeyCommand } from './input/hotkeys.ts'
import type { FullScreen } from './input/use-full-screen.ts'
import { useHotkeys } from './input/use-hotkeys.ts'
import { useIsLow } from './input/use-is-low.ts'
import { useIdle } from './input/use-idle.ts'
import { guestCommands } from './party/guest-commands.ts'
import { PartyNotes } from './party/party-notes.tsx'
import { hostOf } from './party/party-state.ts'
import { useMemberName, useNewsText } from './party/party-view.ts'
import type { PartyView } from './party/party-view.ts'
import { PlayingElsewhere } from './picture-in-picture/playing-elsewhere.tsx'
import * as styles from './player.css.ts'
import { ErrorScreen } from './recovery/error-screen.tsx'
import type { EpisodeLink } from './series/episodes-menu.tsx'
import { SkipButton, useAutoSkip, useMarker } from './series/skip-button.tsx'
import { StillWatchingCard } from './series/still-watching-card.tsx'
import { useSleepTimer } from './series/viewing.ts'
import type { Viewing } from './series/viewing.ts'
import type { PlaybackLog } from './state/playback-events.ts'
import type { PlaybackActions, PlaybackState } from './state/playback-state.ts'
import { PositionContext } from './state/position.ts'
import type { PositionSource } from './state/position.ts'
import type { PlaybackPreferences, PreferenceChange } from './state/preferences.ts'

export type PlayerViewProps = {
  title: PlayerTitle
  poster: string
  backHref: string
  loginHref: string
  plansHref: string
  next?: NextEpisode
  previousHref?: string
  /** All released episodes of the series; absent for a movie. */
  episodes?: EpisodeLink[]
  onOpenEpisode?: (href: string) => void
  markers?: Marker[]
  chapters?: Chapter[]
  viewing: Viewing
  /** Absent where there are no watch parties. */
  party?: PartyView
  /** At the end, after the last episode or a movie. */
  suggestions?: Suggestion[]
  rating?: ReactNode
  /** The last picture is black: the poster takes its place. */
  endsDark?: boolean
  state: PlaybackState
  position: PositionSource
  log: PlaybackLog
  /** Plain text for support. */
  report: () => string
  actions: PlaybackActions
  preferences: PlaybackPreferences
  onPreferences: (change: PreferenceChange) => void
  /** Whether sound modes work in this browser. */
  hasSoundModes?: boolean
  /** No thumbnails after the current position. */
  hidesUpcoming?: boolean
  /** The video. */
  children?: ReactNode
  /** Opens or closes it. */
  onPictureInPicture?: () => void
  /** `window` also has the captions. */
  pictureInPicture?: 'none' | 'window' | 'classic'
  onShare?: ShareMoment
  initialPanel?: Panel
  showsStats?: boolean
  screen: FullScreen
}

const spinnerAfterMs = 500
/** One value, so that nothing runs again. */
const noMarkers: Marker[] = []
/** Time to read the age rating (PLAY-40). */
const ratingMs = 8000

const PartyPanel = lazy(async () => ({ default: (await import('./party/party-panel.tsx')).PartyPanel }))

/** The player's user interface. It plays nothing: state comes in, actions go out. */
export function PlayerView(props: PlayerViewProps) {
  const { title, party, state, position, actions, preferences, onPreferences, onShare, screen, viewing, markers = noMarkers, chapters = [], onOpenEpisode = () => {}, pictureInPicture = 'none' } = props
  const isGuest = party?.role === 'guest'
  // Where a party goes is up to its host.
  const { next, previousHref, episodes } = isGuest ? {} : props
  const { stage, isPaused } = state
  const { formatMessage } = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>(props.initialPanel ?? null)
  const [hasStats, setStats] = useState(props.showsStats ?? false)
  const [isPeeking, setPeeking] = useState(false)
  const [isNextDismissed, setNextDismissed] = useState(false)
  const [showsStillWatching, setShowsStillWatching] = useState(false)
  const feedback = useFeedback()
  const { announce, flash } = feedback
  const ownCommands = usePlayerCommands({ state, position, actions, preferences, onPreferences, chapters }, feedback)
  const nameOf = useMemberName()
  const lockId = useId()
  const lockedBecause = isGuest && party.state.status === 'joined' ? formatMessage({ id: 'party.locked' }, { host: nameOf(hostOf(party.state.party)) }) : null
  const commands = lockedBecause === null ? ownCommands : guestCommands(ownCommands, () => position.get().seconds, () => feedback.report(lockedBecause))
  usePartyNews(party, feedback.report)
  const isWatching = stage === 'opening' || stage === 'watching'
  const { isIdle, wake, sleep } = useIdle(root, panel !== null || isPeeking || isPaused || pictureInPicture !== 'none' || stage !== 'watching')
  const marker = useMarker(position, markers)
  // The next episode is offered instead.
  const skippable = isWatching && !isGuest && marker && preferences.skip !== 'off' && !(marker.kind === 'credits' && next && !isNextDismissed) ? marker : null
  useAutoSkip(position, markers, isGuest ? 'off' : preferences.skip, (each) => commands.skip(each, 'auto'))
  useSleepTimer(viewing, stage === 'ended', () => {
    if (isGuest) party.onLeave()
    actions.pause()
    setNextDismissed(true)
    feedback.report(formatMessage({ id: 'player.announcement.slept' }))
  })
  const isSpinning = useDelayed(isWatching && state.isWaiting && !isPaused, spinnerAfterMs)
  const isLow = useIsLow()
  const isRatingOver = useDelayed(stage === 'watching', ratingMs)
  const hasRating = isWatching && !isRatingOver
  const text = shownText(state)
  const isStyling = panel === 'captionStyle' && isWatching
  // The style is chosen beside captions that nothing covers.
  const areControlsHidden = isIdle || isStyling
  const hidden = areControlsHidden ? '' : undefined

  useEffect(() => { root.current?.focus({ preventScroll: true }) }, [])
  useFocusAtEnd(root, stage === 'ended')
  useHotkeys(root, {
    isPaused,
    onKey: wake,
    execute: (command) => executeHotkey(command, {
      state,
      panel,
      setPanel,
      commands,
      toggleFullScreen: screen.toggle,
      togglePictureInPicture: props.onPictureInPicture,
      toggleStats: () => setStats(!hasStats),
      marker: skippable,
      nextHref: next?.href,
      previousHref,
      onOpenEpisode,
    }),
  })

  const openNext = () => { if (next) onOpenEpisode(next.href) }
  const autoplay = () => {
    if (viewing.asksStillWatching()) return setShowsStillWatching(true)
    viewing.countAutoplay()
    openNext()
  }
  /** The pressed button unmounts with its card. */
  const leaveCard = (action: () => void) => {
    root.current?.focus({ preventScroll: true })
    action()
  }
  const copyReport = () => {
    void commands.copyReport(props.report())
    actions.noteReport()
  }
  const showStats = () => {
    setPanel(null)
    setStats(true)
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
        data-idle={isIdle ? '' : undefined}
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
        {pictureInPicture !== 'none' && props.onPictureInPicture && isWatching ? (
          <PlayingElsewhere
            icon={<PictureInPictureIcon />}
            text={formatMessage({ id: 'player.pictureInPicture.playing' })}
            back={formatMessage({ id: 'player.pictureInPicture.back' })}
            onBack={props.onPictureInPicture}
          />
        ) : null}
        {(state.remote === 'connecting' || state.remote === 'connected') && isWatching ? (
          <PlayingElsewhere
            icon={<TvIcon />}
            text={formatMessage({ id: state.remote === 'connected' ? 'player.remote.playing' : 'player.remote.connecting' })}
            back={formatMessage({ id: 'player.remote.change' })}
            onBack={actions.promptRemote}
          />
        ) : null}
        <div className={styles.scrim} data-hidden={hidden} />
        {stage === 'watching' && text && pictureInPicture !== 'window' && state.remote !== 'connected' ? (
          <Captions
            cues={state.cues}
            language={text.language}
            style={preferences.captionStyle}
            isBelowRating={hasRating}
            isBesidePanel={isStyling}
            controls={skippable && !isStyling || isPeeking && !isIdle ? 'full' : areControlsHidden ? 'none' : isLow ? 'full' : 'bar'}
          />
        ) : null}
        {stage === 'watching' && text && preferences.readsCaptions ? <SpokenCaptions cues={state.cues} language={text.language} /> : null}
        {isSpinning ? <div className={styles.wait}><Spinner label={formatMessage({ id: 'player.loading' })} /></div> : null}
        {flash ? <div className={`${styles.flash} ${styles.flashAt[flash.at]}`} aria-hidden="true">{flash.text}</div> : null}
        {stage === 'failed' && state.error ? (
          <ErrorScreen error={state.error} backHref={props.backHref} loginHref={props.loginHref} plansHref={props.plansHref} onRetry={() => actions.retry()} onStopStream={actions.stopStream} onCopyReport={copyReport} />
        ) : null}
        {stage === 'ended' ? <div className={styles.dimmed} /> : null}
        {showsStillWatching && next ? (
          <StillWatchingCard title={next.title} backHref={props.backHref} onContinue={() => leaveCard(openNext)} onAnnounce={announce} />
        ) : null}
        {stage === 'ended' && (!next || isNextDismissed) ? (
          <EndCard name={title.name} backHref={props.backHref} suggestions={props.suggestions ?? []} rating={props.rating} onReplay={() => leaveCard(commands.togglePlay)} onAnnounce={announce} />
        ) : null}
        <div className={styles.controls} data-hidden={hidden} inert={panel === 'help' || isStyling}>
          <TopBar
            title={title}
            backHref={props.backHref}
            onShare={onShare && isWatching ? () => void commands.shareMoment(onShare) : undefined}
            party={party && (party.onStart || party.state.status !== 'none') ? {
              isOn: party.role !== 'none',
              isOpen: panel === 'party',
              onToggle: () => setPanel(panel === 'party' ? null : 'party'),
            } : undefined}
          />
          {isWatching ? (
            <>
              {isSpinning ? null : <Transport isPaused={isPaused} lockedBy={lockedBecause === null ? undefined : lockId} onToggle={commands.togglePlay} onSeekBy={commands.seekBy} />}
              <BottomBar
                state={state}
                actions={actions}
                commands={commands}
                preferences={preferences}
                onPreferences={onPreferences}
                hasSoundModes={props.hasSoundModes ?? false}
                panel={panel}
                setPanel={setPanel}
                lockedBy={lockedBecause === null ? undefined : lockId}
                hasPlayButton={isSpinning}
                onPeek={setPeeking}
                hidesUpcoming={props.hidesUpcoming}
                chapters={chapters}
                hasIntro={markers.some(({ kind }) => kind !== 'credits')}
                episodes={episodes ?? []}
                previousHref={previousHref}
                nextHref={next?.href}
                onOpenEpisode={onOpenEpisode}
                viewing={viewing}
                isFullScreen={screen.isFullScreen}
                onFullScreen={screen.toggle}
                isPictureInPicture={pictureInPicture !== 'none'}
                onPictureInPicture={props.onPictureInPicture}
                onShowStats={showStats}
              />
            </>
          ) : null}
        </div>
        {skippable && !isStyling ? <SkipButton marker={skippable} isRaised={!isIdle} onSkip={() => commands.skip(skippable, 'press')} /> : null}
        {next && !isNextDismissed && !showsStillWatching && stage !== 'failed' ? (
          <NextCard
            next={viewing.sleep.type === 'endOfVideo' ? { ...next, autoplays: false } : next}
            markers={markers}
            hasEnded={stage === 'ended'}
            onOpen={openNext}
            onAutoplay={autoplay}
            onStay={() => leaveCard(() => setNextDismissed(true))}
            onAnnounce={announce}
          />
        ) : null}
        <Notes title={title} hasRating={hasRating} isSilenced={state.isSilenced && isWatching} isNetworkLost={state.isNetworkLost} onUnmute={() => commands.setMuted(false)}>
          {party ? <PartyNotes party={party} /> : null}
        </Notes>
        {isStyling ? (
          <CaptionStylePanel
            preferences={preferences}
            onPreferences={onPreferences}
            delaySeconds={state.captionsDelaySeconds}
            onShift={commands.shiftCaptions}
            onClose={() => setPanel(null)}
          />
        ) : null}
        {panel === 'party' && party ? <Suspense><PartyPanel party={party} onClose={() => leaveCard(() => setPanel(null))} /></Suspense> : null}
        {hasStats ? <StatsPanel metrics={actions.metrics} log={props.log} error={state.error?.type ?? null} onCopyReport={copyReport} onClose={() => leaveCard(() => setStats(false))} /> : null}
        {panel === 'help' ? <HotkeysHelp onClose={() => setPanel(null)} /> : null}
        {lockedBecause === null ? null : <span id={lockId} hidden>{lockedBecause}</span>}
        <VisuallyHidden><span role="status" aria-live="polite">{feedback.announcement}</span></VisuallyHidden>
      </div>
    </PositionContext>
  )
}

/** Tells what the members of the party do. */
function usePartyNews(party: PartyView | undefined, onTell: (text: string) => void): void {
  const textOf = useNewsText()
  const news = party?.news
  const tell = useEffectEvent(() => { if (news && news.length > 0) onTell(news.map(textOf).join(' · ')) })
  useEffect(() => tell(), [news])
}

type HotkeyContext = {
  state: PlaybackState
  panel: Panel
  setPanel: (panel: Panel) => void
  commands: PlayerCommands
  toggleFullScreen: () => void
  /** Absent where the browser has none. */
  togglePictureInPicture?: () => void
  toggleStats: () => void
  marker: Marker | null
  nextHref?: string
  previousHref?: string
  onOpenEpisode: (href: string) => void
}

/** False when the command does not apply now. */
function executeHotkey(command: HotkeyCommand, { state, panel, setPanel, commands, marker, ...context }: HotkeyContext): boolean {
  if (command.type === 'close' && panel === null) return false
  const isPanelCommand = command.type === 'close' || command.type === 'toggleHelp' || command.type === 'toggleStats'
  if (command.type === 'togglePictureInPicture' && !context.togglePictureInPicture) return false
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
    case 'shiftCaptions': commands.shiftCaptions(command.seconds)
      break
    case 'toggleFullScreen': context.toggleFullScreen()
      break
    case 'togglePictureInPicture': context.togglePictureInPicture?.()
      break
    case 'toggleStats': context.toggleStats()
      break
    case 'seekChapter': commands.seekChapter(command.by)
      break
    case 'changeRate': commands.changeRate(command.by)
      break
    case 'skip':
      if (!marker) return false
      commands.skip(marker, 'key')
      break
    case 'openEpisode': {
      const href = command.which === 'next' ? context.nextHref : context.previousHref
      if (href === undefined) return false
      context.onOpenEpisode(href)
      break
    }
  }
  return true
}
