import { HeartIcon, ThumbUpIcon, ToggleGroup } from '@ott/design-system'
import { aStill, inAFrame, useTranslate } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { defaultCaptionStyle } from './captions/caption-style.ts'
import { createPlaybackLog } from './state/playback-events.ts'
import { initialState } from './state/playback-state.ts'
import type { PlaybackState } from './state/playback-state.ts'
import { aPartyView, joined } from './party/testing-view.ts'
import { PlayerView } from './player-view.tsx'
import type { PlayerViewProps } from './player-view.tsx'
import { still } from './state/position.ts'
import { defaultPreferences } from './state/preferences.ts'
import { aPlayer, watching } from './testing.tsx'

type Args = { state?: Partial<PlaybackState>; at?: number; hasNext?: boolean; autoplays?: boolean; isStandIn?: boolean; isAlone?: boolean; hasEpisodes?: boolean; isUnattended?: boolean } & Pick<Partial<PlayerViewProps>, 'initialPanel' | 'party' | 'hasSoundModes' | 'preferences' | 'markers' | 'showsStats' | 'log' | 'pictureInPicture'>

/** Here the player fills the story instead of the page. */
function Stage({ state, at = 1058, hasNext, autoplays, isStandIn, isAlone, hasEpisodes, isUnattended, initialPanel, party, hasSoundModes, markers, showsStats, pictureInPicture, log = createPlaybackLog(), preferences = defaultPreferences }: Args) {
  const t = useTranslate()
  return (
    <div style={{ position: 'relative', height: 'min(100vh, 720px)', transform: 'translateZ(0)', overflow: 'hidden' }}>
      <PlayerView
        {...aPlayer()}
        title={{ name: t('Tram 24', '২৪ নম্বর ট্রাম'), line: t('S1 E4 · The ticket from tomorrow', 'সিজন ১ পর্ব ৪ · আগামীকালের টিকিট'), ageRating: 'U/A 16+', descriptors: [t('violence', 'হিংসার দৃশ্য'), t('strong language', 'অশ্লীল ভাষা')], isStandIn }}
        poster={aStill(190)}
        backHref="#back"
        loginHref="#login"
        plansHref="#plans"
        next={hasNext ? { title: t('S1 E5 · A light under the seat', 'সিজন ১ পর্ব ৫ · আসনের নিচে আলো'), href: '#next', picture: aStill(20), autoplays: autoplays ?? false } : undefined}
        previousHref={hasEpisodes ? '#previous' : undefined}
        episodes={hasEpisodes ? [t('S1 E3 · Nobody at the terminus', 'সিজন ১ পর্ব ৩ · টার্মিনাসে কেউ নেই'), t('S1 E4 · The ticket from tomorrow', 'সিজন ১ পর্ব ৪ · আগামীকালের টিকিট'), t('S1 E5 · A light under the seat', 'সিজন ১ পর্ব ৫ · আসনের নিচে আলো')].map((title, index) => ({ title, href: `#${index}`, picture: aStill(20 + index * 60), isCurrent: index === 1 })) : undefined}
        markers={markers}
        chapters={hasEpisodes ? [] : [[0, t('The depot', 'ডিপো')], [900, t('Last stop', 'শেষ স্টপ')], [2100, t('Rain on the line', 'লাইনে বৃষ্টি')]].map(([startSeconds, title]) => ({ startSeconds: Number(startSeconds), title: String(title) }))}
        viewing={{ sleep: { type: 'off' }, setSleep: () => {}, asksStillWatching: () => isUnattended ?? false, countAutoplay: () => {}, noteInput: () => {} }}
        suggestions={isAlone ? [] : [t('Hilsa', 'ইলিশ'), t('House of Nine Windows', 'নয় জানালার বাড়ি'), t('Low Orbit', 'নিচু কক্ষপথ')].map((title, index) => ({ title, href: `#${index}`, picture: aStill(40 + index * 90) }))}
        rating={isAlone ? null : <ToggleGroup label={t('Your rating', 'আপনার রেটিং')} options={[{ value: 'like', label: t('Like', 'ভালো লেগেছে'), icon: <ThumbUpIcon /> }, { value: 'love', label: t('Love', 'দারুণ লেগেছে'), icon: <HeartIcon /> }]} value={null} onChange={() => {}} />}
        state={{ ...watching, isPaused: true, ...state }}
        position={still({ seconds: at, readyUntil: at + 320, duration: 2940 })}
        preferences={preferences}
        onPictureInPicture={() => {}}
        onShare={async () => 'copied'}
        initialPanel={initialPanel}
        party={party}
        hasSoundModes={hasSoundModes}
        showsStats={showsStats}
        pictureInPicture={pictureInPicture}
        log={log}
      >
        <img src={aStill(190)} alt="" style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }} />
      </PlayerView>
    </div>
  )
}

