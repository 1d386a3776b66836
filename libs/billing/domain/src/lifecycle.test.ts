import fc from 'fast-check'
import { lifecycleAfter, pendingLifecycle, statusOf } from './lifecycle.ts'
import type { Lifecycle, LifecycleEvent } from './lifecycle.ts'
import { periodEnd } from './period.ts'

const start = new Date('2026-11-01T04:30:00Z')
const terms = { periodEnd: (anchor: Date, n: number) => periodEnd(anchor, 'Asia/Kolkata', 'MONTHLY', n), renewalLeewayInHours: 6 }
const day = (n: number) => new Date(start.getTime() + n * 86_400_000)

/** The subscription after events, each on its day. */
function after(events: [day: number, event: LifecycleEvent][], renews = true): Lifecycle {
  return events.reduce((lifecycle, [on, event]) => lifecycleAfter(lifecycle, event, day(on), terms), pendingLifecycle(start, renews))
}

const charged = { type: 'charged' } as const
const upgraded = { type: 'upgraded' } as const
const timePassed = { type: 'timePassed' } as const
const cancelled = { type: 'cancelled' } as const
const resumed = { type: 'resumed' } as const
const failed = (severity: 'soft' | 'hard' | 'authentication' = 'soft') => ({ type: 'chargeFailed', severity }) as const
const trial = { type: 'trialStarted', endsAt: day(14) } as const

describe('a subscription', () => {
  it('starts with its first payment, and access outlasts the period while the renewal is under way', () => {
    expect(after([[0, charged]])).toMatchObject({ state: 'active', period: 1, periodEndsAt: day(30), endsAt: day(30.25) })
    expect(after([[0, charged]], false)).toMatchObject({ periodEndsAt: day(30), endsAt: day(30) })
  })

  it('is renewed from its anchor, however late the charge is', () => {
    expect(after([[0, charged], [30.2, charged]])).toMatchObject({ state: 'active', period: 2, periodEndsAt: day(61) })
  })

  it('that was never paid ends with its order', () => {
    expect(after([[0, { type: 'orderExpired' }]]).state).toBe('ended')
    expect(after([[0, charged], [1, { type: 'orderExpired' }]]).state).toBe('active')
  })

  it('starts a period on the day of an upgrade, which is the new anchor; a trial goes on', () => {
    expect(after([[0, charged], [10, upgraded]])).toMatchObject({ state: 'active', period: 2, anchorAt: day(10), anchorPeriod: 2, renews: true })
    expect(after([[0, trial], [3, upgraded]])).toMatchObject({ state: 'trial', periodEndsAt: day(14) })
    expect(after([[3, upgraded]]).state).toBe('pending')
  })

  it('ends at once after a refund in full', () => {
    expect(after([[0, charged], [3, { type: 'revoked' }]])).toMatchObject({ state: 'ended', endsAt: day(3), renews: false })
  })
})

describe('a trial', () => {
  it('becomes the first paid period at its end', () => {
    expect(after([[0, trial]])).toMatchObject({ state: 'trial', period: 0, periodEndsAt: day(14) })
    expect(after([[0, trial], [14, charged]])).toMatchObject({ state: 'active', period: 1, anchorAt: day(14), periodEndsAt: day(44) })
  })

  it('has no grace after a failed charge', () => {
    expect(after([[0, trial], [14, failed()]])).toMatchObject({ state: 'hold', endsAt: day(14) })
  })

  it('that is cancelled lasts to its end', () => {
    const lifecycle = after([[0, trial], [2, cancelled]])
    expect([lifecycle.state, lifecycle.endsAt]).toEqual(['trial', day(14)])
    expect(after([[0, trial], [2, cancelled], [14, timePassed]])).toMatchObject({ state: 'ended', endsAt: day(14) })
  })
})

