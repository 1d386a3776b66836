import { canRedeem, giftStatus } from './redeem.ts'

const now = new Date('2026-11-28T00:00:00Z')
const inMonths = (months: number) => new Date(Date.UTC(2026, 10 + months, 28))
const gift = { planTitle: 'Premium', startsAt: now, endsAt: inMonths(3) }
const paid = { status: 'ACTIVE' as const, acquisition: 'PAID', endsAt: inMonths(1) }

describe('a typed gift code', () => {
  it('is applied from three characters on, without the spaces around it', () => {
    expect(['', 'AB', ' AB ', 'ABC', '  ABC'].map((code) => canRedeem(code, 'button'))).toEqual([false, false, false, true, true])
  })

  it('is submitted by Enter only with more than three', () => {
    expect(['ABC', 'ABC ', 'ABCD'].map((code) => canRedeem(code, 'enter'))).toEqual([false, false, true])
  })
})

describe('a redeemed gift', () => {
  it('activates until the subscription was read and is active', () => {
    const expired = { ...paid, status: 'EXPIRED' as const }
    const ended = { ...paid, acquisition: 'REDEEMED', endsAt: now }
    expect([undefined, null, expired, ended, paid].map((read) => giftStatus(gift, read, now))).toEqual(Array(5).fill('activating'))
  })

  it('is active with an active redeemed subscription', () => {
    expect(giftStatus(gift, { ...paid, acquisition: 'REDEEMED' }, now)).toBe('active')
  })

  it('is active when it extended a paid plan to its end', () => {
    const extending = { ...gift, startsAt: inMonths(1), endsAt: inMonths(4) }
    expect(giftStatus(extending, { ...paid, endsAt: inMonths(4) }, now)).toBe('active')
  })

  it('waits while a better plan runs, however that was acquired', () => {
    const later = { ...gift, startsAt: inMonths(1), endsAt: inMonths(4) }
    expect(['PAID', 'REDEEMED'].map((acquisition) => giftStatus(later, { ...paid, acquisition }, now))).toEqual(['waiting', 'waiting'])
  })

  it('is over after its end, which a repeat by its user may be', () => {
    expect(giftStatus({ ...gift, endsAt: now }, null, now)).toBe('over')
  })
})
