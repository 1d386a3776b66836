import fc from 'fast-check'
import { authState } from './auth-state.ts'
import type { AuthEvent, AuthState, ProfileId } from './auth-state.ts'
import { aSession } from './testing.ts'

const session = aSession()
const tokens = { accessToken: 'new', refreshToken: 'newer' }
const run = (events: AuthEvent[], from: AuthState = { status: 'idle' }) => events.reduce(authState, from)

describe('signing in', () => {
  it('loads the profile and ends logged in', () => {
    const signedIn: AuthEvent = { type: 'signedIn', session, isDeviceLimitReached: false }
    expect(run([signedIn]).status).toBe('pendingLogin')
    const read = run([signedIn, { type: 'profileLoaded', profileId: 'p1' as never, mobileNumber: '+919830012345', email: null }])
    expect(read).toMatchObject({ status: 'loggedIn', session: { profileId: 'p1', mobileNumber: '+919830012345' } })
  })

  it('ends logged in although the profile could not be read', () => {
    expect(run([{ type: 'signedIn', session, isDeviceLimitReached: false }, { type: 'profileFailed' }]).status).toBe('loggedIn')
  })

  it('stops at the device limit and continues after a device is removed', () => {
    const overLimit = run([{ type: 'signedIn', session, isDeviceLimitReached: true }])
    expect(overLimit.status).toBe('deviceLimitExceeded')
    expect(run([{ type: 'refreshed', tokens, isDeviceLimitReached: true }], overLimit).status).toBe('deviceLimitExceeded')
    expect(run([{ type: 'refreshed', tokens, isDeviceLimitReached: false }], overLimit)).toMatchObject({
      status: 'pendingLogin',
      session: { tokens },
    })
  })
})

describe('a session', () => {
  it('from storage is signed in from the start', () => {
    expect(run([{ type: 'sessionFound', session }])).toEqual<AuthState>({ status: 'loggedIn', session })
  })

  it('is restored once: later results change nothing', () => {
    const found = run([{ type: 'noSessionFound' }, { type: 'sessionFound', session }])
    expect(found).toEqual<AuthState>({ status: 'loggedOut' })
  })

  it('ends when a refresh reports the device limit', () => {
    const loggedIn: AuthState = { status: 'loggedIn', session }
    expect(run([{ type: 'refreshed', tokens, isDeviceLimitReached: true }], loggedIn)).toEqual<AuthState>({ status: 'loggedOut', reason: 'deviceLimit' })
  })

  it('keeps its profile and gets new tokens by a refresh', () => {
    const after = run([{ type: 'refreshed', tokens, isDeviceLimitReached: false }], { status: 'loggedIn', session })
    expect(after).toEqual<AuthState>({ status: 'loggedIn', session: { ...session, tokens } })
  })

  it('has the reason for its end, if known', () => {
    expect(run([{ type: 'signedOut', reason: 'deviceRemoved' }], { status: 'loggedIn', session })).toEqual<AuthState>({
      status: 'loggedOut',
      reason: 'deviceRemoved',
    })
  })

  it('follows the storage of other tabs', () => {
    const elsewhere = aSession({ deviceId: 'browser-2' })
    const changed = (isOverDeviceLimit: boolean): AuthEvent => ({ type: 'changedInOtherTab', session: elsewhere, isOverDeviceLimit })
    expect(run([{ type: 'noSessionFound' }, changed(false)])).toEqual<AuthState>({ status: 'loggedIn', session: elsewhere })
    expect(run([changed(true)])).toEqual<AuthState>({ status: 'deviceLimitExceeded', session: elsewhere })
    expect(run([changed(false), { type: 'changedInOtherTab', session: null, isOverDeviceLimit: false }])).toEqual<AuthState>({ status: 'loggedOut' })
  })

  it('keeps the reason when other tabs report the end later', () => {
    const left: AuthState = { status: 'loggedOut', reason: 'deviceRemoved' }
    expect(run([{ type: 'changedInOtherTab', session: null, isOverDeviceLimit: false }], left)).toBe(left)
  })

  it('is limited until its profile is loaded and a device is removed', () => {
    const overLimit = run([{ type: 'deviceLimitFound', session }])
    const read = run([{ type: 'profileLoaded', profileId: 'p2' as never, mobileNumber: null, email: null }], overLimit)
    expect(read).toEqual<AuthState>({ status: 'deviceLimitExceeded', session: { ...session, profileId: 'p2' as ProfileId, mobileNumber: null, email: null } })
    expect(run([{ type: 'profileFailed' }], read)).toBe(read)
  })

  it('stays absent after sign-out: late events change nothing', () => {
    const out: AuthState = { status: 'loggedOut' }
    const late: AuthEvent[] = [
      { type: 'profileLoaded', profileId: 'p1' as never, mobileNumber: null, email: null },
      { type: 'profileFailed' },
      { type: 'refreshed', tokens, isDeviceLimitReached: false },
      { type: 'sessionFound', session },
      { type: 'deviceLimitFound', session },
      { type: 'noSessionFound' },
    ]
    expect(run(late, out)).toBe(out)
  })

  it('is part of every signed-in state and of no other, in every order of events', () => {
    const event = fc.constantFrom<AuthEvent>(
      { type: 'sessionFound', session },
      { type: 'deviceLimitFound', session },
      { type: 'noSessionFound' },
      { type: 'signedIn', session, isDeviceLimitReached: false },
      { type: 'signedIn', session, isDeviceLimitReached: true },
      { type: 'profileLoaded', profileId: 'p1' as never, mobileNumber: null, email: null },
      { type: 'profileFailed' },
      { type: 'refreshed', tokens, isDeviceLimitReached: false },
      { type: 'refreshed', tokens, isDeviceLimitReached: true },
      { type: 'signedOut' },
      { type: 'changedInOtherTab', session, isOverDeviceLimit: false },
      { type: 'changedInOtherTab', session: null, isOverDeviceLimit: false },
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { status: state, ...held } = run(events)
        expect('session' in held).toBe(state !== 'idle' && state !== 'loggedOut')
        expect(run([...events, { type: 'signedOut' }])).toEqual<AuthState>({ status: 'loggedOut' })
      }),
    )
  })
})

describe('opening another profile', () => {
  const opened: AuthEvent = { type: 'profileOpened', tokens, profileId: 'p2' as ProfileId }

  it('loads user and plan anew in the same session', () => {
    expect(authState({ status: 'loggedIn', session }, opened)).toEqual({ status: 'pendingLogin', session: { ...session, tokens, profileId: 'p2' } })
  })

  it('needs a session', () => {
    expect(authState({ status: 'loggedOut' }, opened)).toEqual({ status: 'loggedOut' })
  })
})
