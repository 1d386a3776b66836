import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { PlaybackSettings } from './playback-settings.tsx'
import { SettingsFrame } from './settings-layout.tsx'
import { anAgreeableApi, Around, localeOf, refusal, settingsHrefs, silence, user } from '../testing.tsx'

type Story = StoryObj<typeof PlaybackSettings>

const apiOf = (answers: Parameters<typeof anAgreeableApi>[0]) => anAgreeableApi(answers).call
const userWith = (more: object) => ({ '/users': () => ({ json: { ...user, ...more } }) })

export default {
  title: 'Identity/Watching',
  component: PlaybackSettings,
  parameters: { layout: 'fullscreen' },
  args: { call: apiOf({}), hasPreviews: true, log: () => {} },
  render: (args, { globals }) => (
    <Around locale={localeOf(globals)}>
      <SettingsFrame current="playback" hasPreviews={args.hasPreviews} hrefs={settingsHrefs}>
        <PlaybackSettings {...args} />
      </SettingsFrame>
    </Around>
  ),
} satisfies Meta<typeof PlaybackSettings>

export const Watching: Story = {}
export const Loading: Story = { args: { call: silence } }
export const NotLoaded: Story = { args: { call: apiOf({ '/users': refusal('INTERNAL', {}, 500) }) } }
export const NoPreviews: Story = { args: { call: apiOf(userWith({ autoplayTrailer: false })) } }
export const WithoutPreviews: Story = { args: { hasPreviews: false } }
export const NoSpoilers: Story = { args: { call: apiOf(userWith({ hidesSpoilers: true })) } }
export const PreviewsNotKept: Story = {
  args: { call: apiOf({ '/users': ({ method }) => (method === 'GET' ? { json: user } : { status: 503, json: { errorCode: 'UNAVAILABLE', message: 'UNAVAILABLE' } }) }) },
  play: async () => userEvent.click((await screen.findAllByRole('switch'))[0]!),
}
