import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Button } from '../forms/button.tsx'
import { Tooltip } from './tooltip.tsx'

describe('a tooltip', () => {
  it('is read with its control, and shown while the control has focus', async () => {
    render(<Tooltip text="Your plan has no downloads."><Button aria-disabled>Download</Button></Tooltip>)
    expect(screen.getByRole('button', { name: 'Download' })).toHaveAccessibleDescription('Your plan has no downloads.')
    await userEvent.tab()
    await waitFor(() => expect(screen.getAllByText('Your plan has no downloads.').some((text) => !text.hidden)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByText('Your plan has no downloads.')).toHaveLength(1))
  })
})
