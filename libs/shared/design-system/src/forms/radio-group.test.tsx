import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RadioGroup } from './radio-group.tsx'

describe('a radio group', () => {
  const options = [{ value: 'small', label: 'Small' }, { value: 'large', label: 'Large', hint: 'As tall as a line' }] as const

  it('has a name and takes one option', async () => {
    const chosen = jest.fn()
    render(<RadioGroup label="Captions" options={[...options]} value={null} onChange={chosen} />)
    expect(screen.getByRole('radiogroup', { name: 'Captions' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Large/ }))
    expect(chosen).toHaveBeenCalledWith('large')
  })

  it('describes its error', () => {
    render(<RadioGroup label="Captions" options={[...options]} value={null} onChange={() => {}} error="Choose a size." />)
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a size.')
    expect(screen.getByRole('radiogroup')).toBeInvalid()
  })
})
