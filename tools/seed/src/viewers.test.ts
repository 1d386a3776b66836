import { readPhoneNumber } from '@ott/identity'
import { plans, titles, viewers } from './index.ts'

const playable = titles.flatMap((title) =>
  title.contentType === 'movie' ? [title.id] : title.seasons.flatMap(({ episodes }) => episodes.map(({ id }) => id)),
)

describe('the demo viewers', () => {
  it('are a subscriber, one whose plan has ended, one without a plan and one at the device limit', () => {
    expect(viewers.map(({ role }) => role)).toEqual(['subscriber', 'expiredSubscriber', 'withoutPlan', 'atDeviceLimit'])
  })

  it('sign in with numbers that are valid in India, each their own', () => {
    const numbers = viewers.map(({ phoneNumber }) => phoneNumber)
    expect(numbers.map((number) => readPhoneNumber(number.slice('+91'.length), 'IN'))).toEqual(numbers)
    expect(new Set(numbers).size).toBe(viewers.length)
  })

  it('have the state of their role', () => {
    const { subscriber, expiredSubscriber, withoutPlan } = byRole()
    expect(subscriber).toMatchObject({ plan: 'premium', renews: true })
    expect(expiredSubscriber).toMatchObject({ renews: false })
    expect(expiredSubscriber?.boughtDaysAgo).toBeGreaterThan(31)
    expect(withoutPlan).toBeNull()
  })

  it('have exactly as many devices as the plan allows where the limit is reached, and fewer elsewhere', () => {
    const room = viewers.map(({ role, devices, subscription }) => {
      const plan = plans.find(({ identifier }) => identifier === subscription?.plan)
      return { role, left: (plan?.version.maxConnectedDevices ?? 3) - devices.length }
    })
    expect(room.filter(({ left }) => left === 0).map(({ role }) => role)).toEqual(['atDeviceLimit'])
    expect(room.filter(({ left }) => left < 0)).toEqual([])
  })

  it('watched existing movies and episodes, and saved existing titles', () => {
    expect(viewers.flatMap(({ watched }) => watched).filter(({ contentId }) => !playable.includes(contentId))).toEqual([])
    const ids = titles.map(({ id }) => id)
    expect(viewers.flatMap(({ watchList }) => watchList).filter(({ contentId }) => !ids.includes(contentId))).toEqual([])
  })

  it('give the subscriber titles to resume and finished ones', () => {
    const shares = viewers[0]?.watched.map(({ share }) => share) ?? []
    expect(shares.filter((share) => share > 0 && share < 0.95).length).toBeGreaterThan(3)
    expect(shares.filter((share) => share >= 0.95).length).toBeGreaterThan(1)
    expect(shares.filter((share) => share <= 0 || share > 1)).toEqual([])
  })
})

function byRole() {
  return Object.fromEntries(viewers.map(({ role, subscription }) => [role, subscription]))
}
