import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { PlayIcon } from '../icons/icons.tsx'

describe('a button', () => {
  it('is a link with an href', () => {
    render(<Button href="/en/watch/1">Watch</Button>)
    expect(screen.getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/en/watch/1')
  })

  it('submits no form by default', () => {
    render(<Button>Cancel</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })

  it('does nothing while loading, and is marked busy', async () => {
    const pressed = jest.fn()
    render(<Button loading onClick={pressed}>Send</Button>)
    const button = screen.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    expect(pressed).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  it('submits its form only once while loading', async () => {
    const sent = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(<form onSubmit={sent}><Button type="submit" loading>Send</Button></form>)
    await userEvent.click(screen.getByRole('button'))
    expect(sent).not.toHaveBeenCalled()
  })

  it('reports intent', async () => {
    const meant = jest.fn()
    render(<Button href="/watch" onIntent={meant}>Watch</Button>)
    await userEvent.hover(screen.getByRole('link'))
    expect(meant).toHaveBeenCalledTimes(1)
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link') })
    expect(meant.mock.calls.length).toBeGreaterThan(1)
  })

  it('has a name if it shows only an icon', () => {
    render(<IconButton label="Play" icon={<PlayIcon />} />)
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  it('has that name once, although it is also its title', () => {
    render(<IconButton label="Play" icon={<PlayIcon />} />)
    const button = screen.getByTitle('Play')
    expect(button).toHaveTextContent('Play')
    expect(button).not.toHaveAttribute('aria-label')
  })
})
