import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'

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