describe('a renewal that fails before the period ends', () => {
  it('leaves what was paid for, whatever the reason', () => {
    expect(after([[0, charged], [29, failed('hard')]])).toMatchObject({ state: 'grace', endsAt: day(30) })
    expect(after([[0, charged], [29, failed('hard')], [30, timePassed]])).toMatchObject({ state: 'hold', holdSince: day(30) })
    expect(after([[0, charged], [29, failed('hard')], [29.5, failed('hard')]])).toMatchObject({ state: 'grace', endsAt: day(30) })
  })

  it('and is cancelled lasts to the end that was paid for', () => {
    for (const severity of ['soft', 'hard'] as const) expect(after([[0, charged], [29, failed(severity)], [29.5, cancelled]])).toMatchObject({ state: 'active', renews: false, endsAt: day(30) })
    expect(after([[0, charged], [29, failed()], [31, cancelled]]).state).toBe('ended')
  })
})

describe('a failed renewal', () => {
  it('leaves three days of access, and keeps the anchor when it succeeds in them', () => {
    expect(after([[0, charged], [30, failed()]])).toMatchObject({ state: 'grace', endsAt: day(33) })
    expect(after([[0, charged], [30, failed()], [31, failed()], [32, charged]])).toMatchObject({ state: 'active', periodEndsAt: day(61) })
  })

  it('holds the subscription after the grace, and at once with a method that never works', () => {
    expect(after([[0, charged], [30, failed()], [33, timePassed]])).toMatchObject({ state: 'hold', holdSince: day(33) })
    expect(after([[0, charged], [30, failed('hard')]])).toMatchObject({ state: 'hold', endsAt: day(30) })
    expect(after([[0, charged], [30, failed()], [31, failed('hard')]])).toMatchObject({ state: 'hold', endsAt: day(31) })
  })

  it('charges no day of the hold', () => {
    expect(after([[0, charged], [30, failed()], [33, timePassed], [40, charged]])).toMatchObject({ state: 'active', anchorAt: day(40), period: 2, periodEndsAt: day(71) })
  })

  it('ends the subscription fourteen days later', () => {
    expect(after([[0, charged], [30, failed()], [33, timePassed], [46.9, timePassed]]).state).toBe('hold')
    expect(after([[0, charged], [30, failed()], [33, timePassed], [47, timePassed]]).state).toBe('ended')
    expect(after([[0, charged], [30, failed()], [90, timePassed]])).toMatchObject({ state: 'ended', endsAt: day(33) })
  })
})

describe('a cancelled subscription', () => {
  it('lasts to the end of its period', () => {
    expect(after([[0, charged], [5, cancelled]])).toMatchObject({ state: 'active', renews: false, endsAt: day(30) })
    expect(after([[0, charged], [5, cancelled], [30, timePassed]])).toMatchObject({ state: 'ended', endsAt: day(30) })
  })

  it('follows the last press until its end', () => {
    expect(after([[0, charged], [5, cancelled], [6, resumed], [7, cancelled], [8, resumed]])).toMatchObject({ renews: true, endsAt: day(30.25) })
    expect(after([[0, charged], [5, cancelled], [30, resumed]])).toMatchObject({ renews: false })
    expect(after([[0, charged], [5, cancelled], [30, timePassed], [31, resumed]]).state).toBe('ended')
  })

  it('ends at once where nothing is paid any more', () => {
    expect(after([[0, charged], [30, failed()], [31, cancelled]])).toMatchObject({ state: 'ended', endsAt: day(31) })
    expect(after([[0, charged], [30, failed('hard')], [31, cancelled]])).toMatchObject({ state: 'ended', endsAt: day(30) })
  })
})

describe('a pause', () => {
  const pause = { type: 'pauseRequested', until: day(60) } as const

  it('whose charge fails locks the plan, because there was no access', () => {
    expect(after([[0, charged], [5, pause], [30, timePassed], [60, failed('soft')]])).toMatchObject({ state: 'hold', holdSince: day(60), pausedUntil: null })
  })

  it('begins at the end of the period and ends with a payment', () => {
    expect(after([[0, charged], [5, pause]])).toMatchObject({ state: 'active', endsAt: day(30) })
    expect(after([[0, charged], [5, pause], [30, timePassed]])).toMatchObject({ state: 'paused', pausedUntil: day(60) })
    expect(after([[0, charged], [5, pause], [30, timePassed], [60, charged]])).toMatchObject({ state: 'active', anchorAt: day(60), pausedUntil: null })
  })

  it('can be taken back before it begins', () => {
    expect(after([[0, charged], [5, pause], [6, resumed]])).toMatchObject({ pausedUntil: null, endsAt: day(30.25) })
  })

  it('needs a renewing subscription and an end after the period', () => {
    expect(after([[0, charged], [5, { type: 'pauseRequested', until: day(20) }]]).pausedUntil).toBeNull()
    expect(after([[0, charged], [5, cancelled], [6, pause]]).pausedUntil).toBeNull()
  })
})

