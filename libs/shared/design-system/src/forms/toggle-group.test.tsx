import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ToggleGroup } from './toggle-group.tsx'

describe('a toggle group', () => {
  const options = [{ value: 'like', label: 'Like' }, { value: 'love', label: 'Love' }]

  it('clears the selection on a second press', async () => {
    const rated = jest.fn()
    render(<ToggleGroup label="Rate" options={options} value="like" onChange={rated} />)
    await userEvent.click(screen.getByRole('button', { name: 'Like', pressed: true }))
    expect(rated).toHaveBeenCalledWith(null)
  })
})
