import type { TestResponse } from '@ott/api-client/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { DeviceSettings } from '../index.ts'
import { aSuccessfulApi, TestProviders, devices, errorAnswer, neverAnswers } from '../testing.tsx'

function open(answers: Parameters<typeof aSuccessfulApi>[0] = {}, locale: 'en' | 'bn' = 'en') {
  const api = aSuccessfulApi(answers)
  render(<TestProviders locale={locale}><DeviceSettings call={api.call} locale={locale} activateHref={`/${locale}/activate`} /></TestProviders>)
  const sent = (ending: string) => api.requests.filter(({ path }) => path.endsWith(ending)).map(({ body }) => body)
  return { sent, removals: () => sent('/devices/remove') }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

describe('device settings', () => {
  it('list devices with platform, last use and country, this one first', async () => {
    open({ '/users/devices': () => ({ json: { items: devices.toReversed() } }) })
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toBe('Chrome on WindowsWeb browser In use now IndiaRename Chrome on WindowsThis device')
    expect(rows).toContainEqual(expect.stringMatching(/^Living room TVTV XR-55A80J Last used 20 November 2026, \d\d:\d\d IndiaRename Living room TVRemove$/))
    expect(screen.getByText('You’re logged in on 4 devices.')).toBeVisible()
  })

  it('reserve the space of count and button while loading', () => {
    const { container } = render(<TestProviders locale="en"><DeviceSettings call={neverAnswers} locale="en" activateHref={null} /></TestProviders>)
    expect(screen.getByRole('button', { name: 'Log out everywhere else' })).toBeDisabled()
    expect(container.querySelector('p')?.textContent).toBe('\u00a0')
  })

  it('lead to the login on a TV, where it is offered', async () => {
    open()
    expect(await screen.findByRole('link', { name: 'Log in on a TV' })).toHaveAttribute('href', '/en/activate')
  })

  it('speak Bengali', async () => {
    open({}, 'bn')
    expect((await screen.findByText(/^এখন ব্যবহার হচ্ছে/)).parentElement).toHaveTextContent('ওয়েব ব্রাউজার এখন ব্যবহার হচ্ছে ভারত')
  })

  it('remove one device after a confirmation', async () => {
    let items = devices
    const { removals } = open({ '/users/devices': () => ({ json: { items } }) })
    await press('Remove Living room TV')
    expect(await screen.findByRole('dialog', { name: 'Remove Living room TV?' })).toBeVisible()
    expect(removals()).toEqual([])
    items = devices.filter(({ sessionHandle }) => sessionHandle !== 'tv')
    await confirm('Remove')
    await waitFor(() => expect(screen.queryByText('Living room TV')).toBeNull())
    expect(removals()).toEqual([{ sessionHandles: ['tv'] }])
    expect(screen.getByRole('status')).toHaveTextContent('The device was removed.')
  })

  it('remove nothing after a cancelled confirmation', async () => {
    const { removals } = open()
    await press('Remove Living room TV')
    await confirm('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(removals()).toEqual([])
  })

  it('log out all other devices at once', async () => {
    const { sent, removals } = open()
    await press('Log out everywhere else')
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('3 other devices will be logged out immediately. This device stays logged in.')
    await confirm('Log out')
    await waitFor(() => expect([sent('/devices/remove-others').length, removals()]).toEqual([1, []]))
  })

  it('ask the same for a single other device', async () => {
    const { sent } = open({ '/users/devices': () => ({ json: { items: devices.slice(0, 2) } }) })
    await press('Log out everywhere else')
    expect(await screen.findByRole('dialog', { name: 'Log out everywhere else?' })).toHaveAccessibleDescription('1 other device will be logged out immediately. This device stays logged in.')
    await confirm('Log out')
    await waitFor(() => expect(sent('/devices/remove-others')).toHaveLength(1))
  })

  it('rename a device', async () => {
    const { sent } = open()
    await press('Rename Living room TV')
    const name = await screen.findByRole('textbox', { name: 'Device name' })
    expect(name).toHaveValue('Living room TV')
    await userEvent.clear(name)
    await userEvent.type(name, `${'a'.repeat(41)}{Enter}`)
    expect(name).toHaveAccessibleDescription(expect.stringContaining('Enter a name of up to 40 characters.'))
    await userEvent.clear(name)
    await userEvent.type(name, 'Grandma{Enter}')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The device was renamed.'))
    expect(sent('/devices/tv')).toEqual([{ name: 'Grandma' }])
  })

  it('give a device its original name back', async () => {
    const { sent } = open()
    await press('Rename Living room TV')
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Device name' }))
    await press('Save')
    await waitFor(() => expect(sent('/devices/tv')).toEqual([{ name: null }]))
  })

  it('say that a device could not be renamed', async () => {
    open({ '/devices/tv': errorAnswer('UNAVAILABLE', {}, 503) })
    await press('Rename Living room TV')
    await press('Save')
    expect(await screen.findByText('This couldn’t be saved. Try again in a moment.')).toBeVisible()
  })

  it('show in the confirmation that removing failed', async () => {
    open({ '/devices/remove': errorAnswer('INTERNAL', {}, 500) })
    await press('Remove Living room TV')
    await confirm('Remove')
    expect(await screen.findByRole('alert')).toHaveTextContent('The device couldn’t be removed. Try again in a moment.')
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('remove nothing without other devices', async () => {
    open({ '/users/devices': () => ({ json: { items: devices.slice(0, 1) } }) })
    expect(await screen.findByText('You’re logged in on 1 device.')).toBeVisible()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rename Chrome on Windows'])
  })

  it('retry by a button that stays mounted', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<TestResponse>()
    const answers = [errorAnswer('INTERNAL', {}, 500), () => answered]
    open({ '/users/devices': (request) => answers.shift()?.(request) ?? {} })
    const again = await screen.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    expect(again).toHaveFocus()
    answer({ json: { items: devices } })
    expect(await screen.findByText('Living room TV')).toBeVisible()
  })
})
