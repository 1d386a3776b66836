import { render, screen } from '@testing-library/react'
import { ComparisonTable } from './comparison-table.tsx'

describe('a comparison table', () => {
  it('names each cell by row and column, and has texts for yes and no', () => {
    const column = { price: '₹99', values: [{ yes: true, label: 'Available' }], action: <button>Choose</button> }
    render(
      <ComparisonTable
        caption="Plans"
        rows={['Download']}
        columns={[{ ...column, id: 'a', title: 'Ember' }, { ...column, id: 'b', title: 'Lantern', best: true }]}
      />,
    )
    const table = screen.getByRole('table', { name: 'Plans' })
    expect(table).toContainElement(screen.getByRole('rowheader', { name: 'Download' }))
    expect(screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'))).toEqual(['Lantern', 'Ember'])
  })

  it('has headers for rows and columns only, and no row of buttons without actions', () => {
    const plan = { id: 'a', title: 'Ember', price: '₹99', period: 'per month', values: ['720p'], action: null }
    render(<ComparisonTable caption="Plans" rows={['Video quality up to']} columns={[plan]} />)
    expect(screen.getByRole('columnheader', { name: 'Ember ₹99 per month' })).toHaveAttribute('abbr', 'Ember')
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByRole('cell', { name: '720p' }).firstElementChild).toHaveAttribute('lang', 'en')
  })
})
