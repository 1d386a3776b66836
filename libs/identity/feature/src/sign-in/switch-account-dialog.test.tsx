import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SwitchAccountDialog } from '../index.ts'
import { TestProviders } from '../testing.tsx'

function open(signedInAs: string | null, onSwitch: () => Promise<void> = async () => {}) {
  const closed = jest.fn()
  const switched = jest.fn(onSwitch)
  render(<TestProviders><SwitchAccountDialog signedInAs={signedInAs} onSwitch={switched} onClose={closed} /></TestProviders>)
  return { closed, switched }
}

describe('the switch account dialog', () => {
  it('shows the signed-in user, masked', () => {
    open('+919830001207')
    expect(screen.getByRole('dialog', { name: 'Switch to another account?' })).toHaveAccessibleDescription(/logged in as \+91\*{6}1207/)
    expect(screen.getByText('+91******1207')).toHaveAttribute('lang', 'en')
  })

  it('keeps the session on Stay', async () => {
    const { closed, switched } = open(null)
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect([closed.mock.calls.length, switched.mock.calls.length]).toEqual([1, 0])
  })

  it('switches on confirmation', async () => {
    const { switched } = open(null, () => new Promise(() => {}))
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }))
    await waitFor(() => expect(switched).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('button', { name: 'Switch' })).toHaveAttribute('aria-busy', 'true')
  })
})
