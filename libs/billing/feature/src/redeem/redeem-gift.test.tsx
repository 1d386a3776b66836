import { anApi } from '@ott/api-client/testing'
import type { TestResponse } from '@ott/api-client/testing'
import type { RedeemedGift } from '@ott/billing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { RedeemGift, useRedeem } from '../index.ts'
import { aGift, storyNow, TestProviders, wireSubscription } from '../testing.tsx'

const user = { userId: 'u1', mobileNumber: '+919830000303' }
const code = 'JNKA-PREM-3M0N-TH01'
const accepted = (gift = aGift()) => ({ json: { data: { is_valid: true, plan_title: gift.planTitle, starts_at: gift.startsAt.toISOString(), ends_at: gift.endsAt.toISOString() } } })
const redeemed = { subscription_acquisition: 'REDEEMED' }
const none = { json: { data: null } }

interface Setting {
  answer?: TestResponse | Promise<TestResponse>
  subscription?: () => TestResponse
  viewer?: 'guest' | 'user'
  explainsInvalidCode?: boolean
  gift?: RedeemedGift
  locale?: 'en' | 'bn'
}

function open({ answer = accepted(), subscription = () => ({ json: wireSubscription(redeemed) }), viewer = 'user', explainsInvalidCode = false, gift, locale = 'en' }: Setting = {}) {
  const keyboard = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  const api = anApi(({ method }) => (method === 'POST' ? answer : subscription()), { accessToken: 'access', refreshToken: 'refresh' })
  const calls = { started: jest.fn(), closed: jest.fn(), confirmed: jest.fn() }
  const Whole = ({ who }: { who: 'guest' | 'user' }) => {
    const [typed, setTyped] = useState('')
    const [given, setGiven] = useState<RedeemedGift | null>(gift ?? null)
    const { redeem, submit, retry } = useRedeem({
      call: api.call, locale, now: storyNow, user: who === 'user' ? user : null, gift: given, onAccepted: setGiven, onConfirmed: calls.confirmed,
    })
    return (
      <RedeemGift
        viewer={who} redeem={redeem} code={typed} onCodeChange={setTyped} timeZone="Asia/Kolkata" explainsInvalidCode={explainsInvalidCode}
        loginHref="/en/login" onSubmit={submit} onRetry={retry} onStartWatching={calls.started} onClose={calls.closed}
      />
    )
  }
  const page = (who: 'guest' | 'user') => <TestProviders locale={locale}><Whole who={who} /></TestProviders>
  const { rerender, unmount } = render(page(viewer))
  const polls = () => api.requests.filter(({ method }) => method === 'GET').length
  return { api, calls, keyboard, polls, becomes: (who: 'guest' | 'user') => rerender(page(who)), unmount }
}

const field = () => screen.getByRole('textbox', { name: 'Redeem Code' })
const apply = () => screen.getByRole('button', { name: 'Apply' })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

async function submitCode(setting: Setting = {}) {
  const opened = open(setting)
  await opened.keyboard.type(field(), code)
  await opened.keyboard.click(apply())
  await pass(0)
  return opened
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the redeem form', () => {
  it('asks a guest to login, and keeps what was typed', async () => {
    const { keyboard, becomes } = open()
    await keyboard.type(field(), code)
    becomes('guest')
    expect(screen.getByText('In order to redeem gift code, you need to login first!')).toBeVisible()
    expect(screen.getByText(`Your code ${code} stays here while you log in.`)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/en/login')
    becomes('user')
    expect(field()).toHaveValue(code)
  })

  it('applies from three characters on, and by Enter only more than three', async () => {
    const { keyboard, api } = open()
    expect(screen.getByText('Enter the gift code provided to you to subscribe')).toBeVisible()
    expect(field()).toHaveAttribute('placeholder', 'Enter here...')
    await keyboard.type(field(), 'AB ')
    expect(apply()).toBeDisabled()
    await keyboard.type(field(), '{Backspace}C')
    expect(apply()).toBeEnabled()
    await keyboard.type(field(), '{Enter}')
    expect(api.requests).toEqual([])
    await keyboard.type(field(), 'D{Enter}')
    await pass(0)
    expect(api.requests[0]?.body).toEqual({ ...user, code: 'ABCD' })
  })

  it('marks an invalid code without a message, focused and selected', async () => {
    await submitCode({ answer: { json: { data: { is_valid: false } } } })
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('')
    expect(field()).toHaveFocus()
    expect([(field() as HTMLInputElement).selectionStart, (field() as HTMLInputElement).selectionEnd]).toEqual([0, code.length])
    expect(apply()).toBeEnabled()
  })

  it('explains an invalid code where the brand wants it', async () => {
    await submitCode({ answer: { json: { data: { is_valid: false } } }, explainsInvalidCode: true })
    expect(field()).toHaveAccessibleDescription('This code is not valid. Check it and try again.')
  })

  it.each([
    ['the translation of its code', { status: 503, json: { errorCode: 'UNAVAILABLE', message: 'From the server.' } }, 'We are busy just now. Try again in a moment.'],
    ['else its message', { status: 500, json: { errorCode: 'INTERNAL', message: 'From the server.' } }, 'From the server.'],
    ['else a general sentence', { status: 500, json: {} }, 'Something went wrong'],
    ['when tries are possible again', { status: 429, json: { errorCode: 'RATE_LIMITED', retryAfter: 1_500 } }, 'Too many attempts. Try again in 25 minutes.'],
  ])('shows for a failure %s', async (_, answer, message) => {
    await submitCode({ answer })
    expect(field()).toHaveAccessibleDescription(message)
    expect(field()).toHaveFocus()
  })

  it('says that a repeated code is over', async () => {
    await submitCode({ answer: accepted(aGift({ startsAt: new Date('2026-07-01T12:00:00Z'), endsAt: new Date('2026-10-01T12:00:00Z') })) })
    expect(field()).toHaveAccessibleDescription('You have used this code already. Its plan ended on 1 October 2026.')
  })
})

