import fc from 'fast-check'
import { columnsFor } from './picture-tiles-columns.ts'

describe('the columns of tiles', () => {
  it('are the preferred ones if they fill each row', () => {
    expect([columnsFor(12, 3), columnsFor(10, 5), columnsFor(8, 2)]).toEqual([3, 5, 2])
  })

  it('leave no tile alone in a wide row', () => {
    fc.assert(fc.property(fc.integer({ min: 6, max: 60 }), (count) => count % columnsFor(count, 5) !== 1))
  })

  it('stay near the preferred number', () => {
    fc.assert(fc.property(fc.nat(60), fc.integer({ min: 2, max: 6 }), (count, preferred) => {
      const columns = columnsFor(count, preferred)
      return columns >= 2 && columns >= preferred - 2 && columns <= preferred + 1
    }))
  })
})
