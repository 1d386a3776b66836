import type { Chapter } from '@ott/catalogue'
import { useCallback, useMemo } from 'react'
import * as styles from '../player.css.ts'
import type { PlaybackActions, PlaybackState } from '../state/playback-state.ts'
import type { PlaybackPreferences, PreferenceChange } from '../state/preferences.ts'
import { EpisodesMenu } from '../series/episodes-menu.tsx'
import type { EpisodeLink } from '../series/episodes-menu.tsx'
import type { Viewing } from '../series/viewing.ts'
import { EpisodeButton, PlayButton, ScreenButtons, Time, Volume } from './controls.tsx'
import { SeekBar } from './seek-bar.tsx'
import { thumbnailSheets } from './thumbnail-sprites.ts'
import { CaptionsMenu, SettingsMenu } from './track-menus.tsx'
import type { PlayerCommands } from './use-player-commands.ts'

export type Panel = 'captions' | 'captionStyle' | 'settings' | 'episodes' | 'party' | 'help' | null

type BottomBarProps = {
  state: PlaybackState
  actions: PlaybackActions
  commands: PlayerCommands
  preferences: PlaybackPreferences
  onPreferences: (change: PreferenceChange) => void
  /** Whether sound modes work in this browser. */
  hasSoundModes: boolean
  panel: Panel
  setPanel: (change: (open: Panel) => Panel) => void
  /** The id of the reason why playback is controlled by somebody else. */
  lockedBy?: string
  /** While the large one gives way to the spinner. */
  hasPlayButton: boolean
  onPeek: (isPeeking: boolean) => void
  hidesUpcoming?: boolean
  chapters: Chapter[]
  hasIntro: boolean
  episodes: EpisodeLink[]
  previousHref?: string
  nextHref?: string
  onOpenEpisode: (href: string) => void
  viewing: Pick<Viewing, 'sleep' | 'setSleep'>
  isFullScreen: boolean
  onFullScreen: () => void
  isPictureInPicture: boolean
  onPictureInPicture?: () => void
  onShowStats: () => void
}

export function BottomBar({ state, actions, commands, preferences, onPreferences, panel, setPanel, ...props }: BottomBarProps) {
  const thumbnailAt = useMemo(() => thumbnailSheets(actions.thumbnailAt), [actions])
  const toggle = useCallback(
    (which: Exclude<Panel, null>) => (isOpen: boolean) => setPanel((open) => (isOpen ? which : open === which ? null : open)),
    [setPanel],
  )
  const toggleCaptionsMenu = useMemo(() => toggle('captions'), [toggle])
  const toggleSettings = useMemo(() => toggle('settings'), [toggle])
  const toggleEpisodes = useMemo(() => toggle('episodes'), [toggle])
  return (
    <div className={styles.bottomBar}>
      <SeekBar lockedBy={props.lockedBy} onSeek={commands.seekTo} tileAt={thumbnailAt} onPeek={props.onPeek} hidesUpcoming={props.hidesUpcoming} chapters={props.chapters} />
      <div className={styles.buttons}>
        {props.hasPlayButton ? <PlayButton lockedBy={props.lockedBy} isPaused={state.isPaused} onToggle={commands.togglePlay} /> : null}
        <Volume isMuted={state.isMuted} volume={state.volume} onMute={commands.setMuted} onVolume={commands.setVolume} />
        <Time />
        <CaptionsMenu
          isOpen={panel === 'captions'}
          onToggle={toggleCaptionsMenu}
          state={state}
          onChoose={commands.chooseText}
          isStyleOpen={panel === 'captionStyle'}
          onStyle={() => setPanel(() => 'captionStyle')}
        />
        <SettingsMenu
          isOpen={panel === 'settings'}
          onToggle={toggleSettings}
          state={state}
          actions={actions}
          onChooseAudio={commands.chooseAudio}
          soundMode={props.hasSoundModes ? preferences.soundMode : null}
          onSoundMode={(soundMode) => onPreferences({ soundMode })}
          onRate={props.lockedBy === undefined ? commands.setRate : null}
          skipMode={props.hasIntro ? preferences.skip : null}
          onSkipMode={(skip) => onPreferences({ skip })}
          sleep={props.viewing.sleep}
          onSleep={props.viewing.setSleep}
          onShowStats={props.onShowStats}
        />
        {props.episodes.length > 1 ? <EpisodesMenu episodes={props.episodes} isOpen={panel === 'episodes'} onToggle={toggleEpisodes} onOpen={props.onOpenEpisode} /> : null}
        {props.previousHref === undefined ? null : <EpisodeButton which="previous" href={props.previousHref} onOpen={props.onOpenEpisode} />}
        {props.nextHref === undefined ? null : <EpisodeButton which="next" href={props.nextHref} onOpen={props.onOpenEpisode} />}
        <ScreenButtons
          isFullScreen={props.isFullScreen}
          onFullScreen={props.onFullScreen}
          onRemote={state.remote === 'available' ? actions.promptRemote : undefined}
          isPictureInPicture={props.isPictureInPicture}
          onPictureInPicture={props.onPictureInPicture}
        />
      </div>
    </div>
  )
}
