import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { TextField } from './text-field.tsx'

describe('a text field', () => {
  it('describes the input by hint and error', () => {
    render(<TextField label="Email" hint="We send a code." error="Enter an @." />)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('We send a code. Enter an @.')
    expect(screen.getByRole('textbox')).toBeInvalid()
  })

  it('is marked as invalid without a sentence', () => {
    render(<TextField label="Code" invalid />)
    expect(screen.getByRole('textbox')).toBeInvalid()
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('')
  })

  it('reports its value', async () => {
    const written = jest.fn()
    render(<TextField label="Email" onChange={written} />)
    await userEvent.type(screen.getByRole('textbox'), 'a')
    expect(written).toHaveBeenCalledWith('a')
  })
})