describe('given time', () => {
  const moved = (to: number) => ({ type: 'moved', periodEndsAt: day(to) }) as const
  const postponed = (until: number) => ({ type: 'chargePostponed', until: day(until) }) as const
  const pause = { type: 'pauseRequested', until: day(60) } as const

  it('of the same plan, or of a better one, moves the next charge, and later periods are counted from there', () => {
    expect(after([[0, charged], [10, moved(61)]])).toMatchObject({ state: 'active', periodEndsAt: day(61), endsAt: day(61.25), anchorAt: day(61) })
    expect(after([[0, charged], [10, moved(61)], [61, charged]])).toMatchObject({ period: 2, periodEndsAt: day(92) })
    expect(after([[0, charged], [5, cancelled], [10, moved(61)]])).toMatchObject({ renews: false, endsAt: day(61) })
    expect(after([[0, trial], [3, moved(44)]])).toMatchObject({ state: 'trial', periodEndsAt: day(44) })
    expect(after([[0, charged], [10, moved(20)]])).toMatchObject({ periodEndsAt: day(30) })
  })

  it('makes the repair of a failed charge needless', () => {
    expect(after([[0, charged], [29, failed('hard')], [29.5, moved(61)]])).toMatchObject({ state: 'active', endsAt: day(61.25) })
    expect(after([[0, charged], [30, failed()], [31, postponed(61)]])).toMatchObject({ state: 'paused', pausedUntil: day(61), endsAt: day(30) })
  })

  it('moves a pause that was to begin at the end of the period', () => {
    expect(after([[0, charged], [5, pause], [10, moved(61)]])).toMatchObject({ state: 'active', periodEndsAt: day(61), endsAt: day(61), pausedUntil: day(91) })
  })

  it('after the paid time pauses the plan, so that nothing is charged meanwhile', () => {
    const covered = after([[0, charged], [10, postponed(61)]])
    expect(covered).toMatchObject({ state: 'active', endsAt: day(30), pausedUntil: day(61) })
    expect(after([[0, charged], [10, postponed(61)], [30, timePassed]])).toMatchObject({ state: 'paused', pausedUntil: day(61) })
    expect(after([[0, trial], [3, postponed(44)], [14, timePassed]])).toMatchObject({ state: 'paused', pausedUntil: day(44) })
    expect(after([[0, charged], [5, cancelled], [10, postponed(61)]])).toMatchObject({ renews: false, pausedUntil: null })
  })

  it('beside a pause makes it last as long, and not shorter', () => {
    expect(after([[0, charged], [5, pause], [30, timePassed], [40, postponed(71)]])).toMatchObject({ state: 'paused', pausedUntil: day(71) })
    expect(after([[0, charged], [5, pause], [30, timePassed], [31, postponed(50)]])).toMatchObject({ state: 'paused', pausedUntil: day(60) })
  })

  it('changes nothing where nothing is charged any more', () => {
    for (const event of [moved(90), postponed(90)]) {
      expect(after([[0, charged], [30, failed()], [33, timePassed], [34, event]])).toMatchObject({ state: 'hold' })
      expect(after([[0, charged], [3, { type: 'revoked' }], [4, event]])).toMatchObject({ state: 'ended', endsAt: day(3) })
    }
  })
})

