import { ForwardIcon, PauseIcon, PictureInPictureIcon, PlayIcon, RewindIcon } from '@ott/design-system'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useIntl } from 'react-intl'
import { shownText } from '../captions/text-tracks.ts'
import { Captions } from '../captions/captions.tsx'
import { hotkeyFor, keyShortcuts, seekStepSeconds, togglesOnce } from '../input/hotkeys.ts'
import type { HotkeyCommand, HotkeyName } from '../input/hotkeys.ts'
import type { PlaybackActions, PlaybackState } from '../state/playback-state.ts'
import type { PositionSource } from '../state/position.ts'
import type { PlaybackPreferences } from '../state/preferences.ts'
import * as styles from './picture-in-picture.css.ts'

type PictureInPictureViewProps = {
  /** Gets the video. */
  picture: Ref<HTMLDivElement>
  title: string
  state: PlaybackState
  position: PositionSource
  actions: PlaybackActions
  onInput: () => void
  preferences: PlaybackPreferences
  onBack: () => void
}

/** The page of a picture-in-picture window: the video with its captions, and the controls that are needed there (PLAY-183). */
export function PictureInPictureView({ picture, title, state, position, actions, onInput, preferences, onBack }: PictureInPictureViewProps) {
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLDivElement>(null)
  const text = shownText(state)
  const step = { seconds: seekStepSeconds }
  const togglePlay = () => (state.isPaused ? actions.play() : actions.pause())
  const seekBy = (seconds: number) => actions.seek(position.get().seconds + seconds)
  // Keys reach only what has the focus of the window.
  useEffect(() => { frame.current?.focus({ preventScroll: true }) }, [])

  /** False when the command belongs to the page. */
  const execute = (command: HotkeyCommand): boolean => {
    switch (command.type) {
      case 'togglePlay': togglePlay()
        return true
      case 'seekBy': seekBy(command.seconds)
        return true
      case 'toggleMute': actions.setMuted(!state.isMuted)
        return true
      case 'togglePictureInPicture': onBack()
        return true
      default: return false
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    onInput()
    const isPress = (event.key === ' ' || event.key === 'Enter') && event.target !== frame.current
    const command = isPress ? null : hotkeyFor(event, state.isPaused)
    if (!command) return
    if ((event.repeat && togglesOnce(command)) || execute(command)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the hotkeys of the window
    <div
      ref={frame}
      className={styles.frame}
      role="region"
      aria-label={formatMessage({ id: 'player.label' }, { title })}
      tabIndex={-1}
      data-paused={state.isPaused ? '' : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={onInput}
    >
      <div ref={picture} />
      {state.stage === 'watching' && text ? (
        <Captions cues={state.cues} language={text.language} style={preferences.captionStyle} isBelowRating={false} isBesidePanel={false} controls="none" />
      ) : null}
      {state.error ? <p className={styles.failure} role="alert">{formatMessage({ id: `player.failure.${state.error.type}.title` })}</p> : null}
      <div className={styles.controls}>
        {state.error ? null : (
          <div className={styles.transport}>
            <Disc kind="small" label={formatMessage({ id: 'player.backBy' }, step)} icon={<RewindIcon />} onPress={() => seekBy(-seekStepSeconds)} />
            <Disc kind="large" label={formatMessage({ id: state.isPaused ? 'player.play' : 'player.pause' })} icon={state.isPaused ? <PlayIcon /> : <PauseIcon />} hotkey="play" onPress={togglePlay} />
            <Disc kind="small" label={formatMessage({ id: 'player.forwardBy' }, step)} icon={<ForwardIcon />} onPress={() => seekBy(seekStepSeconds)} />
          </div>
        )}
        <Disc kind="back" label={formatMessage({ id: 'player.pictureInPicture.back' })} icon={<PictureInPictureIcon />} hotkey="pictureInPicture" onPress={onBack} />
      </div>
    </div>
  )
}

type DiscProps = { kind: 'small' | 'large' | 'back'; label: string; icon: ReactNode; hotkey?: HotkeyName; onPress: () => void }

function Disc({ kind, label, icon, hotkey, onPress }: DiscProps) {
  return (
    <button type="button" className={styles.discs[kind]} title={label} aria-label={label} aria-keyshortcuts={hotkey && keyShortcuts(hotkey)} onClick={onPress}>
      {icon}
    </button>
  )
}
