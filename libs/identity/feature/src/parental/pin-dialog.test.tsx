import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PinDialog } from '../index.ts'
import { aSuccessfulApi, errorAnswer, TestProviders } from '../testing.tsx'

function open(answers: Parameters<typeof aSuccessfulApi>[0] = {}, locale: 'en' | 'bn' = 'en') {
  const api = aSuccessfulApi(answers)
  const [granted, closed] = [jest.fn(), jest.fn()]
  render(<TestProviders locale={locale}><PinDialog call={api.call} forgotHref="/en/settings/parental-control" onGranted={granted} onClose={closed} /></TestProviders>)
  const sent = () => api.requests.filter(({ path }) => path.endsWith('/verify-pin')).map(({ body }) => body)
  return { granted, closed, sent }
}

const verifyPin = '/parental-control/verify-pin'

describe('the PIN dialog', () => {
  it('takes the PIN by keyboard alone, and never shows it', async () => {
    const { granted, sent } = open()
    const first = await screen.findByRole('textbox', { name: 'Digit 1 of 4' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('2468')
    expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual(['*', '*', '*', '*'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(granted).toHaveBeenCalledWith('grant', new Date('2026-11-21T16:00:00Z')))
    expect(sent()).toEqual([{ pin: '2468' }])
  })

  it('empties a wrong PIN, says how many attempts are left, and takes the next one', async () => {
    const answers = [errorAnswer('PIN_INCORRECT', { attemptsLeft: 1 })]
    const { granted } = open({ [verifyPin]: (request) => answers.shift()?.(request) ?? { json: { grant: 'grant', expiresAt: '2026-11-21T16:00:00Z' } } })
    await screen.findByRole('textbox', { name: 'Digit 1 of 4' })
    await userEvent.keyboard('0000{Enter}')
    expect(await screen.findByText('Incorrect PIN. 1 attempt left.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveFocus())
    expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', ''])
    await userEvent.keyboard('2468{Enter}')
    await waitFor(() => expect(granted).toHaveBeenCalled())
  })

  it.each([['en', 'Too many attempts. Try again in 12 minutes.'], ['bn', 'অনেকবার চেষ্টা হয়েছে। ১২ মিনিট পরে আবার চেষ্টা করুন।']] as const)('says when a locked PIN may be tried again, in %s', async (locale, text) => {
    open({ [verifyPin]: errorAnswer('RATE_LIMITED', { retryAfter: 720 }, 429) }, locale)
    await screen.findAllByRole('textbox')
    await userEvent.keyboard('2468{Enter}')
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('leads to a new PIN, and closes without a grant', async () => {
    const { granted, closed } = open()
    expect(await screen.findByRole('link', { name: 'Forgot PIN?' })).toHaveAttribute('href', '/en/settings/parental-control')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(closed).toHaveBeenCalled()
    expect(granted).not.toHaveBeenCalled()
  })

  it('does not send an incomplete PIN', async () => {
    const { sent } = open()
    await screen.findAllByRole('textbox')
    await userEvent.keyboard('246{Enter}')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    expect(sent()).toEqual([])
  })
})
