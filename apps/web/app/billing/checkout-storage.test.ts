import { readCheckoutAttempt, readCheckoutDraft, saveCheckoutAttempt, saveCheckoutDraft } from './checkout-storage.ts'

const draft = { couponCode: 'BOISHAKH20', lostCoupon: null, renews: false, method: 'NB' as const, option: 'NB_SBI', buyer: { name: 'Mita Sen', region: 'WB', postalCode: '700019' } }
const order = {
  siteId: 'films', userId: 'u1', planId: 'premium-1', planIdentifier: 'premium', currency: 'INR', couponCode: null, paymentMethodId: 'pm_1', requestId: 'r1', expected: 29_900, renews: true, buyer: null,
}

beforeEach(() => sessionStorage.clear())

describe('what was entered at the checkout', () => {
  it('is there after a reload', () => {
    saveCheckoutDraft(draft)
    expect(readCheckoutDraft()).toEqual(draft)
  })

  it('is empty at first, and where it is malformed', () => {
    const empty = { couponCode: null, lostCoupon: null, renews: true, method: 'card', option: null, buyer: { name: '', region: '', postalCode: '' } }
    expect(readCheckoutDraft()).toEqual(empty)
    sessionStorage.setItem('checkout-draft', '{"couponCode":7,"buyer":[],"method":"cash","option":1}')
    expect(readCheckoutDraft()).toEqual(empty)
  })
})

describe('a press without its final answer', () => {
  it('is there after a reload, for its user and plan', () => {
    saveCheckoutAttempt({ requestId: 'r1', order })
    expect(readCheckoutAttempt('u1', 'premium')).toEqual({ requestId: 'r1', order })
    expect(readCheckoutAttempt('u2', 'premium')).toBeNull()
    expect(readCheckoutAttempt('u1', 'mobile')).toBeNull()
  })

  it('is forgotten with its answer', () => {
    saveCheckoutAttempt({ requestId: 'r1', order })
    saveCheckoutAttempt(null)
    expect(readCheckoutAttempt('u1', 'premium')).toBeNull()
  })
})
