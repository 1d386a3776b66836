import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Switch } from './switch.tsx'

describe('a switch', () => {
  it('is described by its hint and toggles on press', async () => {
    const turned = jest.fn()
    render(<Switch label="Play the next episode" hint="Ten seconds after the end" checked={false} onChange={turned} />)
    const control = screen.getByRole('switch', { name: 'Play the next episode' })
    expect(control).toHaveAccessibleDescription('Ten seconds after the end')
    await userEvent.click(control)
    expect(turned).toHaveBeenCalledWith(true)
  })
})
