import type { PlanIdentifier } from './plans.ts'

/** Access to a title: everybody, signed-in viewers, or subscribers of some plans. */
export type Access = {
  monetizationModel: 'FREE' | 'SVOD'
  monetizationPlan: {
    enabled: boolean
    included: { id: PlanIdentifier; loginRequired: boolean }[]
    excluded: { id: PlanIdentifier }[]
  }
}

/** ISO 3166 codes. Titles without availability are playable everywhere. */
export type Availability = { allowedCountries: string[] } | { blockedCountries: string[] }

export const free: Access = {
  monetizationModel: 'FREE',
  monetizationPlan: { enabled: false, included: [], excluded: [] },
}

export const freeAfterLogin: Access = {
  monetizationModel: 'FREE',
  monetizationPlan: { enabled: true, included: plans(['mobile', 'premium'], 'login first'), excluded: [] },
}

export const everyPlan: Access = paid({ included: plans(['mobile', 'premium']), excluded: [] })

export const everyPlanLoginFirst: Access = paid({ included: plans(['mobile', 'premium'], 'login first'), excluded: [] })

/** Both lists are empty: any subscription gives access, also to a discontinued plan. */
export const anySubscription: Access = paid({ included: [], excluded: [] })

export const premiumOnly: Access = paid({ included: plans(['premium']), excluded: [] })

export const premiumButNotMobile: Access = paid({ included: plans(['premium']), excluded: [{ id: 'mobile' }] })

/** The excluded list wins over the included one. */
export const everyPlanButMobile: Access = paid({ included: plans(['mobile', 'premium']), excluded: [{ id: 'mobile' }] })

function paid(lists: Pick<Access['monetizationPlan'], 'included' | 'excluded'>): Access {
  return { monetizationModel: 'SVOD', monetizationPlan: { enabled: true, ...lists } }
}

function plans(ids: PlanIdentifier[], login?: 'login first') {
  return ids.map((id) => ({ id, loginRequired: login !== undefined }))
}
