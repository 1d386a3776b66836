import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ExpandableText } from './expandable-text.tsx'

const text = 'One evening is left before the bridge opens'

/** jsdom has no layout: the text takes so many lines of ten pixels, its frame at most three. */
function layOut(lines: number): void {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => lines * 10 })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => Math.min(3, lines) * 10 })
}

afterEach(() => {
  for (const name of ['offsetHeight', 'clientHeight'] as const) Reflect.deleteProperty(HTMLElement.prototype, name)
})

describe('a long text', () => {
  it('is shown without a button if it takes three lines', () => {
    layOut(3)
    render(<ExpandableText text={text} more="Read more" less="Read less" />)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has its button before scripts run if it is longer at any width', () => {
    expect(renderToString(<ExpandableText text={text.repeat(8)} more="Read more" less="Read less" />)).toContain('Read more')
    expect(renderToString(<ExpandableText text={text} more="Read more" less="Read less" />)).not.toContain('Read more')
  })

  it('expands and collapses if it takes more, with the focus on its button', async () => {
    layOut(4)
    render(<ExpandableText text={text} more="Read more" less="Read less" />)
    await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }))
    expect(screen.getByRole('button', { name: 'Read less', expanded: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Read more', expanded: false })).toHaveFocus()
  })
})
