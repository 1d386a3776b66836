import fc from 'fast-check'
import { activationResult, decide, pollVerdict, tvActivation } from './activation.ts'
import type { Activation, ActivationState, Decision } from './activation.ts'

const begun = new Date('2026-11-30T20:00:00Z')
const at = (seconds: number) => new Date(begun.getTime() + seconds * 1_000)
const anActivation = (change: Partial<Activation> = {}): Activation => ({ state: 'waiting', expiresAt: at(600), polledAt: null, intervalSeconds: 5, ...change })

const states = fc.constantFrom<ActivationState>('waiting', 'claimed', 'allowed', 'denied', 'redeemed')
const decisions = fc.constantFrom<Decision>('allow', 'deny', 'release')

it('a code is valid for 600 seconds and polled every 5, never the other way round', () => {
  expect(tvActivation).toEqual({ expiresInSeconds: 600, intervalSeconds: 5, allowedSeconds: 30, repeatSeconds: 60 })
})

describe('a poll', () => {
  it('waits while nobody has decided', () => {
    expect(pollVerdict(anActivation(), at(5))).toEqual({ type: 'pending' })
    expect(pollVerdict(anActivation({ state: 'claimed', polledAt: at(5) }), at(10))).toEqual({ type: 'pending' })
  })

  it('slows down a TV that polls too early, by five seconds each time', () => {
    expect(pollVerdict(anActivation({ polledAt: at(5) }), at(8.999))).toEqual({ type: 'slowDown', intervalSeconds: 10 })
    expect(pollVerdict(anActivation({ polledAt: at(5), intervalSeconds: 10 }), at(13))).toEqual({ type: 'slowDown', intervalSeconds: 15 })
  })

  it('may be a second early, because networks delay one poll more than another', () => {
    expect(pollVerdict(anActivation({ polledAt: at(5) }), at(9.5))).toEqual({ type: 'pending' })
  })

  it('opens a session once the code is allowed, also a poll that comes too early', () => {
    expect(pollVerdict(anActivation({ state: 'allowed', polledAt: at(5) }), at(6))).toEqual({ type: 'open' })
  })

  it('repeats the answer that a TV may have lost', () => {
    expect(pollVerdict(anActivation({ state: 'redeemed', expiresAt: at(66) }), at(65))).toEqual({ type: 'repeat' })
  })

  it('is denied, not pending, after a denial', () => {
    expect(pollVerdict(anActivation({ state: 'denied' }), at(5))).toEqual({ type: 'denied' })
  })

  it('is expired in every state once the time is over', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: 0, max: 10_000 }), (state, late) => {
        expect(pollVerdict(anActivation({ state, polledAt: at(1) }), at(600 + late))).toEqual({ type: 'expired' })
      }),
    )
  })

  it('never opens a session that nobody allowed', () => {
    fc.assert(
      fc.property(states, fc.integer({ min: -100, max: 700 }), (state, seconds) => {
        const { type } = pollVerdict(anActivation({ state, polledAt: begun }), at(seconds))
        if (type === 'open') expect(state).toBe('allowed')
        if (type === 'repeat') expect(state).toBe('redeemed')
      }),
    )
  })
})

describe('a decision', () => {
  it('is made of a claimed code', () => {
    expect([decide('claimed', 'allow'), decide('claimed', 'deny'), decide('claimed', 'release')]).toEqual(['allowed', 'denied', 'waiting'])
  })

  it('made twice has the same result', () => {
    fc.assert(fc.property(states, decisions, (state, decision) => expect(decide(decide(state, decision), decision)).toBe(decide(state, decision))))
  })

  it('to deny stops a TV that has not fetched its session yet', () => {
    expect(decide('allowed', 'deny')).toBe('denied')
  })

  it('does not undo a denial or a session', () => {
    fc.assert(fc.property(decisions, (decision) => expect([decide('denied', decision), decide('redeemed', decision)]).toEqual(['denied', 'redeemed'])))
  })

  it('of a code that nobody claimed changes nothing', () => {
    fc.assert(fc.property(decisions, (decision) => expect(decide('waiting', decision)).toBe('waiting')))
  })

  it('has the result that holds', () => {
    expect((['waiting', 'claimed', 'allowed', 'denied', 'redeemed'] as const).map(activationResult)).toEqual(['released', 'released', 'allowed', 'denied', 'allowed'])
  })
})
