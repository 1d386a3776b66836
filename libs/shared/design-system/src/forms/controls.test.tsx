import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Accordion } from '../layout/accordion.tsx'
import { Button } from './button.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from '../navigation/tabs.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'

describe('tabs', () => {
  function Settings() {
    const [part, setPart] = useState<'account' | 'devices'>('account')
    const tabs = [
      { value: 'account', label: 'Account', panel: <p>Your number</p> },
      { value: 'devices', label: 'Devices', panel: <p>Your devices</p> },
    ] as const
    return <Tabs label="Settings" tabs={[...tabs]} value={part} onChange={setPart} />
  }

  it('show the panel of the chosen one, named by it', async () => {
    render(<Settings />)
    expect(screen.getByRole('tabpanel', { name: 'Account' })).toHaveTextContent('Your number')
    await userEvent.click(screen.getByRole('tab', { name: 'Devices' }))
    expect(screen.getByRole('tabpanel', { name: 'Devices' })).toHaveTextContent('Your devices')
    expect(screen.queryByText('Your number')).toBeNull()
  })

  it('are walked by arrows and chosen by a key', async () => {
    render(<Settings />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Devices' })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Account' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('tabpanel', { name: 'Devices' })).toBeVisible()
  })
})

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

describe('a tooltip', () => {
  it('is read with its control, and shown to whoever brings the focus there', async () => {
    render(<Tooltip text="Your plan has no downloads."><Button aria-disabled>Download</Button></Tooltip>)
    expect(screen.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription('Your plan has no downloads.')
    await userEvent.tab()
    await waitFor(() => expect(screen.getAllByText('Your plan has no downloads.').some((text) => !text.hidden)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByText('Your plan has no downloads.')).toHaveLength(1))
  })
})

describe('a group of radio buttons', () => {
  const options = [{ value: 'small', label: 'Small' }, { value: 'large', label: 'Large', hint: 'As tall as a line' }] as const

  it('has its name and takes one answer', async () => {
    const chosen = jest.fn()
    render(<RadioGroup label="Captions" options={[...options]} value={null} onChange={chosen} />)
    expect(screen.getByRole('radiogroup', { name: 'Captions' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Large/ }))
    expect(chosen).toHaveBeenCalledWith('large')
  })

  it('says what is wrong with it', () => {
    render(<RadioGroup label="Captions" options={[...options]} value={null} onChange={() => {}} error="Choose a size." />)
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a size.')
    expect(screen.getByRole('radiogroup')).toBeInvalid()
  })
})

describe('a switch', () => {
  it('says what it is about and turns at a press', async () => {
    const turned = jest.fn()
    render(<Switch label="Play the next episode" hint="Ten seconds after the end" checked={false} onChange={turned} />)
    const control = screen.getByRole('switch', { name: 'Play the next episode' })
    expect(control).toHaveAccessibleDescription('Ten seconds after the end')
    await userEvent.click(control)
    expect(turned).toHaveBeenCalledWith(true)
  })
})

describe('an accordion', () => {
  const items = [{ title: 'Price', content: 'By month', open: true }, { title: 'Ending', content: 'At any time' }]

  it('shows each answer under the heading of its question', () => {
    render(<Accordion items={items} headingLevel={2} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Price', 'Ending'])
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
  })

  it('leaves it to the platform to keep one open at a time', () => {
    render(<Accordion items={items} single />)
    const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'))
    expect(names[0]).toBeTruthy()
    expect(new Set(names).size).toBe(1)
  })
})
