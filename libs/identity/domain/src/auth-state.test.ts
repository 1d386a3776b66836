import fc from 'fast-check'
import { authState } from './auth-state.ts'
import type { AuthEvent, AuthState, ProfileId } from './auth-state.ts'
import { aSession } from './testing.ts'

const session = aSession()
const tokens = { accessToken: 'new', refreshToken: 'newer' }
const run = (events: AuthEvent[], from: AuthState = { status: 'idle' }) => events.reduce(authState, from)

describe('signing in', () => {
  it('waits for the profile and ends logged in', () => {
    const signedIn: AuthEvent = { type: 'signedIn', session, isDeviceLimitReached: false }
    expect(run([signedIn]).status).toBe('pendingLogin')
    const read = run([signedIn, { type: 'profileRead', profileId: 'p1' as never, mobileNumber: '+919830012345', email: null }])
    expect(read).toMatchObject({ status: 'loggedIn', session: { profileId: 'p1', mobileNumber: '+919830012345' } })
  })

  it('ends logged in although the profile could not be read', () => {
    expect(run([{ type: 'signedIn', session, isDeviceLimitReached: false }, { type: 'profileMissed' }]).status).toBe('loggedIn')
  })

  it('stops at the device limit and goes on when a device was removed', () => {
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
  it('that this browser kept is signed in from the start', () => {
    expect(run([{ type: 'sessionFound', session }])).toEqual<AuthState>({ status: 'loggedIn', session })
  })

  it('is looked for once: later findings change nothing', () => {
    const found = run([{ type: 'noSessionFound' }, { type: 'sessionFound', session }])
    expect(found).toEqual<AuthState>({ status: 'loggedOut' })
  })

  it('ends when a refresh meets the device limit', () => {
    const loggedIn: AuthState = { status: 'loggedIn', session }
    expect(run([{ type: 'refreshed', tokens, isDeviceLimitReached: true }], loggedIn)).toEqual<AuthState>({ status: 'loggedOut', reason: 'deviceLimit' })
  })

  it('keeps its profile and takes new tokens when it was refreshed', () => {
    const after = run([{ type: 'refreshed', tokens, isDeviceLimitReached: false }], { status: 'loggedIn', session })
    expect(after).toEqual<AuthState>({ status: 'loggedIn', session: { ...session, tokens } })
  })

  it('says why it ended, where that is known', () => {
    expect(run([{ type: 'signedOut', reason: 'deviceRemoved' }], { status: 'loggedIn', session })).toEqual<AuthState>({
      status: 'loggedOut',
      reason: 'deviceRemoved',
    })
  })

  it('follows what another tab stored', () => {
    const elsewhere = aSession({ deviceId: 'browser-2' })
    const changed = (isOverDeviceLimit: boolean): AuthEvent => ({ type: 'changedElsewhere', session: elsewhere, isOverDeviceLimit })
    expect(run([{ type: 'noSessionFound' }, changed(false)])).toEqual<AuthState>({ status: 'loggedIn', session: elsewhere })
    expect(run([changed(true)])).toEqual<AuthState>({ status: 'deviceLimitExceeded', session: elsewhere })
    expect(run([changed(false), { type: 'changedElsewhere', session: null, isOverDeviceLimit: false }])).toEqual<AuthState>({ status: 'loggedOut' })
  })

  it('keeps its reason when other tabs hear of the end later', () => {
    const left: AuthState = { status: 'loggedOut', reason: 'deviceRemoved' }
    expect(run([{ type: 'changedElsewhere', session: null, isOverDeviceLimit: false }], left)).toBe(left)
  })

  it('is over the device limit until its profile was read and the limit is gone', () => {
    const overLimit = run([{ type: 'deviceLimitFound', session }])
    const read = run([{ type: 'profileRead', profileId: 'p2' as never, mobileNumber: null, email: null }], overLimit)
    expect(read).toEqual<AuthState>({ status: 'deviceLimitExceeded', session: { ...session, profileId: 'p2' as ProfileId, mobileNumber: null, email: null } })
    expect(run([{ type: 'profileMissed' }], read)).toBe(read)
  })

  it('is nobody’s when there is none: what comes late changes nothing', () => {
    const out: AuthState = { status: 'loggedOut' }
    const late: AuthEvent[] = [
      { type: 'profileRead', profileId: 'p1' as never, mobileNumber: null, email: null },
      { type: 'profileMissed' },
      { type: 'refreshed', tokens, isDeviceLimitReached: false },
      { type: 'sessionFound', session },
      { type: 'deviceLimitFound', session },
      { type: 'noSessionFound' },
    ]
    expect(run(late, out)).toBe(out)
  })

  it('is held by every signed-in state and by no other, in every order of events', () => {
    const event = fc.constantFrom<AuthEvent>(
      { type: 'sessionFound', session },
      { type: 'deviceLimitFound', session },
      { type: 'noSessionFound' },
      { type: 'signedIn', session, isDeviceLimitReached: false },
      { type: 'signedIn', session, isDeviceLimitReached: true },
      { type: 'profileRead', profileId: 'p1' as never, mobileNumber: null, email: null },
      { type: 'profileMissed' },
      { type: 'refreshed', tokens, isDeviceLimitReached: false },
      { type: 'refreshed', tokens, isDeviceLimitReached: true },
      { type: 'signedOut' },
      { type: 'changedElsewhere', session, isOverDeviceLimit: false },
      { type: 'changedElsewhere', session: null, isOverDeviceLimit: false },
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
