import type { OrderError, OrderOutcome, PlacedOrder } from '@ott/api-client'
import { aCardGift, aCardOrder, aGatewayOrder, anOrder, aQuote } from '../testing.tsx'
import { attemptOf, checkoutAfter, initialCheckout, isLocked } from './checkout-state.ts'
import type { CheckoutEvent, CheckoutState } from './checkout-state.ts'

const order = anOrder()
const money = { currency: 'INR', amount: 29_900 }
const sent = aCardOrder({ requestId: 'r1' })
const atGateway = aGatewayOrder()
const after = (events: CheckoutEvent[], from: CheckoutState = initialCheckout(null)) => events.reduce(checkoutAfter, from)
const placed = (outcome: PlacedOrder): CheckoutEvent => ({ type: 'answered', outcome: { ok: true, placed: outcome } })
const refused = (error: OrderError): CheckoutEvent => ({ type: 'answered', outcome: { ok: false, error } })
const sending: CheckoutEvent[] = [{ type: 'pressed', requestId: 'r1' }, { type: 'cardValidated', order: sent }]

describe('the press of the button', () => {
  it('is a new request', () => {
    expect(after([{ type: 'pressed', requestId: 'r1' }])).toEqual({ status: 'paying', step: 'card', attempt: { requestId: 'r1', order: null } })
  })

  it('counts once while it is under way', () => {
    expect(attemptOf(after([{ type: 'pressed', requestId: 'r1' }, { type: 'pressed', requestId: 'r2' }]))?.requestId).toBe('r1')
  })

  it('is undone by a card that is incomplete or refused', () => {
    expect(after([{ type: 'pressed', requestId: 'r1' }, { type: 'cardIncomplete' }])).toEqual({ status: 'editing', notice: null, attempt: null })
    expect(after([{ type: 'pressed', requestId: 'r1' }, { type: 'cardRefused', reason: 'expiredCard' }])).toMatchObject({ notice: { type: 'declined', reason: 'expiredCard' }, attempt: null })
  })

  it('repeats the same order after a lost connection, which cannot be edited', () => {
    const lost = after([...sending, refused({ type: 'unreachable' })])
    expect(lost).toMatchObject({ status: 'editing', notice: { type: 'unreachable', mayBeCharged: true } })
    expect(isLocked(lost)).toBe(true)
    expect(after([{ type: 'pressed', requestId: 'r2' }], lost)).toEqual({ status: 'paying', step: 'order', attempt: { requestId: 'r1', order: sent } })
  })

  it('stays editable after a connection that was lost before the order', () => {
    const lost = after([{ type: 'pressed', requestId: 'r1' }, { type: 'cardUnreachable' }])
    expect(lost).toMatchObject({ notice: { type: 'unreachable', mayBeCharged: false } })
    expect(isLocked(lost)).toBe(false)
  })

  it('is a new request after a decline, and after another price', () => {
    for (const error of [{ type: 'declined', reason: 'declined', isRetryable: true }, { type: 'priceChanged', quote: aQuote() }] satisfies OrderError[]) {
      expect(attemptOf(after([...sending, refused(error), { type: 'pressed', requestId: 'r2' }]))).toEqual({ requestId: 'r2', order: null })
    }
  })
})

describe('the answer to an order', () => {
  it.each<[string, OrderOutcome, object]>([
    ['active is done', { ok: true, placed: { type: 'active', order, returned: null } }, { status: 'done', order }],
    ['pending waits', { ok: true, placed: { type: 'pending', order, step: null } }, { status: 'waiting', orderId: 'J1', isPolling: true, clientSecret: null }],
    ['failed asks for another card', { ok: true, placed: { type: 'failed', order } }, { status: 'editing', notice: { type: 'declined', reason: 'declined' } }],
    ['a bank that still asks is offered again', { ok: true, placed: { type: 'actionRequired', order, clientSecret: 'pi_1_secret_2' } }, { status: 'waiting', isPolling: false, clientSecret: 'pi_1_secret_2' }],
    ['another order is waited for', { ok: false, error: { type: 'orderInProgress', orderId: 'J2' } }, { status: 'waiting', orderId: 'J2', isPolling: true }],
    ['active with a second payment says what comes back', { ok: true, placed: { type: 'active', order, returned: money } }, { status: 'done', returned: money }],
    ['a payment that gave nothing is not done', { ok: true, placed: { type: 'returned', order, returned: money } }, { status: 'returned', amount: money }],
    ['active of another plan is not that of this one', { ok: true, placed: { type: 'active', order: anOrder({ planId: 'ember-1' }), returned: null } }, { status: 'alreadySubscribed' }],
    ['a plan that is there is said', { ok: false, error: { type: 'alreadySubscribed' } }, { status: 'alreadySubscribed' }],
    ['a refusal is said', { ok: false, error: { type: 'refused', code: 'FORBIDDEN' } }, { status: 'editing', notice: { type: 'refused' }, attempt: null }],
  ])('%s', (_, outcome, state) => {
    expect(after([...sending, { type: 'answered', outcome }])).toMatchObject(state)
  })

  it('with another price has the old and the new one', () => {
    expect(after([...sending, refused({ type: 'priceChanged', quote: aQuote({ dueNow: 39_900 }) })])).toMatchObject({
      status: 'editing', notice: { type: 'priceChanged', before: 29_900, quote: { dueNow: 39_900 } }, attempt: null,
    })
  })

  it('that comes late changes nothing', () => {
    const done = after([...sending, placed({ type: 'active', order, returned: null })])
    expect(after([refused({ type: 'unreachable' })], done)).toBe(done)
  })
})

