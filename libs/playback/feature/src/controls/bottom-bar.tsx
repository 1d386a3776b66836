import { useCallback, useMemo } from 'react'
import * as styles from '../player.css.ts'
import type { PlaybackActions, PlaybackState } from '../state/playback-state.ts'
import type { PlaybackPreferences } from '../state/preferences.ts'
import { NextButton, PlayButton, ScreenButtons, Time, Volume } from './controls.tsx'
import { SeekBar } from './seek-bar.tsx'
import { thumbnailSheets } from './thumbnail-sprites.ts'
import { CaptionsMenu, SettingsMenu } from './track-menus.tsx'
import type { PlayerCommands } from './use-player-commands.ts'

export type Panel = 'captions' | 'settings' | 'help' | null

type BottomBarProps = {
  state: PlaybackState
  actions: PlaybackActions
  commands: PlayerCommands
  preferences: PlaybackPreferences
  onPreferences: (change: Partial<PlaybackPreferences>) => void
  panel: Panel
  setPanel: (change: (open: Panel) => Panel) => void
  /** While the large one gives way to the spinner. */
  hasPlayButton: boolean
  onPeek: (isPeeking: boolean) => void
  hidesUpcoming?: boolean
  nextHref?: string
  isFullScreen: boolean
  onFullScreen: () => void
  onPictureInPicture?: () => void
}

export function BottomBar({ state, actions, commands, preferences, onPreferences, panel, setPanel, ...props }: BottomBarProps) {
  const thumbnailAt = useMemo(() => thumbnailSheets(actions.thumbnailAt), [actions])
  const toggle = useCallback(
    (which: Exclude<Panel, null>) => (isOpen: boolean) => setPanel((open) => (isOpen ? which : open === which ? null : open)),
    [setPanel],
  )
  const toggleCaptionsMenu = useMemo(() => toggle('captions'), [toggle])
  const toggleSettings = useMemo(() => toggle('settings'), [toggle])
  return (
    <div className={styles.bottomBar}>
      <SeekBar onSeek={commands.seekTo} tileAt={thumbnailAt} onPeek={props.onPeek} hidesUpcoming={props.hidesUpcoming} />
      <div className={styles.buttons}>
        {props.hasPlayButton ? <PlayButton isPaused={state.isPaused} onToggle={commands.togglePlay} /> : null}
        <Volume isMuted={state.isMuted} volume={state.volume} onMute={commands.setMuted} onVolume={commands.setVolume} />
        <Time />
        <CaptionsMenu
          isOpen={panel === 'captions'}
          onToggle={toggleCaptionsMenu}
          state={state}
          preferences={preferences}
          onPreferences={onPreferences}
          onChoose={commands.chooseText}
        />
        <SettingsMenu isOpen={panel === 'settings'} onToggle={toggleSettings} state={state} actions={actions} onChooseAudio={commands.chooseAudio} />
        {props.nextHref === undefined ? null : <NextButton href={props.nextHref} />}
        <ScreenButtons isFullScreen={props.isFullScreen} onFullScreen={props.onFullScreen} onPictureInPicture={props.onPictureInPicture} />
      </div>
    </div>
  )
}
