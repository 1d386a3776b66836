import type { PlanId, Subscription } from '@ott/billing'
import { aPlan, aSubscription } from '@ott/billing/testing'
import { decideAccess } from '@ott/playback'
import { plans, titles } from './index.ts'
import type { Access, PlanIdentifier } from './index.ts'

const today = new Date('2026-11-21T06:00:00Z')
const visitor = { isLoggedIn: false, subscription: null }
const signedIn = { isLoggedIn: true, subscription: null }

describe('access to the demo titles', () => {
  it('opens more than ten titles, and fewer than a fifth, to everyone', () => {
    const open = titles.filter(({ access }) => opensTo(access, visitor))
    expect(open.length).toBeGreaterThan(10)
    expect(open.length).toBeLessThan(titles.length / 5)
  })

  it('opens three more after sign-in', () => {
    const afterLogin = titles.filter(({ access }) => opensTo(access, signedIn) && !opensTo(access, visitor))
    expect(afterLogin.map(({ id }) => id).toSorted()).toEqual(['chess', 'kites', 'winter'])
  })

  it('opens every title to a premium subscriber', () => {
    expect(titles.filter(({ access }) => !opensTo(access, holderOf('premium')))).toEqual([])
  })

  it('excludes some titles from the mobile plan, two of them by name', () => {
    const closed = titles.filter(({ access }) => !opensTo(access, holderOf('mobile')))
    expect(closed.length).toBeGreaterThanOrEqual(6)
    expect(closed.length).toBeLessThan(titles.length / 3)
    const excluded = titles.filter(({ access }) => access.monetizationPlan.excluded.length > 0)
    expect(excluded.map(({ id }) => id).toSorted()).toEqual(['door', 'mask'])
  })

  it('asks a guest to sign in for one paid title and to subscribe for the others', () => {
    const asks = (needs: 'login' | 'subscription') =>
      titles.filter(({ access }) => {
        const decision = decideAccess(offerOf(access), visitor, today)
        return access.monetizationModel === 'SVOD' && !decision.allowed && decision.needs === needs
      })
    expect(asks('login').map(({ id }) => id)).toEqual(['ferry'])
    const paid = titles.filter(({ access }) => access.monetizationModel === 'SVOD').map(({ id }) => id)
    expect(asks('subscription').map(({ id }) => id)).toEqual(paid.filter((id) => id !== 'ferry'))
  })

  it('names no excluded plan without an included one', () => {
    const lists = titles.map(({ access }) => access.monetizationPlan)
    expect(lists.filter(({ included, excluded }) => included.length === 0 && excluded.length > 0)).toEqual([])
  })

  it('names only plans on sale', () => {
    const sold = plans.map(({ identifier }) => identifier)
    const named = titles.flatMap(({ access: { monetizationPlan: { included, excluded } } }) => [...included, ...excluded])
    expect(named.filter(({ id }) => !sold.includes(id))).toEqual([])
  })

  it('closes two titles in some countries', () => {
    expect(titles.filter(({ availability }) => availability).map(({ id }) => id)).toEqual(['goal', 'pugmarks'])
  })
})

function opensTo(access: Access, viewer: { isLoggedIn: boolean; subscription: Subscription | null }): boolean {
  return decideAccess(offerOf(access), viewer, today).allowed
}

function offerOf({ monetizationModel, monetizationPlan }: Access) {
  return {
    isFree: monetizationModel === 'FREE',
    hasPlanLimits: monetizationPlan.enabled,
    includedPlans: monetizationPlan.included,
    excludedPlans: monetizationPlan.excluded,
  }
}

function holderOf(identifier: PlanIdentifier) {
  return { isLoggedIn: true, subscription: aSubscription({ plan: aPlan({ identifier: identifier as PlanId }) }) }
}
