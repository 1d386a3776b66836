import { aSession } from '@ott/identity/testing'
import { clearUserStorage, readSession, writeCurrentPlan, writeSession } from './session-storage.ts'
import { browserId } from '../platform/device-id.ts'

const session = aSession()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

describe('the session in local storage', () => {
  it('comes back as it was written, under the names the owner gave', () => {
    const mine = aSession({ deviceId: browserId() })
    writeSession({ status: 'loggedIn', session: mine })
    expect(readSession()).toEqual({ session: mine, isOverDeviceLimit: false })
    expect(Object.keys(JSON.parse(localStorage.getItem('session') ?? '{}') as object)).toEqual([
      'sAccessToken', 'sRefreshToken', 'userId', 'profileId', 'mobileNumber', 'email', 'deviceId', 'isLoggedIn', 'loginState', 'currentPlan',
    ])
  })

  it('is forgotten when nobody is signed in, while the browser keeps its name', () => {
    const name = browserId()
    writeSession({ status: 'loggedIn', session })
    writeSession({ status: 'loggedOut' })
    expect([readSession(), browserId()]).toEqual([null, name])
  })

  it('remembers that it waits at the device limit', () => {
    writeSession({ status: 'deviceLimitExceeded', session })
    expect(readSession()?.isOverDeviceLimit).toBe(true)
  })

  it('holds the plan of its user, and of nobody else', () => {
    const storedPlan = () => (JSON.parse(localStorage.getItem('session') ?? '{}') as { currentPlan: string }).currentPlan
    writeSession({ status: 'loggedIn', session })
    writeCurrentPlan(session.userId, 'premium')
    writeSession({ status: 'loggedIn', session: { ...session, email: 'mira@example.org' } })
    expect(storedPlan()).toBe('premium')
    writeCurrentPlan('someone-else' as typeof session.userId, 'basic')
    expect(storedPlan()).toBe('premium')
    writeSession({ status: 'loggedIn', session: { ...session, userId: 'someone-else' as typeof session.userId } })
    expect(storedPlan()).toBeNull()
  })

  it('is nothing when what lies there is broken', () => {
    for (const broken of ['', '{', 'null', '[]', '{"sAccessToken":1}', '{"sAccessToken":"a"}']) {
      localStorage.setItem('session', broken)
      expect(readSession()).toBeNull()
    }
  })

  it('leaves out what is broken in it', () => {
    localStorage.setItem('session', JSON.stringify({ sAccessToken: 'a', sRefreshToken: 'r', userId: 'u', mobileNumber: { deep: 1 }, email: 7, profileId: [] }))
    expect(readSession()?.session).toMatchObject({ mobileNumber: null, email: null, profileId: null })
  })

  it('lasts as long as the page where storage is blocked, and leaves with its viewer', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('', 'SecurityError')
      })
    }
    writeSession({ status: 'loggedIn', session })
    expect(readSession()?.session.tokens).toEqual(session.tokens)
    clearUserStorage()
    writeSession({ status: 'loggedOut' })
    expect(readSession()).toBeNull()
  })

  it('never falls back to old tokens when storage is full', () => {
    writeSession({ status: 'loggedIn', session })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    const renewed = aSession({ tokens: { accessToken: 'new', refreshToken: 'newer' } })
    writeSession({ status: 'loggedIn', session: renewed })
    expect(readSession()?.session.tokens).toEqual(renewed.tokens)
    expect(localStorage.getItem('session')).toBeNull()
  })
})

describe('a browser whose viewer has left', () => {
  it('keeps its name, how loud it plays, that no other language is wanted and which fonts it has had, and nothing of theirs', () => {
    for (const key of ['browser-id', 'playback', 'language-offer', 'fonts', 'search-history', 'progress', 'something-new']) localStorage.setItem(key, '"kept"')
    sessionStorage.setItem('login', '{"national":"98300"}')
    clearUserStorage()
    expect(Object.keys(localStorage).toSorted()).toEqual(['browser-id', 'fonts', 'language-offer', 'playback'])
    expect(sessionStorage).toHaveLength(0)
  })
})
