import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog.tsx'

function Page({ focusAfter }: Pick<DialogProps, 'focusAfter'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Leave?" focusAfter={focusAfter} description="You can come back." closeLabel="Close">
        <button>Stay</button>
      </Dialog>
    </>
  )
}

const opened = async (focusAfter?: DialogProps['focusAfter']) => {
  render(<Page focusAfter={focusAfter} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.getByRole('dialog', { name: 'Leave?' })
}

describe('a dialog', () => {
  it('has title and description, and receives the focus', async () => {
    const dialog = await opened()
    expect(dialog).toHaveAccessibleDescription('You can come back.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
  })

  const tram = (isComing: boolean) => (
    <Dialog open onClose={() => {}} title="Tram 24" isComing={isComing} closeLabel="Close">{isComing ? 'Loading' : <button>Watch</button>}</Dialog>
  )

  it('holds the focus while its content loads, then moves it to the first control', async () => {
    const { rerender } = render(tram(true))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    rerender(tram(false))
    expect(screen.getByRole('button', { name: 'Watch' })).toHaveFocus()
  })

  it('with steps stays as high as the highest one', () => {
    const steps = (keepsHeight: boolean) => <Dialog open onClose={() => {}} title="Log in" keepsHeight={keepsHeight} closeLabel="Close">Step</Dialog>
    const bodyOf = () => screen.getByText('Step')
    const { rerender } = render(steps(false))
    expect(bodyOf().style.minHeight).toBe('')
    Object.defineProperty(bodyOf(), 'offsetHeight', { value: 420 })
    rerender(steps(true))
    expect(bodyOf()).toHaveStyle({ minHeight: '420px' })
  })

  it('does not move a focus that the user moved', async () => {
    const { rerender } = render(tram(true))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.tab()
    rerender(tram(false))
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('closes by Escape and restores the focus', async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })

  it('moves the focus to the given element, else to where it was before', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'))
    await opened(() => elsewhere)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(elsewhere).toHaveFocus())
    elsewhere.remove()
    cleanup()
    await opened(() => null)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })

  it('makes the page inert while it is open, but not the live regions', async () => {
    const main = document.body.appendChild(document.createElement('main'))
    main.innerHTML = '<a href="/hilsa">Hilsa</a><p aria-live="polite"></p>'
    const [link, status] = Array.from(main.children)
    const inert = () => [link, status, main].map((element) => element?.hasAttribute('inert'))
    const dialog = await opened()
    expect([inert(), dialog.closest('[inert]')]).toEqual([[true, false, false], null])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(inert()).toEqual([false, false, false]))
    main.remove()
  })

  it('keeps the page locked while a dialog above it is open, whichever closes first', async () => {
    const main = document.body.appendChild(document.createElement('main'))
    const two = (lower: boolean, upper: boolean) => (
      <>
        <Dialog open={lower} onClose={() => {}} title="Tram 24" closeLabel="Close" />
        <Dialog open={upper} onClose={() => {}} title="Leave?" closeLabel="Close" />
      </>
    )
    const page = () => [main.hasAttribute('inert'), document.documentElement.style.overflow]
    const { rerender } = render(two(true, false))
    rerender(two(true, true))
    rerender(two(false, true))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tram 24', hidden: true })).toBeNull())
    expect(page()).toEqual([true, 'hidden'])
    rerender(two(false, false))
    await waitFor(() => expect(page()).toEqual([false, '']))
    main.remove()
  })

  it('takes the place of the page’s scroll bar until it has left', async () => {
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: innerWidth - 15 })
    await opened()
    const page = () => [document.documentElement.style.overflow, document.body.style.paddingInlineEnd]
    expect(page()).toEqual(['hidden', '15px'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page()).toEqual(['', '']))
    Reflect.deleteProperty(document.documentElement, 'clientWidth')
  })

  it('closes by its button', async () => {
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('grows out of the clicked picture, and continues the transition of its instant dialog', () => {
    const place = { left: 300, top: 500, width: 245 }
    const picture = document.createElement('img')
    picture.getBoundingClientRect = () => place as DOMRect
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(980)
    jest.spyOn(performance, 'now').mockReturnValue(1_080)
    render(<Dialog open onClose={() => {}} size="details" growsFrom={() => picture} growsSince={1_000} title="Tram 24" closeLabel="Close" />)
    const { style } = screen.getByRole('dialog')
    expect([style.getPropertyValue('--grown-from'), style.animationDelay]).toEqual(['translate(300px, 500px) scale(0.25)', '-80ms'])
    jest.restoreAllMocks()
  })

  it('can be named by its content', () => {
    render(<Dialog open onClose={() => {}} title="Tram 24" titleIs="read" closeLabel="Close"><h1>Tram 24</h1></Dialog>)
    expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBeVisible()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
