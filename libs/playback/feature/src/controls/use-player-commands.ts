import { formatPosition, localeOf } from '@ott/i18n'
import { useIntl } from 'react-intl'
import type { Track } from '../engine/engine.ts'
import type { Zone } from '../input/double-tap-seek.ts'
import type { PlaybackActions, PlaybackState } from '../state/playback-state.ts'
import type { PositionSource } from '../state/position.ts'
import type { PlaybackPreferences } from '../state/preferences.ts'
import { useSpokenTime } from './accessible-time.ts'
import { useTrackText } from './track-menus.tsx'
import type { Feedback } from './use-feedback.ts'

/** Shares the current moment; `seconds` are whole. `shared` and `dismissed` need no feedback. */
export type ShareMoment = (seconds: number) => Promise<'shared' | 'copied' | 'dismissed' | 'failed'>

type CommandContext = {
  state: PlaybackState
  position: PositionSource
  actions: PlaybackActions
  preferences: PlaybackPreferences
  onPreferences: (change: Partial<PlaybackPreferences>) => void
}

export type PlayerCommands = {
  togglePlay: () => void
  seekTo: (seconds: number) => number
  seekBy: (seconds: number) => void
  seekByTap: (seconds: number, zone: Zone, total: number) => void
  seekToFraction: (fraction: number) => void
  stepFrame: (by: 1 | -1) => void
  setDoubleSpeed: (isOn: boolean) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  chooseText: (track: Track | null) => void
  toggleCaptions: () => void
  chooseAudio: (track: Track) => void
  shareMoment: (share: ShareMoment) => Promise<void>
}

const frameSeconds = 1 / 24

/** What the controls and hotkeys do: acts, stores the preference and gives feedback. */
export function usePlayerCommands(
  { state, position, actions, preferences, onPreferences }: CommandContext,
  { announce, showFlash, report }: Feedback,
): PlayerCommands {
  const { formatMessage, locale } = useIntl()
  const spoken = useSpokenTime()
  const trackName = useTrackText()
  const seekTo = (seconds: number): number => {
    const target = Math.max(0, Math.min(seconds, position.get().duration))
    actions.seek(target)
    announce(spoken(target))
    return target
  }
  const captionsText = (track: Track | null) =>
    track ? formatMessage({ id: 'player.announcement.captions' }, { name: trackName(track) }) : formatMessage({ id: 'player.announcement.captionsOff' })
  const chooseText = (track: Track | null) => {
    actions.chooseText(track?.id ?? null)
    onPreferences(track ? { captions: track.language, lastCaptions: track.language } : { captions: null })
    announce(captionsText(track))
  }
  return {
    togglePlay: () => (state.isPaused ? actions.play() : actions.pause()),
    seekTo,
    seekBy(seconds: number) {
      const target = seekTo(position.get().seconds + seconds)
      showFlash({ text: formatPosition(target, locale), at: seconds < 0 ? 'back' : 'forward' })
    },
    seekByTap(seconds: number, zone: Zone, total: number) {
      seekTo(position.get().seconds + seconds)
      showFlash({ text: `${total > 0 ? '+' : '−'}${formatPosition(Math.abs(total), locale)}`, at: zone })
    },
    seekToFraction: (fraction: number) => seekTo(fraction * position.get().duration),
    stepFrame: (by: 1 | -1) => actions.seek(position.get().seconds + by * frameSeconds),
    setDoubleSpeed(isOn: boolean) {
      actions.setRate(isOn ? 2 : 1)
      showFlash(isOn ? { text: formatMessage({ id: 'player.speed.twice' }), at: 'middle' } : null)
    },
    setVolume(volume: number) {
      const rounded = Math.max(0, Math.min(1, Math.round(volume * 100) / 100))
      const percent = Math.round(rounded * 100)
      actions.setVolume(rounded)
      onPreferences({ volume: rounded, isMuted: rounded === 0 })
      announce(formatMessage({ id: 'player.announcement.volume' }, { percent }))
      showFlash({ text: formatMessage({ id: 'player.percent' }, { percent }), at: 'middle' })
    },
    setMuted(isMuted: boolean) {
      actions.setMuted(isMuted)
      onPreferences({ isMuted })
      report(formatMessage({ id: isMuted ? 'player.announcement.muted' : 'player.announcement.unmuted' }))
    },
    chooseText,
    toggleCaptions() {
      if (state.textTracks.length === 0) return report(formatMessage({ id: 'player.announcement.noCaptions' }))
      const isOn = state.textTracks.some(({ id }) => id === state.textId)
      const track = isOn ? null : captionsToShow(state.textTracks, [preferences.lastCaptions, localeOf(locale)])
      chooseText(track)
      showFlash({ text: captionsText(track), at: 'middle' })
    },
    chooseAudio(track: Track) {
      actions.chooseAudio(track.id)
      onPreferences({ audio: track.language, hasDescription: track.isDescription ?? false })
    },
    async shareMoment(share: ShareMoment) {
      const outcome = await share(Math.floor(position.get().seconds))
      if (outcome !== 'copied' && outcome !== 'failed') return
      report(formatMessage({ id: outcome === 'copied' ? 'player.announcement.linkCopied' : 'player.announcement.linkFailed' }))
    },
  }
}

/** The language used last, else that of the page, else the first. */
function captionsToShow(tracks: Track[], languages: (string | null)[]): Track | null {
  const preferred = languages.map((language) => tracks.find((track) => track.language === language)).find((track) => track !== undefined)
  return preferred ?? tracks[0] ?? null
}
