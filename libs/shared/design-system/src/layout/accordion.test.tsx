import { render, screen } from '@testing-library/react'
import { Accordion } from './accordion.tsx'

describe('an accordion', () => {
  const items = [{ title: 'Price', content: 'By month', open: true }, { title: 'Ending', content: 'At any time' }]

  it('shows each answer under the heading of its question', () => {
    render(<Accordion items={items} headingLevel={2} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Price', 'Ending'])
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false])
  })

  it('lets the platform keep one open at a time', () => {
    render(<Accordion items={items} single />)
    const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'))
    expect(names[0]).toBeTruthy()
    expect(new Set(names).size).toBe(1)
  })
})
