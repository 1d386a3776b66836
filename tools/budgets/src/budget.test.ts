import { budget, inKilobytes, budgetViolations } from './budget.ts'

describe('a budget', () => {
  it('is kept up to its last byte', () => {
    expect(budgetViolations('home', budget)).toEqual([])
  })

  it('says what is over and by how much', () => {
    expect(budgetViolations('home', { scripts: budget.scripts + 1500, styles: 100 })).toEqual([
      'home: 151.5 kB of scripts, 1.5 kB over the budget of 150.0 kB',
    ])
  })

  it('counts in thousands of bytes', () => {
    expect([inKilobytes(999), inKilobytes(140_049)]).toEqual(['1.0 kB', '140.0 kB'])
  })
})
