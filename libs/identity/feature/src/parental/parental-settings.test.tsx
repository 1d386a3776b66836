import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ParentalSettings } from '../index.ts'
import { aSuccessfulApi, errorAnswer, TestProviders, user } from '../testing.tsx'

const ratings = ['U', 'U/A 7+', 'U/A 13+', 'U/A 16+', 'A 18+'] as const
const on = { ...user, parentalControlStatus: 'on', maturityRating: 'U/A 16+', restrictedTitles: 'hide' }

function open({ answers = {}, isOffered = true }: { answers?: Parameters<typeof aSuccessfulApi>[0]; isOffered?: boolean } = {}) {
  const api = aSuccessfulApi(answers)
  render(<TestProviders><ParentalSettings call={api.call} ratings={ratings} isOffered={isOffered} log={() => {}} /></TestProviders>)
  return (ending: string) => api.requests.filter(({ method, path }) => method === 'POST' && path.endsWith(ending)).map(({ body }) => body)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function fillIn({ pin = '2468', rating = 'U/A 13+ up', mode = 'Show them with a lock' } = {}) {
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveFocus())
  await userEvent.keyboard(pin)
  await userEvent.click(screen.getByRole('radio', { name: rating }))
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(mode) }))
  await press('Continue')
}

describe('parental control', () => {
  it('is turned on with PIN, rating and a code, which goes to a masked contact', async () => {
    const sent = open()
    await press('Turn on')
    await fillIn()
    expect(await screen.findAllByText('+91******1207')).not.toEqual([])
    await userEvent.keyboard('123456{Enter}')
    expect(await screen.findByText('Parental control is on.')).toBeVisible()
    expect(sent('/enable-parental-control')).toEqual([{ pin: '2468', maturityRating: 'U/A 13+', restrictedTitles: 'ask' }])
    expect(sent('/verify-otp')).toEqual([{ otp: '123456' }])
  })

  it('refuses to hide everything, and a missing PIN', async () => {
    const sent = open()
    await press('Turn on')
    await fillIn({ pin: '24', rating: 'U up: every title', mode: 'Hide them everywhere' })
    expect(screen.getByText(/That would hide everything/)).toBeVisible()
    expect(screen.getByText('Enter 4 digits.')).toBeVisible()
    expect(sent('/enable-parental-control')).toEqual([])
  })

  it('keeps the form if the server fails, and never says that it is on', async () => {
    const sent = open({ answers: { '/enable-parental-control': errorAnswer('SEND_OTP_FAILED', {}, 502) } })
    await press('Turn on')
    await fillIn({ rating: 'A 18+ only' })
    expect(await screen.findByText('The code couldn’t be sent. Wait a moment and try again.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'A 18+ only' })).toBeChecked()
    expect(screen.queryByText('Parental control is on.')).toBeNull()
    expect(sent('/enable-parental-control')).toHaveLength(1)
  })

  it('keeps a wrong code for correction', async () => {
    open({ answers: { '/parental-control/verify-otp': errorAnswer('CODE_INCORRECT', { attemptsLeft: 3 }) } })
    await press('Turn on')
    await fillIn()
    await screen.findByText('Enter the 6-digit code')
    await userEvent.keyboard('123456{Enter}')
    expect(await screen.findByText('Incorrect code. 3 attempts left.')).toBeVisible()
  })

  it('shows what is set, and is turned off with a code', async () => {
    const sent = open({ answers: { '/users': () => ({ json: on }) } })
    expect(await screen.findByText('Titles from U/A 16+ up are hidden everywhere.')).toBeVisible()
    await press('Turn off')
    await screen.findByText('Enter the 6-digit code')
    await userEvent.keyboard('123456{Enter}')
    expect(await screen.findByText('Parental control is off.')).toBeVisible()
    expect([sent('/disable-parental-control'), sent('/verify-otp')]).toEqual([[{}], [{ otp: '123456' }]])
  })

  it('can only be turned off where it is not offered', async () => {
    open({ answers: { '/users': () => ({ json: on }) }, isOffered: false })
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Change PIN or rating' })).toBeNull()
  })
})
