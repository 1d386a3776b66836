import { activationViolations, budget, inKilobytes, budgetViolations } from './budget.ts'

describe('a budget', () => {
  it('allows exactly its bytes', () => {
    expect(budgetViolations('home', budget)).toEqual([])
  })

  it('reports each excess', () => {
    expect(budgetViolations('home', { scripts: budget.scripts + 1500, styles: 100 })).toEqual([
      'home: 151.5 kB of scripts, 1.5 kB over the budget of 150.0 kB',
    ])
  })

  it('of a page of TV activation is 4 kB', () => {
    expect(activationViolations('confirm, bn', 4_000)).toEqual([])
    expect(activationViolations('confirm, bn', 4_500)).toEqual(['confirm, bn: 4.5 kB, 0.5 kB over the budget of 4.0 kB'])
  })

  it('counts in kilobytes of 1000 bytes', () => {
    expect([inKilobytes(999), inKilobytes(140_049)]).toEqual(['1.0 kB', '140.0 kB'])
  })
})
