import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { DeviceLimitPage } from './device-limit.tsx'
import { aSuccessfulApi, TestProviders, devices, localeOf, errorAnswer, neverAnswers } from '../testing.tsx'

type Story = StoryObj<typeof DeviceLimitPage>

export default {
  title: 'Identity/Device limit',
  component: DeviceLimitPage,
  parameters: { layout: 'fullscreen' },
  args: { call: aSuccessfulApi().call, locale: 'en', onRemoved: () => {}, onLogout: () => {} },
  render: (args, { globals }) => (
    <TestProviders locale={localeOf(globals)}><DeviceLimitPage {...args} locale={localeOf(globals)} /></TestProviders>
  ),
} satisfies Meta<typeof DeviceLimitPage>

const pressRemove = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: /TV|টিভি/ }))[0] as HTMLElement)
}
const apiOf = (answers: Parameters<typeof aSuccessfulApi>[0]) => aSuccessfulApi(answers).call
const listing = (items: typeof devices) => apiOf({ '/users/devices': () => ({ json: { items } }) })
const [here, tv] = devices

export const Devices: Story = {}
export const Loading: Story = { args: { call: neverAnswers } }
export const Removing: Story = { args: { onRemoved: () => new Promise(() => {}) }, play: pressRemove }
export const NotRemoved: Story = { args: { call: apiOf({ '/devices/remove': errorAnswer('INTERNAL', {}, 500) }) }, play: pressRemove }
export const ContinueFailed: Story = { args: { onRemoved: () => Promise.reject(new Error('no network')) }, play: pressRemove }
export const NotLoaded: Story = { args: { call: apiOf({ '/users/devices': errorAnswer('INTERNAL', {}, 500) }) } }
export const NoOtherDevice: Story = { args: { call: listing(devices.slice(0, 1)) } }
export const ManyDevicesWithLongNames: Story = {
  args: {
    call: listing([here, tv].flatMap((device) => device ?? []).concat(Array.from({ length: 10 }, (_, place) => ({
      sessionHandle: `tv-${place}`,
      isCurrentDevice: false,
      name: 'The television in the upstairs room, by the window that looks out over the river',
      model: null,
      platform: 'tv',
      lastActiveAt: '2026-10-01T12:00:00Z',
      countryCode: 'IN',
    })))),
  },
}
