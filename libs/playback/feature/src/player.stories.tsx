import { HeartIcon, ThumbUpIcon, ToggleGroup } from '@ott/design-system'
import { aStill, inAFrame, useTranslate } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { initialState } from './state/playback-state.ts'
import type { PlaybackState } from './state/playback-state.ts'
import { PlayerView } from './player-view.tsx'
import type { PlayerViewProps } from './player-view.tsx'
import { still } from './state/position.ts'
import { defaultPreferences } from './state/preferences.ts'
import { aPlayer, watching } from './testing.tsx'

type Args = { state?: Partial<PlaybackState>; at?: number; hasNext?: boolean; autoplays?: boolean; isStandIn?: boolean; isAlone?: boolean } & Pick<Partial<PlayerViewProps>, 'initialPanel' | 'preferences'>

/** Here the player fills the story instead of the page. */
function Stage({ state, at = 1058, hasNext, autoplays, isStandIn, isAlone, initialPanel, preferences = defaultPreferences }: Args) {
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
        next={hasNext ? { title: t('S1 E5 · A light under the seat', 'সিজন ১ পর্ব ৫ · আসনের নিচে আলো'), href: '#next', picture: aStill(20), onAutoplay: autoplays ? () => {} : undefined } : undefined}
        suggestions={isAlone ? [] : [t('Hilsa', 'ইলিশ'), t('House of Nine Windows', 'নয় জানালার বাড়ি'), t('Low Orbit', 'নিচু কক্ষপথ')].map((title, index) => ({ title, href: `#${index}`, picture: aStill(40 + index * 90) }))}
        rating={isAlone ? null : <ToggleGroup label={t('Your rating', 'আপনার রেটিং')} options={[{ value: 'like', label: t('Like', 'ভালো লেগেছে'), icon: <ThumbUpIcon /> }, { value: 'love', label: t('Love', 'দারুণ লেগেছে'), icon: <HeartIcon /> }]} value={null} onChange={() => {}} />}
        state={{ ...watching, isPaused: true, ...state }}
        position={still({ seconds: at, readyUntil: at + 320, duration: 2940 })}
        preferences={preferences}
        onPictureInPicture={() => {}}
        onShare={async () => 'copied'}
        initialPanel={initialPanel}
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
  args: { state: { textId: '51', cues }, preferences: { ...defaultPreferences, captionSize: 'large', captionPlace: 'top' } },
}
export const CaptionsMenu: Story = { args: { initialPanel: 'captions', state: { textId: '51', cues } } }
export const SettingsMenu: Story = { args: { initialPanel: 'settings' } }
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
export const TheEnd: Story = { args: { at: 2940, state: { stage: 'ended' } } }
export const TheEndWithoutSuggestions: Story = { args: { at: 2940, isAlone: true, state: { stage: 'ended' } } }
export const LoginRequired: Story = { args: { state: { stage: 'failed', error: { type: 'loginRequired' } } } }
export const SubscriptionRequired: Story = { args: { state: { stage: 'failed', error: { type: 'subscriptionRequired' } } } }
export const StreamLimit: Story = {
  args: { state: { stage: 'failed', error: { type: 'streamLimit', devices: ['Living room TV', 'Mim’s phone'] } } },
}
export const StreamEnded: Story = { args: { state: { stage: 'failed', error: { type: 'streamEnded' } } } }
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
