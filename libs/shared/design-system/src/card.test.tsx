import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Card } from './card.tsx'
import { Tray } from './tray.tsx'

const arrows = { previous: 'Back', next: 'Onward' }
const preview = () => ({ pictureSrc: '/still.jpg', facts: <p>2026</p>, actions: <button>Like</button> })
const wait = () => act(() => jest.advanceTimersByTime(300))

const mouse = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a card', () => {
  it('says its title once: beside the picture or for it', () => {
    render(<ul><Card shape="portrait" href="/a" title="Tram 24" titleIs="read" pictureSrc="/a.jpg" /></ul>)
    expect(screen.getByRole('link', { name: 'Tram 24' })).toContainElement(screen.getByAltText('Tram 24'))
  })

  it('asks for its preview only when it lifts', async () => {
    const asked = jest.fn(preview)
    render(<ul><Card shape="portrait" href="/a" title="Tram 24" pictureSrc="/a.jpg" preview={asked} /></ul>)
    expect(asked).not.toHaveBeenCalled()
    await mouse.hover(screen.getByRole('listitem'))
    wait()
    expect(screen.getByRole('button', { name: 'Like' })).toBeVisible()
  })

  it('settles when the mouse passes on before it has rested', async () => {
    render(<ul><Card shape="portrait" href="/a" title="Tram 24" pictureSrc="/a.jpg" preview={preview} /></ul>)
    await mouse.hover(screen.getByRole('listitem'))
    await mouse.unhover(screen.getByRole('listitem'))
    wait()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('lifts for the keyboard too and stays while its actions have the focus', () => {
    render(<ul><Card shape="portrait" href="/a" title="Tram 24" pictureSrc="/a.jpg" preview={preview} /></ul>)
    act(() => screen.getByRole('link').focus())
    wait()
    act(() => screen.getByRole('button').focus())
    wait()
    expect(screen.getByRole('button')).toHaveFocus()
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('does not lift under a finger', async () => {
    render(<ul><Card shape="portrait" href="/a" title="Tram 24" pictureSrc="/a.jpg" preview={preview} /></ul>)
    await mouse.pointer({ keys: '[TouchA>]', target: screen.getByRole('listitem') })
    wait()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a tray', () => {
  const show = () => render(
    <Tray title="New" shape="portrait" arrows={arrows} seeAll={{ href: '/all', label: 'See all' }}>
      {['One', 'Two'].map((title) => <Card key={title} shape="portrait" href={title} title={title} pictureSrc="/a.jpg" />)}
    </Tray>,
  )

  it('is a region with its heading, and says all of what one may see', () => {
    show()
    expect(screen.getByRole('region', { name: 'New' })).toContainElement(screen.getByRole('link', { name: 'See all: New' }))
  })

  it('shows a mouse the way to what lies beyond its end, and measures nothing before one comes', async () => {
    const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    const turned = jest.fn()
    Element.prototype.scrollBy = turned
    show()
    expect(width).not.toHaveBeenCalled()
    await mouse.hover(screen.getByRole('list'))
    await mouse.click(screen.getByLabelText('Onward'))
    expect(turned).toHaveBeenCalled()
    expect(screen.queryByLabelText('Back')).toBeNull()
    width.mockRestore()
  })

  it('is walked through with the arrow keys and ends at its ends', () => {
    Element.prototype.scrollIntoView = () => {}
    show()
    const [one, two] = [screen.getByRole('link', { name: 'One' }), screen.getByRole('link', { name: 'Two' })]
    one.focus()
    fireEvent.keyDown(one, { key: 'ArrowRight' })
    expect(two).toHaveFocus()
    fireEvent.keyDown(two, { key: 'ArrowRight' })
    expect(two).toHaveFocus()
    fireEvent.keyDown(two, { key: 'ArrowLeft' })
    expect(one).toHaveFocus()
    fireEvent.keyDown(one, { key: 'End' })
    expect(two).toHaveFocus()
    fireEvent.keyDown(two, { key: 'Home' })
    expect(one).toHaveFocus()
  })
})
