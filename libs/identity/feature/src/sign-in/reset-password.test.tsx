import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ResetPassword } from '../index.ts'
import { aSuccessfulApi, TestProviders, errorAnswer } from '../testing.tsx'

type Opening = { answers?: Parameters<typeof aSuccessfulApi>[0]; token?: string | null; locale?: 'en' | 'bn' }

function open({ answers = {}, token = 'from-the-mail', locale = 'en' }: Opening = {}) {
  const api = aSuccessfulApi(answers)
  const logged: string[] = []
  const changed = jest.fn()
  render(
    <TestProviders locale={locale}>
      <ResetPassword call={api.call} token={token} loginHref="/en/login" log={(event, reason) => logged.push(`${event} ${reason}`)} onChanged={changed} />
    </TestProviders>,
  )
  const sent = () => api.requests.filter(({ path }) => path.endsWith('/change-password')).map(({ body }) => body)
  return { sent, changed, logged }
}

const field = () => screen.getByLabelText<HTMLInputElement>('New password')
const submit = () => screen.getByRole('button', { name: 'Change password' })

describe('the reset password page', () => {
  it('accepts eight or more characters', async () => {
    const { sent, changed } = open()
    await userEvent.type(field(), 'a river')
    expect(submit()).toBeDisabled()
    await userEvent.type(field(), ' bend{Enter}')
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible()
    expect(sent()).toEqual([{ resetToken: 'from-the-mail', newPassword: 'a river bend' }])
    expect(changed).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login')
  })

  it('is in Bengali', () => {
    open({ locale: 'bn' })
    expect(screen.getByRole('heading', { name: 'নতুন পাসওয়ার্ড বেছে নিন' })).toBeVisible()
    expect(screen.getByText(/কমপক্ষে ৮টি অক্ষর/)).toBeVisible()
  })

  it('can show the password', async () => {
    open()
    expect(field()).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field()).toHaveAttribute('type', 'text')
  })

  it('shows under the field that a password is too weak, and keeps it', async () => {
    const { changed, logged } = open({ answers: { '/change-password': errorAnswer('INVALID_INPUT', { field: 'newPassword' }) } })
    await userEvent.type(field(), 'password1{Enter}')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/too short or too easy to guess/))
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('password1')
    expect([changed.mock.calls, logged]).toEqual([[], ['passwordNotChanged passwordRefused']])
  })

  it('shows the next step for a used or expired link', async () => {
    for (const code of ['CODE_EXPIRED', 'RESTART_FLOW_ERROR', 'INVALID_INPUT']) {
      open({ answers: { '/change-password': errorAnswer(code, { field: 'resetToken' }) } })
      await userEvent.type(screen.getAllByLabelText('New password').at(-1) as HTMLElement, 'a river bend{Enter}')
      await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull())
    }
    expect(screen.getAllByRole('heading', { name: 'This link no longer works' })).toHaveLength(3)
  })

  it('asks for no password without a link', () => {
    open({ token: null })
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  })
})
