import { aSession } from '@ott/identity/testing'
import { browserId, readSession, writeSession } from './stored-session.ts'

const unknown = { known: false } as const

beforeEach(() => localStorage.clear())

describe('the session in local storage', () => {
  it('comes back as it was written, under the names the owner gave', () => {
    const session = aSession({ deviceId: browserId() })
    writeSession({ state: 'loggedIn', session }, unknown)
    expect(readSession()).toEqual({ session, isParked: false })
    expect(Object.keys(JSON.parse(localStorage.getItem('session') ?? '{}') as object)).toEqual([
      'sAccessToken', 'sRefreshToken', 'userId', 'profileId', 'mobileNumber', 'email', 'deviceId', 'isLoggedIn', 'loginState', 'currentPlan',
    ])
  })

  it('is forgotten when nobody is signed in, while the browser keeps its name', () => {
    const name = browserId()
    writeSession({ state: 'loggedIn', session: aSession() }, unknown)
    writeSession({ state: 'loggedOut' }, unknown)
    expect([readSession(), browserId()]).toEqual([null, name])
  })

  it('remembers that it waits at the device limit', () => {
    writeSession({ state: 'deviceLimitExceeded', session: aSession() }, unknown)
    expect(readSession()?.isParked).toBe(true)
  })

  it('is nothing when what lies there is broken', () => {
    for (const broken of ['', '{', 'null', '[]', '{"sAccessToken":1}', '{"sAccessToken":"a"}']) {
      localStorage.setItem('session', broken)
      expect(readSession()).toBeNull()
    }
  })
})
