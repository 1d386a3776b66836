import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { PlaybackSettings } from './playback-settings.tsx'
import { SettingsLayout } from './settings-layout.tsx'
import { aSuccessfulApi, TestProviders, localeOf, errorAnswer, settingsHrefs, neverAnswers, user } from '../testing.tsx'

type Story = StoryObj<typeof PlaybackSettings>

const apiOf = (answers: Parameters<typeof aSuccessfulApi>[0]) => aSuccessfulApi(answers).call
const userWith = (more: object) => ({ '/users': () => ({ json: { ...user, ...more } }) })

export default {
  title: 'Identity/Playback',
  component: PlaybackSettings,
  parameters: { layout: 'fullscreen' },
  args: { call: apiOf({}), hasPreviews: true, log: () => {}, dataSaver: 'auto', onDataSaver: () => {} },
  render: (args, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <SettingsLayout current="playback" hasPreviews={args.hasPreviews} hasParentalControl hrefs={settingsHrefs}>
        <PlaybackSettings {...args} />
      </SettingsLayout>
    </TestProviders>
  ),
} satisfies Meta<typeof PlaybackSettings>

export const Playback: Story = {}
export const Loading: Story = { args: { call: neverAnswers } }
export const NotLoaded: Story = { args: { call: apiOf({ '/users': errorAnswer('INTERNAL', {}, 500) }) } }
export const NoPreviews: Story = { args: { call: apiOf(userWith({ autoplayTrailer: false })) } }
export const NoNextEpisode: Story = { args: { call: apiOf(userWith({ autoplayNextEpisode: false })) } }
export const WithoutPreviews: Story = { args: { hasPreviews: false } }
export const Languages: Story = { args: { call: apiOf(userWith({ audioLanguage: 'bn', subtitleLanguage: 'off' })) } }
export const DataSaverOn: Story = { args: { dataSaver: 'on' } }
export const NoSpoilers: Story = { args: { call: apiOf(userWith({ hidesSpoilers: true })) } }
export const PreviewsNotSaved: Story = {
  args: { call: apiOf({ '/users': ({ method }) => (method === 'GET' ? { json: user } : { status: 503, json: { errorCode: 'UNAVAILABLE', message: 'UNAVAILABLE' } }) }) },
  play: async () => userEvent.click((await screen.findAllByRole('switch'))[0]!),
}
