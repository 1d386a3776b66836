import type { Chapter, Marker } from '@ott/catalogue'
import { formatPosition, localeOf } from '@ott/i18n'
import { chapterToSeek } from '@ott/playback'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { captionsDelay } from '../captions/captions-delay.ts'
import { choosableTracks, kindOf, preferredText } from '../captions/text-tracks.ts'
import type { TextKind } from '../captions/text-tracks.ts'
import type { Track } from '../engine/engine.ts'
import type { Zone } from '../input/double-tap-seek.ts'
import type { PlaybackActions, PlaybackState, SkipTrigger } from '../state/playback-state.ts'
import type { PositionSource } from '../state/position.ts'
import type { PlaybackPreferences, PreferenceChange } from '../state/preferences.ts'
import { maxDelaySeconds } from '../state/series-choices.ts'
import { useSpokenTime } from './accessible-time.ts'
import { copyText } from './copy-text.ts'
import { rates, useTrackText } from './track-menus.tsx'
import type { Feedback } from './use-feedback.ts'

/** Shares the current moment; `seconds` are whole. `shared` and `dismissed` need no feedback. */
export type ShareMoment = (seconds: number) => Promise<'shared' | 'copied' | 'dismissed' | 'failed'>

type CommandContext = {
  state: PlaybackState
  position: PositionSource
  actions: PlaybackActions
  preferences: PlaybackPreferences
  onPreferences: (change: PreferenceChange) => void
  chapters: Chapter[]
}

export type PlayerCommands = {
  togglePlay: () => void
  seekTo: (seconds: number) => number
  seekBy: (seconds: number) => void
  seekByTap: (seconds: number, zone: Zone, total: number) => void
  seekToFraction: (fraction: number) => void
  stepFrame: (by: 1 | -1) => void
  skip: (marker: Marker, how: SkipTrigger) => void
  seekChapter: (by: 1 | -1) => void
  setRate: (rate: number) => void
  changeRate: (by: 1 | -1) => void
  setDoubleSpeed: (isOn: boolean) => void
  setVolume: (volume: number) => void
  setMuted: (isMuted: boolean) => void
  chooseText: (track: Track | null) => void
  toggleCaptions: () => void
  shiftCaptions: (seconds: number) => void
  chooseAudio: (track: Track) => void
  shareMoment: (share: ShareMoment) => Promise<void>
  copyReport: (text: string) => Promise<void>
}

/** Of a video whose own frame rate is unknown. */
const usualFrameRate = 25

/** What the controls and hotkeys do: acts, stores the preference and gives feedback. */
export function usePlayerCommands(
  { state, position, actions, preferences, onPreferences, chapters }: CommandContext,
  { announce, showFlash, report }: Feedback,
): PlayerCommands {
  const { formatMessage, locale } = useIntl()
  const rateBeforeHold = useRef(1)
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
    onPreferences(track ? { captions: track.language, lastCaptions: track.language, captionsKind: kindOf(track) } : { captions: null })
    announce(captionsText(track))
  }
  const setRate = (rate: number) => {
    actions.setRate(rate)
    onPreferences({ rate })
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
    stepFrame: (by: 1 | -1) => actions.seek(position.get().seconds + by / (actions.metrics()?.frameRate ?? usualFrameRate)),
    skip(marker: Marker, how: SkipTrigger) {
      actions.noteSkip(marker.kind, how)
      actions.seek(marker.endSeconds)
      report(formatMessage({ id: 'player.announcement.skipped' }, { kind: marker.kind }))
    },
    seekChapter(by: 1 | -1) {
      const chapter = chapterToSeek(chapters, position.get().seconds, by)
      if (!chapter) return
      actions.seek(chapter.startSeconds)
      report(formatMessage({ id: 'player.announcement.chapter' }, { title: chapter.title }))
    },
    setRate,
    changeRate(by: 1 | -1) {
      const rate = rates[rates.findLastIndex((each) => each <= state.rate) + by]
      if (rate === undefined) return
      setRate(rate)
      report(formatMessage({ id: 'player.speed.times' }, { rate }))
    },
    setDoubleSpeed(isOn: boolean) {
      if (isOn) rateBeforeHold.current = state.rate
      actions.setRate(isOn ? 2 : rateBeforeHold.current)
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
      const tracks = choosableTracks(state.textTracks)
      if (tracks.length === 0) return report(formatMessage({ id: 'player.announcement.noCaptions' }))
      const isOn = tracks.some(({ id }) => id === state.textId)
      const track = isOn ? null : captionsToShow(tracks, [preferences.lastCaptions, localeOf(locale)], preferences.captionsKind)
      chooseText(track)
      showFlash({ text: captionsText(track), at: 'middle' })
    },
    shiftCaptions(seconds: number) {
      if (state.textTracks.length === 0) return report(formatMessage({ id: 'player.announcement.noCaptions' }))
      const shifted = Math.round((state.captionsDelaySeconds + seconds) * 10) / 10
      const delay = Math.max(-maxDelaySeconds, Math.min(maxDelaySeconds, shifted))
      actions.delayCaptions(delay)
      onPreferences({ captionsDelaySeconds: delay })
      report(formatMessage({ id: 'player.announcement.captionsDelay' }, captionsDelay(delay)))
    },
    chooseAudio(track: Track) {
      actions.chooseAudio(track.id)
      onPreferences({ audio: track.language, hasDescription: track.isDescription ?? false })
    },
    async copyReport(text: string) {
      const isCopied = await copyText(text)
      report(formatMessage({ id: isCopied ? 'player.report.copied' : 'player.report.failed' }))
    },
    async shareMoment(share: ShareMoment) {
      const outcome = await share(Math.floor(position.get().seconds))
      if (outcome !== 'copied' && outcome !== 'failed') return
      report(formatMessage({ id: outcome === 'copied' ? 'player.announcement.linkCopied' : 'player.announcement.linkFailed' }))
    },
  }
}

/** The language used last, else that of the page, else the first. */
function captionsToShow(tracks: Track[], languages: (string | null)[], captionsKind: TextKind): Track | null {
  const preferred = languages.map((captions) => preferredText(tracks, { captions, captionsKind })).find((track) => track !== undefined)
  return preferred ?? tracks[0] ?? null
}