describe('a disputed charge', () => {
  const disputed = { type: 'disputed' } as const
  const won = { type: 'disputeWon' } as const

  it('stops the renewal, and leaves what was paid for', () => {
    expect(after([[0, charged], [5, disputed]])).toMatchObject({ state: 'active', renews: false, endsAt: day(30), renewsAfterDispute: true })
    expect(after([[0, charged], [5, disputed], [6, disputed]])).toEqual(after([[0, charged], [5, disputed]]))
    expect(after([[0, charged], [5, disputed], [6, resumed]])).toMatchObject({ renews: false })
    expect(after([[0, charged], [5, disputed], [30, timePassed]])).toMatchObject({ state: 'ended', endsAt: day(30), renewsAfterDispute: null })
  })

  it('that is won lets the plan go on', () => {
    expect(after([[0, charged], [5, disputed], [9, won]])).toMatchObject({ state: 'active', renews: true, endsAt: day(30.25), renewsAfterDispute: null })
    expect(after([[0, charged], [5, disputed], [30, timePassed], [60, won]]).state).toBe('ended')
    expect(after([[0, charged], [5, won]])).toEqual(after([[0, charged]]))
  })

  it('that is won renews nothing that its user cancelled, before or meanwhile', () => {
    expect(after([[0, charged], [4, cancelled], [5, disputed], [9, won]])).toMatchObject({ renews: false, renewsAfterDispute: null })
    expect(after([[0, charged], [5, disputed], [6, cancelled], [9, won]])).toMatchObject({ renews: false, renewsAfterDispute: null })
    expect(after([[0, charged], [4, { type: 'pauseRequested', until: day(60) }], [5, disputed], [9, won]])).toMatchObject({ renews: false, pausedUntil: null })
  })

  it('that is lost ends the plan', () => {
    expect(after([[0, charged], [5, disputed], [9, { type: 'revoked' }]])).toMatchObject({ state: 'ended', endsAt: day(9), renewsAfterDispute: null })
  })

  it('ends a plan for whose access nothing is paid any more', () => {
    expect(after([[0, charged], [30, failed()], [31, disputed]])).toMatchObject({ state: 'ended', endsAt: day(31) })
    expect(after([[0, charged], [30, failed('hard')], [31, disputed]]).state).toBe('ended')
  })
})

it('every state has a status on the wire', () => {
  expect((['pending', 'trial', 'active', 'grace', 'hold', 'paused', 'ended'] as const).map(statusOf)).toEqual(['INACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'INACTIVE', 'EXPIRED'])
})

it('any sequence of events ends in a legal state', () => {
  const event = fc.oneof(
    fc.constantFrom<LifecycleEvent>(charged, timePassed, cancelled, resumed, trial, failed(), failed('hard'), failed('authentication'), { type: 'revoked' }, { type: 'orderExpired' }, { type: 'disputed' }, { type: 'disputeWon' }),
    fc.integer({ min: 0, max: 300 }).map((n): LifecycleEvent => ({ type: 'pauseRequested', until: day(n) })),
    fc.integer({ min: 0, max: 300 }).map((n): LifecycleEvent => ({ type: 'moved', periodEndsAt: day(n) })),
    fc.integer({ min: 0, max: 300 }).map((n): LifecycleEvent => ({ type: 'chargePostponed', until: day(n) })),
  )
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), event), { maxLength: 25 })
  fc.assert(fc.property(steps, fc.boolean(), (all, renews) => {
    let lifecycle = pendingLifecycle(start, renews)
    let on = 0
    for (const [days, each] of all) {
      on += days
      const before = lifecycle
      lifecycle = lifecycleAfter(before, each, day(on), terms)
      const { state, period, endsAt, periodEndsAt, holdSince, pausedUntil } = lifecycle
      expect(period - before.period).toBe(each.type === 'charged' && before.state !== 'ended' ? 1 : 0)
      expect(holdSince !== null).toBe(state === 'hold')
      expect(state === 'paused' ? pausedUntil !== null : true).toBe(true)
      if (state === 'ended') expect([lifecycle.renews, before.state === 'ended' ? before : null]).toEqual([false, before.state === 'ended' ? lifecycle : null])
      if (lifecycle.renewsAfterDispute !== null) expect([state, lifecycle.renews]).toEqual([expect.not.stringContaining('ended'), false])
      if (state === 'active' && lifecycle.renews && !pausedUntil) expect(endsAt > periodEndsAt).toBe(true)
      if (state === 'active' && !lifecycle.renews) expect(endsAt).toEqual(periodEndsAt)
      // Time that passes twice changes nothing more.
      expect(lifecycleAfter(lifecycleAfter(lifecycle, timePassed, day(on), terms), timePassed, day(on), terms)).toEqual(lifecycleAfter(lifecycle, timePassed, day(on), terms))
    }
  }), { numRuns: 300 })
})
