import { dunningStep, isTooLateToCharge } from './dunning.ts'

describe('a failed renewal', () => {
  it('is retried after 1, 3 and 7 days if it may succeed later', () => {
    expect([1, 2, 3, 4].map((attempt) => dunningStep(attempt, { severity: 'soft' }))).toEqual([
      { type: 'retry', day: 1 }, { type: 'retry', day: 3 }, { type: 'retry', day: 7 }, { type: 'askUser' },
    ])
  })

  it('is not retried with a lost card or one that needs its owner', () => {
    expect([dunningStep(1, { severity: 'hard' }), dunningStep(1, { severity: 'authentication' })]).toEqual([{ type: 'askUser' }, { type: 'askUser' }])
  })
})

it('a renewal is not charged more than three days late', () => {
  const dueAt = new Date('2026-11-28T12:00:00Z')
  const late = (hours: number) => isTooLateToCharge(dueAt, new Date(dueAt.getTime() + hours * 3_600_000))
  expect([late(0), late(72), late(72.1)]).toEqual([false, false, true])
})
