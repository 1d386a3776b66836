import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { number, openLogin } from './login-testing.tsx'
import type { Opening } from './login-testing.tsx'
import { errorAnswer } from '../testing.tsx'

type Widget = { sitekey: string; callback: (token: string) => void; 'error-callback': (code: string) => void; 'expired-callback': () => void } & Record<'before-interactive-callback' | 'after-interactive-callback', () => void>

const options = { providers: [], botCheck: { siteKey: 'key', scriptUrl: 'https://check.example/api.js' }, whatsApp: false }

/** A fake of the vendor's script, as the page sees it. */
function aVendor() {
  const widgets: (Widget & { place: HTMLElement })[] = []
  const turnstile = {
    render: (place: HTMLElement, widget: Widget) => `widget-${widgets.push({ ...widget, place })}`,
    remove: () => {},
  }
  Object.assign(window, { turnstile })
  return { widget: () => widgets.at(-1) as Widget & { place: HTMLElement }, isThere: () => widgets.length > 0, made: () => widgets.length }
}

afterEach(() => Reflect.deleteProperty(window, 'turnstile'))

async function openChecked(answers: Opening['answers'] = {}) {
  const vendor = aVendor()
  const dialog = await openLogin({ options, answers })
  await waitFor(() => expect(vendor.isThere()).toBe(true))
  return { ...dialog, vendor }
}

const askForCode = () => userEvent.type(number(), '9830041207{Enter}')
const tokenOf = (body: unknown) => (body as { botToken?: string }).botToken

describe('the bot check', () => {
  it('loads from the configured URL, and its token is sent with the form', async () => {
    const { sent, vendor } = await openChecked()
    expect(document.getElementById('cf-turnstile-script')).toHaveAttribute('src', 'https://check.example/api.js?render=explicit')
    expect(vendor.widget().sitekey).toBe('key')
    act(() => vendor.widget().callback('token-1'))
    await askForCode()
    await waitFor(() => expect(sent('/signinup/code').map(tokenOf)).toEqual(['token-1']))
  })

  it('is skipped by Tab unless it needs interaction', async () => {
    const { vendor } = await openChecked()
    const isPassedBy = () => vendor.widget().place.closest('[inert]') !== null
    expect(isPassedBy()).toBe(true)
    act(() => vendor.widget()['before-interactive-callback']())
    expect(isPassedBy()).toBe(false)
    act(() => vendor.widget()['after-interactive-callback']())
    expect(isPassedBy()).toBe(true)
  })

  it('blocks nothing if it cannot load', async () => {
    const { sent } = await openLogin({ options })
    await askForCode()
    await waitFor(() => expect(sent('/signinup/code').map(tokenOf)).toEqual([undefined]))
  })

  it('blocks nothing if it failed or its token expired', async () => {
    const { sent, vendor } = await openChecked()
    act(() => vendor.widget().callback('token-1'))
    act(() => vendor.widget()['expired-callback']())
    act(() => vendor.widget()['error-callback']('300030'))
    await askForCode()
    await waitFor(() => expect(sent('/signinup/code').map(tokenOf)).toEqual([undefined]))
  })

  it('sends no token twice, and requests another at once', async () => {
    const { sent, vendor } = await openChecked({ '/signinup/code': errorAnswer('BOT_CHECK_FAILED', {}, 403) })
    act(() => vendor.widget().callback('token-1'))
    await askForCode()
    await waitFor(() => expect(number()).toHaveAccessibleDescription('We couldn’t verify that you’re human. Try again.'))
    expect(vendor.made()).toBe(2)
    await userEvent.click(screen.getByRole('button', { name: 'Send OTP' }))
    await waitFor(() => expect(sent('/signinup/code').map(tokenOf)).toEqual(['token-1', undefined]))
    expect(vendor.made()).toBe(2)
  })
})
