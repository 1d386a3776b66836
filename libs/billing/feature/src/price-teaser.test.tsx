import type { TestResponse, TestServer } from '@ott/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PriceTeaser } from './index.ts'
import { aPlanApi, TestProviders, wirePlans } from './testing.tsx'

function open(plans: TestServer = () => ({ json: wirePlans() }), locale: 'en' | 'bn' = 'en') {
  const api = aPlanApi(plans)
  const closed = jest.fn()
  render(
    <TestProviders locale={locale}>
      <PriceTeaser call={api.call} locale={locale} loginHref="/en/login?redirect=%2Fplans" redeemHref="/en/redeem" onClose={closed} />
    </TestProviders>,
  )
  return { api, closed }
}

describe('the price teaser', () => {
  it('shows the plans to guests', async () => {
    const { api } = open()
    expect(screen.getByRole('dialog', { name: 'Choose your plan' })).toBeVisible()
    expect(await screen.findByRole('table', { name: 'Plan comparison' })).toHaveTextContent('₹299')
    expect(api.requests.at(-1)).toMatchObject({ bearer: 'anonymous', path: expect.stringContaining('language=english') })
  })

  it('focuses its title, so that a phone opens it at the top', async () => {
    open()
    const heading = screen.getByRole('heading', { name: 'Choose your plan' })
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toContainElement(heading)
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Log in to continue' })).toHaveFocus()
  })

  it('leads to login, and from there to the plans', () => {
    open()
    expect(screen.getByRole('link', { name: 'Log in to continue' })).toHaveAttribute('href', '/en/login?redirect=%2Fplans')
  })

  it('leads to gift codes', () => {
    open()
    expect(screen.getByRole('link', { name: 'Redeem a gift code' })).toHaveAttribute('href', '/en/redeem')
  })

  it('requests the plans in the page’s language', async () => {
    const { api } = open(() => ({ json: wirePlans('bn') }), 'bn')
    expect(await screen.findByRole('table', { name: 'প্ল্যানগুলির তুলনা' })).toHaveTextContent('লণ্ঠন')
    expect(api.requests.at(-1)?.path).toContain('language=bengali')
  })

  it('retries by a button that stays mounted', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<TestResponse>()
    const answers: TestServer[] = [() => ({ status: 500, json: {} }), () => answered]
    open((request) => answers.shift()?.(request) ?? {})
    const again = await screen.findByRole('button', { name: 'Try again' })
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'))
    expect(again).toHaveFocus()
    answer({ json: wirePlans() })
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  it('closes on Escape', async () => {
    const { closed } = open()
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(1)
  })
})
