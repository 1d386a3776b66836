import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PhonePrompt } from '../index.ts'
import { aSuccessfulApi, TestProviders, errorAnswer } from '../testing.tsx'

function open(answers: Parameters<typeof aSuccessfulApi>[0] = {}, locale: 'en' | 'bn' = 'en') {
  const api = aSuccessfulApi(answers)
  const logged: string[] = []
  const [added, closed, left] = [jest.fn(), jest.fn(), jest.fn()]
  render(
    <TestProviders locale={locale}>
      <PhonePrompt
        call={api.call}
        locale={locale}
        log={(event, reason) => logged.push(`${event} ${reason}`)}
        onAdded={added}
        onClose={closed}
        onLogout={left}
      />
    </TestProviders>,
  )
  const sent = (ending: string) => api.requests.filter(({ path }) => path.endsWith(ending)).map(({ body }) => body)
  return { sent, added, closed, left, logged }
}

const send = () => screen.getByRole('button', { name: 'Send OTP' })
const typeNumber = (digits = '9830055555') => userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), digits)

async function openCode(answers: Parameters<typeof aSuccessfulApi>[0] = {}) {
  const prompt = open(answers)
  await typeNumber()
  await userEvent.click(send())
  await screen.findByText('Enter the 6-digit code')
  return prompt
}

describe('the phone prompt', () => {
  it('focuses the field and has the specified texts', async () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Let\'s Stay Connected!' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus())
  })

  it('is in Bengali', () => {
    open({}, 'bn')
    expect(screen.getByRole('dialog', { name: 'যোগাযোগে থাকুন!' })).toBeVisible()
  })

  it('sends nothing before the number is valid in its country', async () => {
    const { sent } = open()
    await typeNumber('98300')
    expect(send()).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(sent('/add-phone-number')).toEqual([])
  })

  it('adds the number with the correct code of six digits', async () => {
    const { sent, added } = await openCode()
    await userEvent.keyboard('12345{Enter}')
    expect(sent('/verify-phone')).toEqual([])
    await userEvent.keyboard('6{Enter}')
    await waitFor(() => expect(added).toHaveBeenCalledWith('+919830055555'))
    expect(sent('/verify-phone')).toEqual([{ phoneNumber: '+919830055555', otp: '123456' }])
  })

  it('stays open after a wrong code', async () => {
    const { added, logged } = await openCode({ '/verify-phone': errorAnswer('CODE_INCORRECT', { attemptsLeft: 3 }) })
    await userEvent.keyboard('123456{Enter}')
    expect(await screen.findByText(/3 attempts left/)).toBeVisible()
    expect([added.mock.calls, logged]).toEqual([[], ['phoneCodeRefused codeIncorrect']])
  })

  it('asks for another number if another account uses this one', async () => {
    await openCode({ '/verify-phone': errorAnswer('PHONE_IN_USE', {}, 409) })
    await userEvent.keyboard('123456{Enter}')
    expect(await screen.findByText('Another account uses this number. Use a different one, or log in with it.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus())
  })

  it('shows why no code was sent, and logs unexpected reasons', async () => {
    const { logged } = open({ '/add-phone-number': errorAnswer('SEND_OTP_FAILED', {}, 502) })
    await typeNumber()
    await userEvent.click(send())
    expect(await screen.findByText('The code couldn’t be sent. Wait a moment and try again.')).toBeVisible()
    expect(logged).toEqual([])
  })

  it('can be dismissed, and offers to log out', async () => {
    const { closed, left } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    expect([closed.mock.calls.length, left.mock.calls.length]).toEqual([1, 1])
  })
})
