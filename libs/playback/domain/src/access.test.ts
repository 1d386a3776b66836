import type { PlanId } from '@ott/billing'
import { aPlan, aSubscription } from '@ott/billing/testing'
import { aMovie } from '@ott/catalogue/testing'
import fc from 'fast-check'
import { decideAccess } from './access.ts'

const now = new Date('2026-11-21T12:00:00Z')
const anonymous = { isLoggedIn: false, subscription: null }
const withoutPlan = { isLoggedIn: true, subscription: null }
const subscriber = { isLoggedIn: true, subscription: aSubscription() }
const mobile = { id: 'mobile', loginRequired: true }
const premium = { id: 'premium', loginRequired: true }

describe('access to a free title', () => {
  it('is open to everyone', () => {
    expect(decideAccess(aMovie({ isFree: true }), anonymous, now)).toEqual({ allowed: true })
  })

  it('requires login if a plan does', () => {
    const film = aMovie({ isFree: true, includedPlans: [mobile] })
    expect(decideAccess(film, anonymous, now)).toEqual({ allowed: false, needs: 'login' })
    expect(decideAccess(film, withoutPlan, now)).toEqual({ allowed: true })
  })
})

describe('access to a paid title', () => {
  it('asks a guest to log in if an included plan requires it, else to subscribe', () => {
    const open = aMovie({ includedPlans: [{ id: 'mobile', loginRequired: false }] })
    expect(decideAccess(aMovie({ includedPlans: [mobile] }), anonymous, now)).toEqual({ allowed: false, needs: 'login' })
    expect(decideAccess(open, anonymous, now)).toEqual({ allowed: false, needs: 'subscription' })
  })

  it('asks a signed-in user without a plan to subscribe', () => {
    expect(decideAccess(aMovie({ includedPlans: [mobile] }), withoutPlan, now)).toEqual({ allowed: false, needs: 'subscription' })
  })

  it('is granted by an included plan only', () => {
    expect(decideAccess(aMovie({ includedPlans: [mobile] }), subscriber, now)).toEqual({ allowed: true })
    expect(decideAccess(aMovie({ includedPlans: [premium] }), subscriber, now)).toEqual({ allowed: false, needs: 'subscription' })
  })

  it('is granted by any plan if none is named', () => {
    expect(decideAccess(aMovie(), subscriber, now)).toEqual({ allowed: true })
  })

  it('is denied by an exclusion, even without included plans', () => {
    const excluding = aMovie({ excludedPlans: [{ id: 'mobile' }] })
    const others = aMovie({ excludedPlans: [{ id: 'premium' }] })
    expect(decideAccess(excluding, subscriber, now).allowed).toBe(false)
    expect(decideAccess(others, subscriber, now).allowed).toBe(false)
  })

  it('is granted by any active plan if plan limits are off', () => {
    const film = aMovie({ hasPlanLimits: false, includedPlans: [premium] })
    expect(decideAccess(film, subscriber, now)).toEqual({ allowed: true })
  })

  it('accepts the purchased revision', () => {
    const subscription = aSubscription({ plan: aPlan({ versionId: 'mobile-7' as PlanId }) })
    const film = aMovie({ includedPlans: [{ id: 'mobile-7', loginRequired: true }] })
    expect(decideAccess(film, { isLoggedIn: true, subscription }, now)).toEqual({ allowed: true })
  })

  it('is never granted after the end of the subscription', () => {
    const plans = fc.subarray([mobile, premium])
    fc.assert(
      fc.property(plans, fc.boolean(), fc.date({ max: now, noInvalidDate: true }), (includedPlans, hasPlanLimits, endsAt) => {
        const viewer = { isLoggedIn: true, subscription: aSubscription({ endsAt }) }
        return !decideAccess(aMovie({ includedPlans, hasPlanLimits }), viewer, now).allowed
      }),
    )
  })
})
