import { IntlProvider } from 'react-intl'
import type { ReactNode } from 'react'
import ofPlayerBn from './deferred-messages.bn.json' with { type: 'json' }
import ofPlayerEn from './deferred-messages.en.json' with { type: 'json' }
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }
import type { EngineMetrics } from './engine/engine-metrics.ts'
import { createPlaybackLog } from './state/playback-events.ts'
import { initialState } from './state/playback-state.ts'
import type { PlaybackState } from './state/playback-state.ts'
import type { PlayerViewProps } from './player-view.tsx'
import { still } from './state/position.ts'
import { defaultPreferences } from './state/preferences.ts'

/** This library's messages in one language. */
export function Words({ locale = 'en', children }: { locale?: 'en' | 'bn'; children: ReactNode }) {
  const messages: Partial<AllMessages> = locale === 'en' ? { ...en, ...ofPlayerEn } : { ...bn, ...ofPlayerBn }
  return <IntlProvider locale={locale} messages={messages as AllMessages}>{children}</IntlProvider>
}

/** The app merges the messages of all libraries; a test needs only those of its own. */
type AllMessages = Record<FormatjsIntl.Message['ids'], string>

/** A running playback with all choices. */
export const watching: PlaybackState = {
  ...initialState,
  stage: 'watching',
  isWaiting: false,
  audioTracks: [{ id: '1', language: 'bn', label: 'বাংলা' }, { id: '2', language: 'en', label: 'English' }],
  audioId: '1',
  textTracks: [{ id: '50', language: 'en', label: 'English' }, { id: '51', language: 'bn', label: 'বাংলা' }],
  heights: [1080, 720, 480, 360, 240],
  heightShown: 720,
}

export const metricsOfWatching: EngineMetrics = {
  height: 720, bitrateKbps: 1840, throughputKbps: 9200, bufferAheadSeconds: 18.4, totalFrames: 1_200,
  keySystem: null,
  codec: 'avc1.64001f',
  droppedFrames: 2, frameRate: 24, host: 'media.example', keyAgeSeconds: 12.2,
}

/** Props of a running player; `tell` records the actions. */
export function aPlayer(tell: (...done: unknown[]) => void = () => {}): PlayerViewProps {
  const telling = (name: string) => (...values: unknown[]) => tell(name, ...values)
  return {
    title: { name: 'Tram 24', line: 'S1 E4 · The ticket from tomorrow', ageRating: 'U/A 16+', descriptors: ['violence', 'strong language'] },
    poster: '/tram.webp',
    backHref: '/en/tram',
    loginHref: '/en/login',
    plansHref: '/en/plans',
    state: watching,
    position: still({ seconds: 65, readyUntil: 90, duration: 600 }),
    log: createPlaybackLog(),
    report: () => 'Error: none',
    actions: {
      play: telling('play'),
      pause: telling('pause'),
      seek: telling('seek'),
      noteSkip: telling('noteSkip'),
      noteReport: telling('noteReport'),
      setVolume: telling('setVolume'),
      setMuted: telling('setMuted'),
      setRate: telling('setRate'),
      chooseAudio: telling('chooseAudio'),
      chooseText: telling('chooseText'),
      delayCaptions: telling('delayCaptions'),
      chooseHeight: telling('chooseHeight'),
      retry: telling('retry'),
      stopStream: async (streamId) => tell('stopStream', streamId),
      thumbnailAt: () => Promise.resolve(null),
      promptRemote: telling('promptRemote'),
      metrics: () => metricsOfWatching,
    },
    viewing: { sleep: { type: 'off' }, setSleep: telling('setSleep'), asksStillWatching: () => false, countAutoplay: telling('countAutoplay'), noteInput: () => {} },
    screen: { isFullScreen: false, toggle: telling('toggleFullScreen') },
    preferences: defaultPreferences,
    onPreferences: telling('prefer'),
  }
}
