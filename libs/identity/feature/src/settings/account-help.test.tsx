import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { brand } from '@ott/brand'
import { AccountHelp } from '../index.ts'
import type { AccountHelpProps, PlanStatus } from './account-help.tsx'
import { TestProviders } from '../testing.tsx'

const hrefs: AccountHelpProps['hrefs'] = {
  account: '/en/settings/accounts', playback: '/en/settings/playback', parental: '/en/settings/parental-control', devices: '/en/settings/devices', plans: '/en/plans', mine: '/en/my', help: '/en/help',
}

function show(props: Partial<AccountHelpProps> = {}) {
  const onLogout = jest.fn()
  const locale = props.locale ?? 'en'
  const { unmount } = render(<TestProviders locale={locale}><AccountHelp locale={locale} accountId="u1" plan="none" hasPreviews hasParentalControl hrefs={hrefs} onLogout={onLogout} {...props} /></TestProviders>)
  return { onLogout, unmount }
}

describe('account help', () => {
  it('links to all settings', () => {
    show()
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(expect.arrayContaining(Object.values(hrefs)))
    expect(screen.getByRole('link', { name: /Change your number or password/ })).toHaveAttribute('href', hrefs.account)
  })

  it('does not mention previews where they are disabled', () => {
    show({ hasPreviews: false })
    expect(screen.getByRole('link', { name: /^Hide spoilers/ })).toHaveAttribute('href', hrefs.playback)
    expect(screen.queryByText(/trailers/)).toBeNull()
  })

  it('leads to parental control where it is offered', () => {
    const { unmount } = show()
    expect(screen.getByRole('link', { name: /^Limit what children can watch/ })).toHaveAttribute('href', hrefs.parental)
    unmount()
    show({ hasParentalControl: false })
    expect(screen.queryByRole('link', { name: /children/ })).toBeNull()
  })

  it('drafts an email that names the account', () => {
    show({ accountId: 'u & i' })
    const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: `Write to ${brand.supportEmail}` }).href)
    expect([address.pathname, address.searchParams.get('subject')]).toEqual([brand.supportEmail, 'Account u & i'])
    expect(screen.getByText('u & i')).toBeVisible()
  })

  it('shows the plan status, and nothing false while it is unknown', () => {
    const endsAt = new Date(2027, 1, 3, 12)
    const said = (plan: PlanStatus, locale: 'en' | 'bn' = 'en') => {
      const { unmount } = show({ plan, locale })
      const words = screen.getByRole('link', { name: /Your plan|আপনার প্ল্যান/ }).textContent
      unmount()
      return words
    }
    expect([said('none'), said('unknown'), said({ endsAt, renews: false }), said({ endsAt, renews: true }), said({ endsAt, renews: false }, 'bn')]).toEqual([
      'Your planYou have no plan at the moment',
      'Your planYour current plan and the other plans',
      'Your planIt runs until 3 February 2027',
      'Your planIt renews on 3 February 2027',
      'আপনার প্ল্যান৩ ফেব্রুয়ারি, ২০২৭ পর্যন্ত চলবে',
    ])
  })

  it('offers to log out', async () => {
    const { onLogout } = show()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(onLogout).toHaveBeenCalledTimes(1)
  })
})
