import type { Plan, PlanId } from './plan.ts'
import type { Subscription } from './subscription.ts'

/** A monthly plan with two devices and one stream. */
export function aPlan(changes: Partial<Plan> = {}): Plan {
  return {
    identifier: 'mobile' as PlanId,
    versionId: 'mobile-1' as PlanId,
    title: 'Mobile',
    description: 'One screen, wherever you are.',
    period: 'MONTHLY',
    isRecommended: false,
    streams: 1,
    devices: 2,
    canDownload: false,
    resolution: '720p',
    price: { currency: 'INR', amount: 14_900 },
    ...changes,
  }
}

/** Active until the end of 2027 unless changed. */
export function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    status: 'ACTIVE',
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: new Date('2027-12-31T00:00:00Z'),
    renews: true,
    plan: aPlan(),
    ...changes,
  }
}
