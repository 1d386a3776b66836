import fc from 'fast-check'
import type { PlanId } from './plan.ts'
import { isActive, isSamePlan, subscriptionLabel } from './subscription.ts'
import { aPlan, aSubscription } from './testing.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('an active subscription', () => {
  it('ends exactly at its end', () => {
    expect(isActive(aSubscription({ endsAt: now }), now)).toBe(false)
    expect(isActive(aSubscription({ endsAt: new Date(now.getTime() + 1) }), now)).toBe(true)
  })

  it('requires the active status, whatever the date', () => {
    fc.assert(
      fc.property(fc.constantFrom('INACTIVE' as const, 'EXPIRED' as const), fc.date({ noInvalidDate: true }), (status, endsAt) => !isActive(aSubscription({ status, endsAt }), now)),
    )
  })
})

describe('a plan named by a title', () => {
  it('matches by identifier and by the purchased revision', () => {
    const plan = aPlan({ identifier: 'mobile' as PlanId, versionId: 'mobile-7' as PlanId })
    expect(['mobile', 'mobile-7', 'mobile-6', 'premium'].map((id) => isSamePlan(id, plan))).toEqual([true, true, false, false])
  })
})

describe('the subscription label', () => {
  const none = { known: true, subscription: null } as const

  it('is NOT_LOGGED_IN without a session, whatever the plan', () => {
    expect(subscriptionLabel(false, { known: true, subscription: aSubscription() }, now)).toBe('NOT_LOGGED_IN')
  })

  it('is LOGGEDIN while the plan is unknown', () => {
    expect(subscriptionLabel(true, { known: false }, now)).toBe('LOGGEDIN')
  })

  it('is SUBSCRIBED only with an active plan', () => {
    const expired = aSubscription({ endsAt: new Date('2026-01-01T00:00:00Z') })
    const plans = [{ known: true, subscription: aSubscription() } as const, { known: true, subscription: expired } as const, none]
    expect(plans.map((plan) => subscriptionLabel(true, plan, now))).toEqual(['SUBSCRIBED', 'NOT_SUBSCRIBED', 'NOT_SUBSCRIBED'])
  })
})
