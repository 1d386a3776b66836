import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Segmented } from './segmented.tsx'

describe('a segmented control', () => {
  const options = [{ value: 'like', label: 'Like' }, { value: 'love', label: 'Love' }]

  it('always has one option selected', async () => {
    const chosen = jest.fn()
    render(<Segmented label="By" options={options} value="like" onChange={chosen} />)
    expect(screen.getByRole('radio', { name: 'Like' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Love' }))
    expect(chosen).toHaveBeenCalledWith('love')
  })
})
