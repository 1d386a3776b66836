import fc from 'fast-check'
import { isCardExpired, methodRemoval } from './saved-method.ts'
import type { SavedMethod } from './saved-method.ts'

const aCard = (id: string, changes: Partial<SavedMethod> = {}): SavedMethod => ({ id, isMandate: false, isDefault: false, isExpired: false, ...changes })
const mandate = aCard('mandate', { isMandate: true, isDefault: true })
const needed = { type: 'neededForRenewal' }

describe('the card of a plan that renews', () => {
  it('cannot be removed where it is the last', () => {
    const only = aCard('a', { isDefault: true })
    expect(methodRemoval([only], only, true)).toEqual(needed)
    expect(methodRemoval([only], only, false)).toEqual({ type: 'removed', endsRenewal: false, nextDefaultId: null })
  })

  it('gives way to the newest valid card', () => {
    const [newest, older, used] = [aCard('b', { isExpired: true }), aCard('c'), aCard('a', { isDefault: true })]
    expect(methodRemoval([newest, older, used], used, true)).toEqual({ type: 'removed', endsRenewal: false, nextDefaultId: 'c' })
  })

  it('stays where the others have expired', () => {
    const [used, expired] = [aCard('a', { isDefault: true }), aCard('b', { isExpired: true })]
    expect(methodRemoval([used, expired], used, true)).toEqual(needed)
    expect(methodRemoval([used, expired], expired, true)).toEqual({ type: 'removed', endsRenewal: false, nextDefaultId: null })
  })

  it('that has expired stays where it is the only one', () => {
    const only = aCard('a', { isDefault: true, isExpired: true })
    expect(methodRemoval([only], only, true)).toEqual(needed)
    const other = aCard('b', { isExpired: true })
    expect(methodRemoval([only, other], only, true)).toMatchObject({ nextDefaultId: 'b' })
  })

  it('is not needed beside the mandate that renews', () => {
    const card = aCard('a')
    expect(methodRemoval([mandate, card], card, true)).toEqual({ type: 'removed', endsRenewal: false, nextDefaultId: null })
  })
})

describe('a mandate', () => {
  it('is always revoked, which ends the renewal', () => {
    expect(methodRemoval([mandate], mandate, true)).toEqual({ type: 'removed', endsRenewal: true, nextDefaultId: null })
    expect(methodRemoval([mandate, aCard('a')], mandate, true)).toEqual({ type: 'removed', endsRenewal: true, nextDefaultId: 'a' })
    expect(methodRemoval([mandate], mandate, false)).toMatchObject({ endsRenewal: false })
  })
})

it('a plan that could renew still can after a removal, unless a mandate ends it', () => {
  const card = fc.record({ isDefault: fc.boolean(), isExpired: fc.boolean() })
  fc.assert(fc.property(fc.array(card, { minLength: 1, maxLength: 5 }), fc.nat(4), fc.boolean(), (drawn, at, hasMandate) => {
    // There is one default.
    const first = hasMandate ? -1 : Math.max(0, drawn.findIndex(({ isDefault }) => isDefault))
    const methods = [...drawn.map((each, n) => aCard(String(n), { ...each, isDefault: n === first })), ...(hasMandate ? [mandate] : [])]
    const removed = methods[at % methods.length]!
    const removal = methodRemoval(methods, removed, true)
    if (removal.type === 'neededForRenewal' || removal.endsRenewal) return
    const rest = methods.filter((each) => each !== removed)
    const next = removed.isDefault ? rest.find(({ id }) => id === removal.nextDefaultId) : rest.find(({ isDefault }) => isDefault)
    expect(next).toBeDefined()
    if (methods.some(({ isDefault, isExpired: isOver }) => isDefault && !isOver)) expect(next?.isExpired).toBe(false)
  }))
})

it('a card is valid to the end of its month', () => {
  const card = { expiryMonth: 11, expiryYear: 2026 }
  expect(isCardExpired(card, new Date('2026-11-30T23:59:59Z'))).toBe(false)
  expect(isCardExpired(card, new Date('2026-12-01T00:00:00Z'))).toBe(true)
  expect(isCardExpired({ expiryMonth: null, expiryYear: null }, new Date('2026-12-01T00:00:00Z'))).toBe(false)
})
