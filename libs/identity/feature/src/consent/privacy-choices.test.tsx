import { consent as consentReducer } from '@ott/analytics'
import type { Consent, ConsentAction } from '@ott/analytics'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { PrivacyChoices } from '../index.ts'
import { TestProviders } from '../testing.tsx'

const at = new Date(2026, 10, 21, 14, 5).getTime()
const optIn: Consent['policy'] = { version: 1, mode: 'optIn', hasGpc: false }
const withGpc: Consent['policy'] = { ...optIn, hasGpc: true }
const choice: Consent['choice'] = { version: 1, analytics: true, marketing: true, source: 'banner', at, id: 'c1', gpc: 'absent', isOfAccount: false }

function open(initial: Consent | null, { isKids = false, locale = 'en' }: { isKids?: boolean; locale?: 'en' | 'bn' } = {}) {
  const actions: ConsentAction[] = []
  function Browser() {
    const [consent, setConsent] = useState(initial)
    const change = (action: ConsentAction) => {
      actions.push(action)
      setConsent((known) => known && consentReducer(known, { ...action, at, id: `c${actions.length + 1}` }))
    }
    return <PrivacyChoices consent={consent} isKids={isKids} policyHref="/en/privacy" onChange={change} />
  }
  render(<TestProviders locale={locale}><Browser /></TestProviders>)
  return actions
}

const analytics = () => screen.getByRole('switch', { name: 'Analytics' })
const marketing = () => screen.getByRole('switch', { name: 'Marketing' })
const states = () => [analytics(), marketing()].map((each) => (each as HTMLInputElement).checked)
const saved = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join('')

describe('privacy choices (AN-33)', () => {
  it('begin with both off, and say what is recorded until the viewer chooses', () => {
    open({ policy: optIn, choice: null })
    expect(states()).toEqual([false, false])
    expect(screen.getByText('You haven’t chosen yet. Until you do, only what is necessary is recorded.')).toBeVisible()
  })

  it('begin with both on where viewers opt out', () => {
    open({ policy: { ...optIn, mode: 'optOut' }, choice: null })
    expect(states()).toEqual([true, true])
    expect(screen.getByText(/everything listed here is recorded/)).toBeVisible()
  })

  it('save each switch at once and confirm it', async () => {
    const actions = open({ policy: optIn, choice: null })
    expect(saved()).toBe('')
    await userEvent.click(analytics())
    expect(actions).toEqual([{ type: 'chosen', analytics: true, marketing: false, source: 'settings' }])
    expect(saved()).toBe('Saved. Analytics is on, marketing is off.')
    await userEvent.click(marketing())
    expect(actions[1]).toEqual({ type: 'chosen', analytics: true, marketing: true, source: 'settings' })
    expect(saved()).toBe('Saved. Analytics is on, marketing is on.')
  })

  it('show the date and the version of the text that was agreed to', () => {
    open({ policy: optIn, choice })
    expect(screen.getByText('You chose on 21 November 2026, 14:05, for version 1 of this text. The choice stays in this browser for 180 days.')).toBeVisible()
  })

  it('show them in Bengali', () => {
    open({ policy: optIn, choice }, { locale: 'bn' })
    expect(screen.getByText(/২১ নভেম্বর, ২০২৬, ১৪:০৫-এ, এই লেখার ১ নম্বর সংস্করণ/)).toBeVisible()
  })

  it('withdraw everything with one press', async () => {
    const actions = open({ policy: optIn, choice })
    await userEvent.click(screen.getByRole('button', { name: 'Turn everything off' }))
    expect(actions).toEqual([{ type: 'withdrawn', source: 'settings' }])
    expect([states(), saved()]).toEqual([[false, false], 'Saved. Analytics is off, marketing is off.'])
  })

  it('ask again after a newer text', () => {
    open({ policy: { ...optIn, version: 2 }, choice })
    expect(states()).toEqual([false, false])
    expect(screen.getByText(/for version 1 of this text, which has changed since/)).toBeVisible()
  })

  it('ask again if Global Privacy Control came after the choice', () => {
    open({ policy: withGpc, choice })
    expect(states()).toEqual([false, false])
    expect(screen.getByText(/no longer applies, because your browser now asks for privacy/)).toBeVisible()
  })

  it('turn on marketing against Global Privacy Control only after a confirmation', async () => {
    const actions = open({ policy: withGpc, choice: null })
    await userEvent.click(marketing())
    expect([actions, states()]).toEqual([[], [false, false]])
    await userEvent.click(screen.getByRole('button', { name: 'Turn on marketing' }))
    expect(actions).toEqual([{ type: 'marketingConfirmed', source: 'settings' }])
    expect(states()).toEqual([false, true])
    expect(marketing()).toHaveFocus()
  })

  it('leave marketing off if the confirmation is refused', async () => {
    const actions = open({ policy: withGpc, choice: null })
    await userEvent.click(marketing())
    await userEvent.click(screen.getByRole('button', { name: 'Leave it off' }))
    expect([actions, states(), screen.queryByText(/anyway/)]).toEqual([[], [false, false], null])
    expect(marketing()).toHaveFocus()
  })

  it('cannot be changed before they are loaded', () => {
    open(null)
    expect([analytics(), marketing()].every((each) => each.matches(':disabled'))).toBe(true)
  })

  it('are not offered to children', () => {
    open({ policy: optIn, choice }, { isKids: true })
    expect([screen.queryByRole('switch'), screen.queryByRole('button')]).toEqual([null, null])
    expect(within(screen.getByRole('region', { name: 'What may be recorded' })).getByText(/In a Kids profile nothing else is recorded/)).toBeVisible()
  })
})
