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
  it('says its title and what it is about, and takes the focus', async () => {
    const dialog = await opened()
    expect(dialog).toHaveAccessibleDescription('You can come back.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
  })

  const tram = (isComing: boolean) => (
    <Dialog open onClose={() => {}} title="Tram 24" isComing={isComing} closeLabel="Close">{isComing ? 'Loading' : <button>Watch</button>}</Dialog>
  )

  it('keeps the focus while its content is on its way, and gives it to the first control then', async () => {
    const { rerender } = render(tram(true))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    rerender(tram(false))
    expect(screen.getByRole('button', { name: 'Watch' })).toHaveFocus()
  })

  it('leaves the focus where somebody has put it meanwhile', async () => {
    const { rerender } = render(tram(true))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.tab()
    rerender(tram(false))
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('closes by Escape and gives the focus back', async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })

  it('gives the focus where it is told to, and back where there is no such place', async () => {
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

  it('closes by its button', async () => {
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('grows out of the picture that was pressed, from its place and width, and on where its facade has grown to', () => {
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

  it('can be named by what stands in it', () => {
    render(<Dialog open onClose={() => {}} title="Tram 24" titleIs="read" closeLabel="Close"><h1>Tram 24</h1></Dialog>)
    expect(screen.getByRole('dialog', { name: 'Tram 24' })).toBeVisible()
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })
})
