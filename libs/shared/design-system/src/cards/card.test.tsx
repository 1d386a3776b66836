import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FC, ReactNode } from 'react'
import { Card, CardGrid } from './card.tsx'
import { RowScrollStates } from './row-scroll-state.ts'
import { Row } from './row.tsx'

const arrows = { previous: 'Back', next: 'Onward' }

const mouse = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a card', () => {
  it('has its title once, as text or as alternative text', () => {
    render(<ul><Card shape="portrait" href="/a" title="Tram 24" titleIs="read" pictureSrc="/a.jpg" /></ul>)
    expect(screen.getByRole('link', { name: 'Tram 24' })).toContainElement(screen.getByAltText('Tram 24'))
  })

  it('requests a picture of its display width: fixed in a row, a share of the page in a grid', () => {
    const card = <Card shape="portrait" href="/a" title="Tram 24" titleIs="read" pictureSrc="/a.jpg" />
    render(<><Row title="New" shape="portrait" arrows={arrows}>{card}</Row><CardGrid shape="portrait">{card}</CardGrid></>)
    const [inRow, inGrid] = screen.getAllByAltText('Tram 24').map((picture) => picture.getAttribute('sizes'))
    expect(inRow).toMatch('124px')
    expect(inGrid).toMatch('22.5vw')
  })
})

describe('a row', () => {
  const show = (wrapper?: FC<{ children: ReactNode }>) => render(
    <Row title="New" shape="portrait" arrows={arrows} seeAll={{ href: '/all', label: 'See all' }}>
      {['One', 'Two'].map((title) => <Card key={title} shape="portrait" href={title} title={title} pictureSrc="/a.jpg" />)}
    </Row>,
    { wrapper },
  )

  it('is a region with its heading, and names its “see all” link', () => {
    show()
    expect(screen.getByRole('region', { name: 'New' })).toContainElement(screen.getByRole('link', { name: 'See all: New' }))
  })

  it('shows arrows to a mouse, and measures nothing before', async () => {
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

  it('is navigated by arrow keys, without wrapping', () => {
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

  it('restores its scroll position', () => {
    const place = { left: 0, height: 0 }
    const placeOf = () => place
    const height = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 334.5 } as DOMRect)
    Element.prototype.scrollTo = function (this: Element, to?: number | ScrollToOptions) {
      if (typeof to === 'object') this.scrollLeft = to.left ?? 0
    }
    const draw = () => show(({ children }) => <RowScrollStates value={placeOf}>{children}</RowScrollStates>)
    const { unmount } = draw()
    fireEvent.scroll(screen.getByRole('list'), { target: { scrollLeft: 700 } })
    unmount()
    draw()
    expect(screen.getByRole('list').scrollLeft).toBe(700)
    expect(screen.getByRole('region').style.getPropertyValue('contain-intrinsic-block-size')).toBe('auto 334.5px')
    height.mockRestore()
  })
})