describe('a change of the own plan', () => {
  const change = { type: 'change', userId: 'u1', planIdentifier: 'lantern', expected: 20_000 } as const
  const pressed: CheckoutEvent = { type: 'pressed', requestId: 'r1', order: change }

  it('does not wait for another payment, whose success is not its own', () => {
    const refusedChange = after([pressed, refused({ type: 'orderInProgress', orderId: 'J2' })])
    expect(refusedChange).toEqual({ status: 'editing', notice: { type: 'otherPayment' }, attempt: null })
    expect(after([placed({ type: 'active', order, returned: null })], refusedChange)).toBe(refusedChange)
  })

  it('that came too late says that its money comes back', () => {
    expect(after([pressed, placed({ type: 'pending', order, step: null }), placed({ type: 'returned', order, returned: money })])).toEqual({ status: 'returned', amount: money })
  })
})

describe('a gift', () => {
  const gift = aCardGift({ requestId: 'r1' })
  const paying: CheckoutEvent[] = [{ type: 'pressed', requestId: 'r1' }, { type: 'cardValidated', order: gift }]

  it('does not wait for the payment of another gift, whose success is not its own', () => {
    expect(after([...paying, refused({ type: 'orderInProgress', orderId: 'J2' })])).toEqual({ status: 'editing', notice: { type: 'otherPayment' }, attempt: null })
  })

  it('is done whatever plan its buyer has', () => {
    expect(after([...paying, placed({ type: 'active', order: anOrder({ planId: 'ember-1' }), returned: null })])).toMatchObject({ status: 'done' })
  })

  it('that was not needed says that its money comes back', () => {
    expect(after([...paying, placed({ type: 'returned', order, returned: money })])).toEqual({ status: 'returned', amount: money })
  })
})

describe('the waiting room', () => {
  const waiting = after([...sending, placed({ type: 'pending', order, step: null })])

  it('goes on through a lost connection', () => {
    expect(after([refused({ type: 'unreachable' })], waiting)).toBe(waiting)
  })

  it('stops, and starts again when asked', () => {
    const stopped = after([{ type: 'waitEnded' }], waiting)
    expect(stopped).toMatchObject({ status: 'waiting', isPolling: false })
    expect(after([placed({ type: 'pending', order, step: null })], stopped)).toMatchObject({ isPolling: false })
    expect(after([{ type: 'checkedAgain' }], stopped)).toMatchObject({ isPolling: true })
  })

  it('ends with the payment, or with the form', () => {
    expect(after([placed({ type: 'active', order, returned: null })], waiting)).toEqual({ status: 'done', order, returned: null })
    expect(after([placed({ type: 'failed', order })], waiting)).toMatchObject({ status: 'editing', attempt: null })
  })
})

describe('a payment at the gateway', () => {
  const { requestId, ...draft } = atGateway
  const pressed: CheckoutEvent = { type: 'pressed', requestId, order: draft }
  const step = { kind: 'upi', uri: 'upi://pay?tr=1', qrSvg: '<svg/>' } as const
  const waiting = after([pressed, placed({ type: 'pending', order, step })])

  it('is sent with the press', () => {
    expect(after([pressed])).toEqual({ status: 'paying', step: 'order', attempt: { requestId, order: atGateway } })
  })

  it('waits for its payer, who may choose another way', () => {
    expect(waiting).toMatchObject({ status: 'waiting', isPolling: true, step })
    expect(after([{ type: 'choseAnotherWay' }], waiting)).toEqual({ status: 'editing', notice: null, attempt: null })
  })

  it('offers no other way once the bank works on it', () => {
    const processing = after([placed({ type: 'pending', order, step: null })], waiting)
    expect(after([{ type: 'choseAnotherWay' }], processing)).toBe(processing)
  })

  it('that is declined does not say why', () => {
    expect(after([placed({ type: 'failed', order })], waiting)).toMatchObject({ status: 'editing', notice: { type: 'declined', reason: 'gateway' }, attempt: null })
    expect(after([refused({ type: 'declined', reason: 'declined', isRetryable: true })], waiting)).toMatchObject({ notice: { reason: 'gateway' } })
  })
})

describe('a reload', () => {
  it('repeats an order that was sent', () => {
    expect(initialCheckout({ requestId: 'r1', order: sent })).toEqual({ status: 'paying', step: 'order', attempt: { requestId: 'r1', order: sent } })
  })

  it('repeats a payment at the gateway as well', () => {
    const attempt = { requestId: 'r1', order: atGateway }
    expect(initialCheckout(attempt)).toEqual({ status: 'paying', step: 'order', attempt })
  })

  it('starts anew where nothing was sent', () => {
    expect(initialCheckout({ requestId: 'r1', order: null })).toEqual({ status: 'editing', notice: null, attempt: null })
  })
})
