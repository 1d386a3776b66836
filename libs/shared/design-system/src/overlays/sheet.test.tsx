import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../forms/button.tsx'
import { Sheet } from './sheet.tsx'

describe('a sheet', () => {
  it('keeps the focus, closes by Escape and gives the focus back', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button onClick={() => setOpen(true)}>Filter</Button>
          <Sheet open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close" foot={<Button>Apply</Button>}>
            <p>Genres</p>
          </Sheet>
        </>
      )
    }
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    const sheet = screen.getByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus())
  })
})