type Story = StoryObj<Args>

export default {
  title: 'Playback/Player',
  component: PlayerView,
  parameters: { layout: 'fullscreen', docs: inAFrame },
  render: (args) => <Stage {...args} />,
} satisfies Meta<PlayerViewProps & Args>

const cues = [{ id: 'a', text: 'এই ট্রামটা কাল সকালের।\nআজ ওঠা যাবে না।', line: null, position: null, align: 'center' as const }]

export const Opening: Story = { args: { state: { ...initialState } } }
export const Paused: Story = {}
export const Playing: Story = { args: { state: { isPaused: false } } }
export const BengaliCaptions: Story = { args: { state: { textId: '51', cues } } }
export const LargeCaptionsAtTop: Story = {
  args: { state: { textId: '51', cues }, preferences: { ...defaultPreferences, captionStyle: { ...defaultCaptionStyle, size: 'large', position: 'top' } } },
}
export const CaptionsMenu: Story = { args: { initialPanel: 'captions', state: { textId: '51', cues } } }
/** Captions also describe sounds; the forced track is not offered. */
export const CaptionsMenuWithKinds: Story = {
  args: {
    initialPanel: 'captions',
    state: { textId: '52', cues, textTracks: [...watching.textTracks, { id: '52', language: 'en', label: 'English', kind: 'captions' }, { id: '53', language: 'bn', label: '', kind: 'captions' }, { id: '54', language: 'bn', label: 'বাংলা', kind: 'forced' }] },
  },
}
export const CaptionStyle: Story = { args: { initialPanel: 'captionStyle', state: { textId: '51', cues } } }
export const CaptionStyleWithDelay: Story = {
  args: {
    initialPanel: 'captionStyle',
    state: { textId: '51', cues, captionsDelaySeconds: 1.5 },
    preferences: { ...defaultPreferences, readsCaptions: true, captionStyle: { ...defaultCaptionStyle, colour: 'yellow', edge: 'shadow', opacity: 25 } },
  },
}
export const ColouredCaptions: Story = {
  args: { state: { textId: '50', cues: [{ ...cues[0]!, text: '<c.yellow>– Is it the last one?</c>\n<c.cyan>– <i>It always is.</i></c>' }] } },
}
export const OutlinedCaptions: Story = {
  args: { state: { textId: '51', cues }, preferences: { ...defaultPreferences, captionStyle: { ...defaultCaptionStyle, edge: 'outline', opacity: 0, size: 'huge' } } },
}
export const CaptionsWithRuby: Story = { args: { state: { textId: '50', cues: [{ ...cues[0]!, text: '<ruby>蛍<rt>ほたる</rt></ruby>の<ruby>光<rt>ひかり</rt></ruby>' }] } } }
export const SettingsMenu: Story = { args: { initialPanel: 'settings' } }
export const SettingsMenuWithSound: Story = { args: { initialPanel: 'settings', hasSoundModes: true, preferences: { ...defaultPreferences, soundMode: 'night' } } }
export const AudioDescription: Story = {
  args: {
    initialPanel: 'settings',
    state: {
      audioTracks: [...watching.audioTracks, { id: '3', language: 'en', label: 'English (audio description)', isDescription: true }, { id: '4', language: 'bn', label: '', isDescription: true }],
      audioId: '3',
    },
  },
}
/** The labels name no language, which then precedes them. */
export const SoundWithNames: Story = {
  args: {
    initialPanel: 'settings',
    state: { audioTracks: [{ id: '1', language: 'en', label: 'Piano' }, { id: '2', language: 'bn', label: 'বাঁশি ও একতারা' }], audioId: '1' },
  },
}
export const KeyboardHelp: Story = { args: { initialPanel: 'help' } }
const log = createPlaybackLog()
log.add({ type: 'requested', isPreloaded: true, viewId: 'view', atMs: 900, positionSeconds: 0 })
log.add({ type: 'firstFrame', atMs: 1180, positionSeconds: 0 })
log.add({ type: 'heightChanged', height: 720, atMs: 1180, positionSeconds: 0 })
log.add({ type: 'seeked', fromSeconds: 42, tookMs: 180, atMs: 44_000, positionSeconds: 940 })
log.add({ type: 'stalled', atMs: 90_000, positionSeconds: 985 })
log.add({ type: 'recovered', step: 'nudge', error: 'network', atMs: 92_000, positionSeconds: 985 })
log.add({ type: 'resumed', atMs: 92_300, positionSeconds: 985 })
export const Statistics: Story = { args: { showsStats: true, log, state: { isPaused: false } } }
export const StatisticsAfterAFailure: Story = { args: { showsStats: true, state: { stage: 'failed', error: { type: 'network' } } } }
export const PlaysInPictureInPicture: Story = { args: { pictureInPicture: 'window', state: { isPaused: false, textId: '51', cues } } }
export const RemoteAvailable: Story = { args: { state: { isPaused: false, remote: 'available' } } }
export const RemoteConnecting: Story = { args: { state: { isPaused: false, remote: 'connecting' } } }
export const PlaysOnAnotherScreen: Story = { args: { state: { isPaused: false, remote: 'connected' } } }
export const Buffering: Story = { args: { state: { isPaused: false, isWaiting: true } } }
export const NetworkLost: Story = { args: { state: { isPaused: false, isWaiting: true, isNetworkLost: true } } }
export const AutoplayMuted: Story = { args: { state: { isSilenced: true, isMuted: true } } }
const twoLines = [{ ...cues[0]!, text: 'Wave after wave, the river takes\nwhat it once gave.' }]
export const CaptionsAboveTheControls: Story = { args: { state: { textId: '50', cues: twoLines } } }
export const CaptionsBesideThumbnail: Story = {
  args: { state: { textId: '50', cues: twoLines } },
  play: async ({ canvasElement }) => userEvent.hover(within(canvasElement).getByRole('slider', { name: /Position|কোথায়/ })),
}
export const CaptionsPositionedByFile: Story = {
  args: {
    state: {
      textId: '50',
      cues: [
        { id: 't', text: 'TOP one', line: 10, position: null, align: 'center' },
        { id: 'l', text: '– Left speaker', line: 90, position: 25, align: 'center' },
        { id: 'r', text: '– Right speaker', line: 90, position: 75, align: 'center' },
      ],
    },
  },
}
/** At the start, with the age rating. */
export const DemoVideo: Story = { args: { isStandIn: true, state: { isPaused: false } } }
export const NextEpisode: Story = { args: { at: 2925, hasNext: true } }
export const NextEpisodeInSeconds: Story = { args: { at: 2932, hasNext: true, autoplays: true } }
export const NextEpisodeAtTheEnd: Story = { args: { at: 2940, hasNext: true, state: { stage: 'ended' } } }
/** The countdown of an episode that nobody seems to watch ends in a question. */
export const StillWatching: Story = {
  args: { at: 2930, hasNext: true, autoplays: true, isUnattended: true, markers: [{ kind: 'credits', startSeconds: 2900, endSeconds: 2940 }], state: { isPaused: false } },
}
export const SkipIntro: Story = { args: { markers: [{ kind: 'intro', startSeconds: 1040, endSeconds: 1100 }], state: { isPaused: false } } }
export const SkipRecap: Story = { args: { markers: [{ kind: 'recap', startSeconds: 1040, endSeconds: 1100 }], state: { textId: '51', cues } } }
export const SkipCredits: Story = { args: { markers: [{ kind: 'credits', startSeconds: 1040, endSeconds: 1100 }] } }
export const EpisodesMenu: Story = { args: { initialPanel: 'episodes', hasEpisodes: true, hasNext: true } }
export const SettingsOfAnEpisode: Story = { args: { initialPanel: 'settings', hasEpisodes: true, markers: [{ kind: 'intro', startSeconds: 10, endSeconds: 40 }] } }
export const TheEnd: Story = { args: { at: 2940, state: { stage: 'ended' } } }
export const TheEndWithoutSuggestions: Story = { args: { at: 2940, isAlone: true, state: { stage: 'ended' } } }
export const LoginRequired: Story = { args: { state: { stage: 'failed', error: { type: 'loginRequired' } } } }
export const SubscriptionRequired: Story = { args: { state: { stage: 'failed', error: { type: 'subscriptionRequired' } } } }
export const StreamLimit: Story = {
  args: { state: { stage: 'failed', error: { type: 'streamLimit', streams: [{ streamId: '1', device: 'Living room TV', title: 'Hilsa', startedAt: new Date('2026-11-29T10:00:00Z') }, { streamId: '2', device: 'Mim’s phone', title: null, startedAt: new Date('2026-11-29T10:20:00Z') }], maxStreams: 2, hasPlan: true } } },
}
export const StreamLimitWithoutPlan: Story = {
  args: { state: { stage: 'failed', error: { type: 'streamLimit', streams: [{ streamId: '1', device: 'Chrome on Linux', title: 'Hilsa', startedAt: new Date('2026-11-29T10:00:00Z') }], maxStreams: 1, hasPlan: false } } },
}
export const StreamEnded: Story = { args: { state: { stage: 'failed', error: { type: 'streamEnded', stoppedBy: { device: 'Living room TV', isSameBrowser: false } } } } }
export const StreamEndedByThisBrowser: Story = { args: { state: { stage: 'failed', error: { type: 'streamEnded', stoppedBy: { device: 'Chrome on Linux', isSameBrowser: true } } } } }
export const DeviceLimit: Story = { args: { state: { stage: 'failed', error: { type: 'deviceLimit' } } } }
export const PinRequired: Story = { args: { state: { stage: 'failed', error: { type: 'pinRequired' } } } }
export const NotReleased: Story = {
  args: { state: { stage: 'failed', error: { type: 'notReleased', at: new Date('2027-05-01T06:30:00Z') } } },
}
export const NotInYourCountry: Story = { args: { state: { stage: 'failed', error: { type: 'notInCountry' } } } }
export const Gone: Story = { args: { state: { stage: 'failed', error: { type: 'gone' } } } }
export const Offline: Story = { args: { state: { stage: 'failed', error: { type: 'offline' } } } }
export const Busy: Story = { args: { state: { stage: 'failed', error: { type: 'busy' } } } }
export const NetworkFailed: Story = { args: { state: { stage: 'failed', error: { type: 'network' } } } }
export const Broken: Story = { args: { state: { stage: 'failed', error: { type: 'broken' } } } }
export const Unsupported: Story = { args: { state: { stage: 'failed', error: { type: 'unsupported' } } } }
export const ProtectedUnsupported: Story = { args: { state: { stage: 'failed', error: { type: 'protectedUnsupported' } } } }
export const LicenceFailed: Story = { args: { state: { stage: 'failed', error: { type: 'licenceFailed' } } } }

const inParty = (status: 'playing' | 'paused' | 'buffering', isReconnecting = false) => joined({ memberId: 'm3', playback: { contentId: 'tram', status, positionSeconds: 0, rate: 1, atMs: 0 } }, isReconnecting)
export const WatchPartyOffered: Story = { args: { party: aPartyView({ status: 'none' }) } }
export const WatchPartyHost: Story = { args: { state: { isPaused: false }, initialPanel: 'party', party: aPartyView(joined()) } }
/** Play, pause and seek are the host's. */
export const WatchPartyGuest: Story = { args: { state: { isPaused: false }, party: aPartyView(inParty('playing')) } }
export const WatchPartyPaused: Story = { args: { party: aPartyView(inParty('paused')) } }
export const WatchPartyWaiting: Story = { args: { party: aPartyView(inParty('buffering')) } }
export const WatchPartyReconnecting: Story = { args: { state: { isPaused: false }, party: aPartyView(inParty('playing', true)) } }
export const WatchPartyEnded: Story = { args: { state: { isPaused: false }, party: aPartyView({ status: 'over', reason: 'ended' }) } }
export const WatchPartyFull: Story = { args: { state: { isPaused: false }, party: aPartyView({ status: 'over', reason: 'full' }) } }
