import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Menu } from './menu.tsx'
import { useDialogIsOpen } from './open-dialog-count.ts'

/** Autoplaying content below the menu. */
const Beneath = () => <p>{useDialogIsOpen() ? 'rests' : 'moves'}</p>

const show = () => {
  const left = jest.fn()
  render(
    <>
      <Menu
        label="Your account"
        trigger="M"
        items={[{ label: 'Settings', href: '#settings' }, 'divider', { label: 'Log out', onChoose: left }]}
      />
      <button>Elsewhere</button>
      <Beneath />
    </>,
  )
  return left
}
const menu = () => screen.getByRole('group')
const open = () => userEvent.click(screen.getByLabelText('Your account'))

describe('a menu', () => {
  it('opens, runs the chosen action and closes', async () => {
    const left = show()
    await open()
    expect(menu()).toHaveAttribute('open')
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(left).toHaveBeenCalledTimes(1)
    expect(menu()).not.toHaveAttribute('open')
  })

  it('restores the focus before an action, so that a dialog can return it', async () => {
    const left = show().mockImplementation(() => expect(screen.getByLabelText('Your account')).toHaveFocus())
    await open()
    screen.getByRole('button', { name: 'Log out' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(left).toHaveBeenCalledTimes(1)
  })

  it('lists only its items', async () => {
    show()
    await open()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Settings', 'Log out'])
  })

  it('closes by Escape and restores the focus', async () => {
    show()
    await open()
    screen.getByRole('link', { name: 'Settings' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(menu()).not.toHaveAttribute('open')
    expect(screen.getByLabelText('Your account')).toHaveFocus()
  })

  it('suspends previews while it is open', async () => {
    show()
    expect(screen.getByText('moves')).toBeInTheDocument()
    await open()
    expect(await screen.findByText('rests')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('moves')).toBeInTheDocument())
  })

  it('closes on a click outside', async () => {
    show()
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(menu()).not.toHaveAttribute('open')
  })

  it('closes when the focus leaves', async () => {
    show()
    await open()
    screen.getByRole('link', { name: 'Settings' }).focus()
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    expect(menu()).not.toHaveAttribute('open')
  })
})
