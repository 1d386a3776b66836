import type { TestResponse } from '@ott/api-client/testing'
import { formatLocalDateTime } from '@ott/i18n'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { DeviceLimitPage } from '../index.ts'
import { aSuccessfulApi, TestProviders, devices, errorAnswer, neverAnswers } from '../testing.tsx'

type Options = { answers?: Parameters<typeof aSuccessfulApi>[0]; onRemoved?: () => Promise<void>; locale?: 'en' | 'bn' }

function open({ answers = {}, onRemoved = async () => {}, locale = 'en' }: Options = {}) {
  const api = aSuccessfulApi(answers)
  const removed = jest.fn(onRemoved)
  const left = jest.fn()
  render(<TestProviders locale={locale}><DeviceLimitPage call={api.call} locale={locale} onRemoved={removed} onLogout={left} /></TestProviders>)
  const removals = () => api.requests.filter(({ path }) => path.endsWith('/devices/remove')).map(({ body }) => body)
  return { removals, removed, left }
}

const rows = async () => within(await screen.findByRole('list', { name: 'Your devices' })).getAllByRole('listitem')
const remove = (device: string) => screen.findByRole('button', { name: `Remove ${device}` })

describe('the device limit page', () => {
  it('lists the other devices with platform, time of last use and country', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Remove a device to watch here' })).toBeVisible()
    const at = (date: string) => formatLocalDateTime(new Date(date), 'en')
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      `Living room TVTV XR-55A80J Last used ${at('2026-11-20T12:00:00Z')} IndiaRemove`,
      `Chrome on AndroidWeb browser Last used ${at('2026-11-18T12:00:00Z')} BangladeshRemove`,
      `Web browserLast used ${at('2026-09-02T12:00:00Z')}Remove`,
    ])
    expect(screen.getByText('3 other devices logged in')).toBeVisible()
  })

  it('is in Bengali', async () => {
    open({ locale: 'bn' })
    expect(await screen.findByText(/^শেষ ব্যবহার: ২০ নভেম্বর, ২০২৬, [০-৯]{2}:[০-৯]{2}/)).toBeVisible()
  })

  it('removes a device and continues', async () => {
    const { removals, removed } = open({ onRemoved: () => new Promise(() => {}) })
    await userEvent.click(await remove('Living room TV'))
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(1))
    expect(removals()).toEqual([{ sessionHandles: ['tv'] }])
    expect(await remove('Living room TV')).toHaveAttribute('aria-busy', 'true')
    expect(await remove('Chrome on Android')).toBeDisabled()
  })

  it('shows the remaining devices if one was not enough', async () => {
    let list = devices
    const { removed } = open({ answers: { '/users/devices': () => ({ json: { items: list } }) } })
    const button = await remove('Living room TV')
    list = devices.filter(({ sessionHandle }) => sessionHandle !== 'tv')
    await userEvent.click(button)
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(removed).toHaveBeenCalledTimes(1)
    expect(await remove('Chrome on Android')).toBeEnabled()
  })

  it('keeps a device that could not be removed', async () => {
    const { removed } = open({ answers: { '/devices/remove': errorAnswer('INTERNAL', {}, 500) } })
    await userEvent.click(await remove('Living room TV'))
    expect(await screen.findByRole('alert')).toHaveTextContent('The device couldn’t be removed. Try again in a moment.')
    expect(removed).not.toHaveBeenCalled()
    expect(await remove('Living room TV')).toBeEnabled()
  })

  it('removes nothing twice if only continuing failed', async () => {
    const answers = [() => Promise.reject(new Error('no network')), () => new Promise<void>(() => {})]
    const { removals, removed } = open({ onRemoved: () => answers.shift()?.() ?? Promise.resolve() })
    await userEvent.click(await remove('Living room TV'))
    expect(await screen.findByText('We couldn’t continue')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(2))
    expect(removals()).toHaveLength(1)
  })

  it('continues when no other device is left', async () => {
    const { removed } = open({ answers: { '/users/devices': () => ({ json: { items: devices.slice(0, 1) } }) } })
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(removed).toHaveBeenCalledTimes(1)
  })

  it('retries by a button that stays mounted', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<TestResponse>()
    const answers = [errorAnswer('INTERNAL', {}, 500), () => answered]
    open({ answers: { '/users/devices': (request) => answers.shift()?.(request) ?? {} } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    expect(again).toHaveFocus()
    answer({ json: { items: devices } })
    expect(await rows()).toHaveLength(3)
  })

  it('announces that the list is loading', () => {
    render(<TestProviders><DeviceLimitPage call={neverAnswers} locale="en" onRemoved={() => {}} onLogout={() => {}} /></TestProviders>)
    expect(screen.getByRole('status')).toHaveTextContent('Loading your devices')
  })

  it('offers to log out', async () => {
    const { left } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(left).toHaveBeenCalledTimes(1)
  })
})
