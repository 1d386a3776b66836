import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { LogoutDialog } from '../index.ts'
import { TestProviders } from '../testing.tsx'

function open(onConfirm: () => Promise<void> = async () => {}) {
  const closed = jest.fn()
  const confirmed = jest.fn(onConfirm)
  render(<TestProviders><LogoutDialog onConfirm={confirmed} onClose={closed} /></TestProviders>)
  return { closed, confirmed }
}

const logout = () => screen.getByRole('button', { name: 'Logout' })

describe('the logout dialog', () => {
  it('has the specified texts', () => {
    open()
    const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to logout?' })
    expect(dialog).toHaveAccessibleDescription('You will be asked to log in again to watch your favourite content.')
  })

  it('changes nothing on Cancel and Escape', async () => {
    const { closed, confirmed } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledTimes(2)
    expect(confirmed).not.toHaveBeenCalled()
  })

  it('logs out once, however often it is pressed', async () => {
    const { confirmed } = open(() => new Promise(() => {}))
    await userEvent.click(logout())
    expect(logout()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(logout())
    expect(confirmed).toHaveBeenCalledTimes(1)
  })

  it('shows that logout failed, and can be retried', async () => {
    const { confirmed } = open(() => Promise.reject(new Error('no network')))
    await userEvent.click(logout())
    expect(await screen.findByRole('alert')).toHaveTextContent('you’re still logged in')
    await userEvent.click(logout())
    await waitFor(() => expect(confirmed).toHaveBeenCalledTimes(2))
  })
})
