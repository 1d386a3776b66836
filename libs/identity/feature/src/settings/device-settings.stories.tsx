import { inAFrame } from '@ott/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { DeviceSettings } from './device-settings.tsx'
import { SettingsLayout } from './settings-layout.tsx'
import { aSuccessfulApi, TestProviders, devices, localeOf, errorAnswer, settingsHrefs, neverAnswers } from '../testing.tsx'

type Story = StoryObj<typeof DeviceSettings>

const apiOf = (answers: Parameters<typeof aSuccessfulApi>[0]) => aSuccessfulApi(answers).call

export default {
  title: 'Identity/Devices',
  component: DeviceSettings,
  parameters: { layout: 'fullscreen' },
  args: { call: apiOf({}), locale: 'en', activateHref: '/activate' },
  render: (args, { globals }) => (
    <TestProviders locale={localeOf(globals)}>
      <SettingsLayout current="devices" hasPreviews hasParentalControl hrefs={settingsHrefs}>
        <DeviceSettings {...args} locale={localeOf(globals)} />
      </SettingsLayout>
    </TestProviders>
  ),
} satisfies Meta<typeof DeviceSettings>

const pressRemove = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: /^Remove .*TV$|TV সরান$/ }))[0] as HTMLElement)
}
const pressOthers = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /everywhere|জায়গায়/ }))
}
const confirm = async () => {
  await pressRemove()
  await userEvent.click(within(await screen.findByRole('dialog')).getAllByRole('button')[1] as HTMLElement)
}

const pressRename = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Rename .*TV$|TV-এর নাম বদলান$/ }))
}
const typeName = (text: string) => async () => {
  await pressRename()
  const field = await screen.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

export const Devices: Story = {}
export const Renaming: Story = { play: pressRename, parameters: { docs: inAFrame } }
export const NameTooLong: Story = { play: typeName('a'.repeat(41)), parameters: { docs: inAFrame } }
export const NotRenamed: Story = { args: { call: apiOf({ '/devices/tv': errorAnswer('UNAVAILABLE', {}, 503) }) }, play: typeName('Grandma'), parameters: { docs: inAFrame } }
export const OnlyThisDevice: Story = { args: { call: apiOf({ '/users/devices': () => ({ json: { items: devices.slice(0, 1) } }) }) } }
export const WithoutTvs: Story = { args: { activateHref: null } }
export const Loading: Story = { args: { call: neverAnswers } }
export const NotLoaded: Story = { args: { call: apiOf({ '/users/devices': errorAnswer('INTERNAL', {}, 500) }) } }
export const ConfirmingOne: Story = { play: pressRemove, parameters: { docs: inAFrame } }
export const ConfirmingAllOthers: Story = { play: pressOthers, parameters: { docs: inAFrame } }
export const NotRemoved: Story = { args: { call: apiOf({ '/devices/remove': errorAnswer('INTERNAL', {}, 500) }) }, play: confirm, parameters: { docs: inAFrame } }
