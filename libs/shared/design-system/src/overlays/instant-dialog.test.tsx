import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { first } from './instant-dialog.css.ts'
import { InstantDialog } from './instant-dialog.tsx'
import { useDialogIsOpen } from './open-dialog-count.ts'

const onClose = jest.fn()
beforeEach(() => onClose.mockClear())

const open = () => render(<InstantDialog title="Tram 24" closeLabel="Close" onClose={onClose}>What its card says</InstantDialog>)

describe('the instant dialog', () => {
  it('is named like the dialog', () => {
    open()
    expect(screen.getByRole('dialog', { name: 'Tram 24' })).toHaveTextContent('What its card says')
  })

  it('does not take the focus', () => {
    render(<button>A card</button>)
    screen.getByRole('button').focus()
    open()
    expect(screen.getByRole('button', { name: 'A card' })).toHaveFocus()
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press beside it', async () => fireEvent.click(screen.getByRole('presentation'))],
  ])('can be closed by %s', async (_, close) => {
    open()
    await close()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('leaves out expensive content until the opening transition ends', () => {
    jest.useFakeTimers()
    open()
    const { className } = screen.getByRole('dialog')
    act(() => jest.advanceTimersByTime(250))
    expect(className.split(' ')).toEqual([...screen.getByRole('dialog').className.split(' '), first])
    jest.useRealTimers()
  })

  it('suspends previews below it', () => {
    jest.useFakeTimers()
    const Beneath = () => <p>{useDialogIsOpen() ? 'rests' : 'moves'}</p>
    render(<Beneath />)
    open()
    expect(screen.getByText('moves')).toBeVisible()
    act(() => jest.advanceTimersByTime(250))
    expect(screen.getByText('rests')).toBeVisible()
    jest.useRealTimers()
  })

  it('stays open when clicked inside', async () => {
    open()
    await userEvent.click(screen.getByText('What its card says'))
    expect(onClose).not.toHaveBeenCalled()
  })
})