describe('a redeemed gift', () => {
  const dialog = () => screen.findByRole('dialog', { name: /^You have successfully redeemed your gift code/ })

  it('is confirmed once the subscription is active and redeemed', async () => {
    const answers = [none, { json: wireSubscription(redeemed) }]
    const { calls, keyboard } = await submitCode({ subscription: () => answers.shift() ?? none })
    expect(screen.getByRole('status')).toHaveTextContent('Activating your plan')
    expect(await dialog()).toHaveTextContent('Your subscription is now active!')
    expect(await dialog()).toHaveTextContent('Lantern')
    expect(await dialog()).toHaveTextContent('Plan valid until21 February 2027')
    expect(calls.confirmed).toHaveBeenCalledTimes(1)
    await keyboard.click(screen.getByRole('button', { name: 'Start Watching' }))
    expect(calls.started).toHaveBeenCalledTimes(1)
  })

  it('is confirmed by a paid plan that it extended', async () => {
    await submitCode({ answer: accepted(aGift({ startsAt: new Date('2026-12-21T12:00:00Z') })), subscription: () => ({ json: wireSubscription() }) })
    expect(await dialog()).toHaveTextContent('Your subscription is now active!')
  })

  it('says from when it counts if a better plan runs first', async () => {
    const later = aGift({ startsAt: new Date('2027-02-21T12:00:00Z'), endsAt: new Date('2027-05-21T12:00:00Z') })
    await submitCode({ answer: accepted(later), subscription: () => ({ json: wireSubscription() }) })
    expect(await dialog()).toHaveTextContent('It starts on 21 February 2027, when your current plan ends.')
    expect(await dialog()).toHaveTextContent('Plan valid until21 May 2027')
  })

  it('is still shown after a reload', async () => {
    open({ gift: aGift() })
    expect(await dialog()).toBeVisible()
  })
})

describe('polling', () => {
  it('ends with the confirmation', async () => {
    const { polls } = await submitCode()
    await screen.findByRole('dialog')
    await pass(30_000)
    expect(polls()).toBe(1)
  })

  it('stops after three failures and goes on when asked', async () => {
    const answers: TestResponse[] = Array(3).fill({ status: 500, json: {} })
    const { polls, keyboard } = await submitCode({ subscription: () => answers.shift() ?? { json: wireSubscription(redeemed) } })
    const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: 10_000 })
    await pass(30_000)
    expect(polls()).toBe(3)
    await keyboard.click(again)
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('stops after two minutes and goes on when asked', async () => {
    const { polls, keyboard } = await submitCode({ subscription: () => none })
    await pass(120_000)
    expect(screen.getByRole('status')).toHaveTextContent('your plan is still activating')
    const made = polls()
    await pass(60_000)
    expect(polls()).toBe(made)
    await keyboard.click(screen.getByRole('button', { name: 'Check again' }))
    await pass(3_000)
    expect(polls()).toBe(made + 2)
  })

  it('stops at sign-out', async () => {
    const { polls, becomes } = await submitCode({ subscription: () => none })
    becomes('guest')
    await pass(30_000)
    expect(polls()).toBe(1)
  })

  it('stops when the page is left', async () => {
    const { polls, unmount } = await submitCode({ subscription: () => none })
    unmount()
    await pass(30_000)
    expect(polls()).toBe(1)
  })

  it('pauses in a hidden tab', async () => {
    const { polls } = await submitCode({ subscription: () => none })
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(30_000)
    expect(polls()).toBe(1)
    visibility.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(3_000)
    expect(polls()).toBeGreaterThan(1)
  })
})
