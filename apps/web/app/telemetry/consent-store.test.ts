import { BroadcastChannel } from 'node:worker_threads'
import type * as Brands from '@ott/brand'
import type { AuthState, UserId } from '@ott/identity'
import { aSession } from '@ott/identity/testing'
import type * as ConsentStore from './consent-store.ts'
import type { TrackedEvent } from './track.ts'

const network = globalThis.fetch
let tabs: BroadcastChannel[]

/** Of the cookie jar that the tabs share. */
const cookie = () => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1]

class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    this.unref()
    tabs.push(this)
  }
}

beforeEach(() => {
  tabs = []
  document.cookie = 'consent=; Max-Age=0; Path=/'
  Object.assign(globalThis, { BroadcastChannel: Channel, fetch: answerPlatform('IN') })
})
afterEach(() => {
  for (const channel of tabs) channel.close()
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  globalThis.fetch = network
})

type AccountChoice = { version: number; analytics: boolean; marketing: boolean; source: string; gpc: string; at: string }

/** The api with the choices of accounts, which bearers name. */
function answerAccounts(accounts: Record<string, AccountChoice | null>): typeof fetch {
  const platform = answerPlatform('IN')
  return async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input.toString(), location.origin), input instanceof Request ? input : init)
    if (!request.url.endsWith('/users/consent')) return platform(input, init)
    const user = request.headers.get('authorization')!.replace('Bearer ', '')
    if (request.method === 'GET') return Response.json({ choice: accounts[user] ?? null })
    accounts[user] = { ...(await request.json() as AccountChoice), at: new Date().toISOString() }
    return new Response(null, { status: 204 })
  }
}

function answerPlatform(countryCode: string): typeof fetch {
  return async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input.toString(), location.origin)
    if (pathname.endsWith('/anonymous-token')) return new Response('nobody')
    return Response.json({ countryCode, serviceTimeZone: 'Asia/Kolkata', serverTime: new Date(0).toISOString(), features: {}, navigation: [] })
  }
}

/** A tab has modules of its own. */
async function openTab() {
  jest.resetModules()
  const { brand } = jest.requireActual<typeof Brands>('@ott/brand')
  const { store } = await import('../store.ts')
  const { authAtom } = await import('../auth/auth-store.ts')
  const tab: typeof ConsentStore = await import('./consent-store.ts')
  const turnTo = (auth: AuthState) => {
    store.set(authAtom, auth)
    return tab.joinAccount()
  }
  const tracked: TrackedEvent[] = []
  const { receiveEvents } = await import('./track.ts')
  receiveEvents((event) => tracked.push(event))
  return {
    ...tab, brand, tracked,
    current: () => store.get(tab.consentAtom),
    onChange: (listener: () => void) => store.sub(tab.consentAtom, listener),
    signIn: (user: string) => turnTo({ status: 'loggedIn', session: aSession({ userId: user as UserId, tokens: { accessToken: user, refreshToken: 'refresh' } }) }),
    changeProfile: (user: string) => turnTo({ status: 'pendingLogin', session: aSession({ userId: user as UserId, tokens: { accessToken: user, refreshToken: 'refresh' } }) }),
    signOut: () => turnTo({ status: 'loggedOut' }),
  }
}

describe('the consent of a browser', () => {
  it('is unknown until it is loaded, and then asks for a choice', async () => {
    const { current, loadConsent } = await openTab()
    expect(current()).toBeNull()
    const loaded = await loadConsent()
    expect(loaded).toEqual({ policy: { version: 1, mode: 'optIn', hasGpc: false }, choice: null })
    expect(current()).toEqual(loaded)
  })

  it('is stored in a cookie, which a later visit reads', async () => {
    const { changeConsent } = await openTab()
    await changeConsent({ type: 'acceptedAll', source: 'banner' })
    expect(cookie()).toMatch(/^1\.1\.1\.\d+\.[\w-]{36}\.banner\.absent\.0$/)
    expect((await (await openTab()).loadConsent()).choice).toMatchObject({ analytics: true, marketing: true, version: 1, source: 'banner' })
  })

  it('reaches the other tabs, but is recorded once', async () => {
    const other = await openTab()
    await other.loadConsent()
    const tab = await openTab()
    await tab.loadConsent()
    const heard = Promise.withResolvers<void>()
    other.onChange(heard.resolve)
    await tab.changeConsent({ type: 'chosen', analytics: true, marketing: false, source: 'settings' })
    await heard.promise
    expect(other.current()?.choice).toMatchObject({ analytics: true, marketing: false })
    expect([tab.tracked.map(({ name }) => name), other.tracked]).toEqual([['Consent_Changed'], []])
  })

  it('ignores messages of other tabs that are no choice', async () => {
    const { current, loadConsent } = await openTab()
    await loadConsent()
    const stranger = new Channel('consent')
    const heard = new Promise((resolve) => { tabs[0]!.addEventListener('message', resolve) })
    stranger.postMessage({ analytics: true })
    await heard
    expect(current()?.choice).toBeNull()
  })

  it('knows Global Privacy Control', async () => {
    Object.assign(navigator, { globalPrivacyControl: true })
    const { changeConsent, current } = await openTab()
    await changeConsent({ type: 'acceptedAll', source: 'banner' })
    expect(current()).toMatchObject({ policy: { hasGpc: true }, choice: { analytics: true, marketing: false, gpc: 'seen' } })
  })

  it('follows the viewer’s country', async () => {
    globalThis.fetch = answerPlatform('US')
    const { brand, loadConsent } = await openTab()
    jest.replaceProperty(brand, 'consent', { version: 2, optOutCountries: ['US'] })
    expect((await loadConsent()).policy).toEqual({ version: 2, mode: 'optOut', hasGpc: false })
  })

  it('is asked for where the country is unknown', async () => {
    globalThis.fetch = async () => Response.json({ errorCode: 'NOT_FOUND' }, { status: 404 })
    const { brand, loadConsent } = await openTab()
    jest.replaceProperty(brand, 'consent', { version: 1, optOutCountries: ['US', 'IN'] })
    expect((await loadConsent()).policy.mode).toBe('optIn')
  })
})

describe('the choices of a browser and an account (AN-39)', () => {
  const all = { analytics: true, marketing: true }
  const none = { analytics: false, marketing: false }
  const accept = { type: 'acceptedAll', source: 'banner' } as const
  const withdraw = { type: 'withdrawn', source: 'settings' } as const
  const saved = (given: typeof all, at: string): AccountChoice => ({ version: 1, ...given, source: 'banner', gpc: 'absent', at })
  const [longAgo, inFuture] = ['2020-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z']

  function accountsWith(accounts: Record<string, AccountChoice | null>) {
    globalThis.fetch = answerAccounts(accounts)
    return accounts
  }

  it('become that of the guest for an account without one', async () => {
    const accounts = accountsWith({})
    const { changeConsent, signIn } = await openTab()
    await changeConsent(accept)
    await signIn('ana')
    expect(accounts.ana).toMatchObject(all)
  })

  it('become that of the account for a browser without one', async () => {
    accountsWith({ ana: saved(all, longAgo) })
    const { current, signIn } = await openTab()
    await signIn('ana')
    expect(current()!.choice).toMatchObject({ ...all, at: Date.parse(longAgo) })
    expect(cookie()).toMatch(/^1\.1\.1\./)
  })

  it('become the newest', async () => {
    const accounts = accountsWith({ ana: saved(all, longAgo), bela: saved(all, inFuture) })
    const { changeConsent, current, signIn, signOut } = await openTab()
    await changeConsent(withdraw)
    await signIn('ana')
    expect([accounts.ana, current()!.choice]).toMatchObject([none, none])
    await signOut()
    await changeConsent(withdraw)
    await signIn('bela')
    expect([accounts.bela, current()!.choice]).toMatchObject([all, all])
  })

  it('keep a withdrawal that a guest made between two sign-ins of the same user', async () => {
    const accounts = accountsWith({})
    const { changeConsent, signIn, signOut } = await openTab()
    await changeConsent(accept)
    await signIn('ana')
    await signOut()
    await changeConsent(withdraw)
    await signIn('ana')
    expect(accounts.ana).toMatchObject(none)
  })

  it('are not those of another account: the next one is asked', async () => {
    const accounts = accountsWith({ ana: saved(all, longAgo) })
    const { current, signIn, signOut } = await openTab()
    await signIn('ana')
    await signOut()
    expect(current()!.choice).toMatchObject(all)
    await signIn('bela')
    expect([accounts.bela, current()!.choice, cookie()]).toEqual([undefined, null, undefined])
  })

  it('are not those of another account even if they were not saved', async () => {
    const accounts = accountsWith({ ana: saved(none, longAgo) })
    const { changeConsent, current, signIn, signOut } = await openTab()
    await signIn('ana')
    const online = globalThis.fetch
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await changeConsent(accept)
    globalThis.fetch = online
    await signOut()
    await signIn('bela')
    expect([accounts.bela, current()!.choice]).toEqual([undefined, null])
  })

  it('keep a withdrawal that was not saved when the profile changes', async () => {
    accountsWith({ ana: saved(all, longAgo) })
    const { changeConsent, changeProfile, current, signIn } = await openTab()
    await signIn('ana')
    const online = globalThis.fetch
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await changeConsent(withdraw)
    globalThis.fetch = online
    await changeProfile('ana')
    await signIn('ana')
    expect(current()!.choice).toMatchObject(none)
  })

  it('are joined again by the next document after a change that was not saved', async () => {
    const accounts = accountsWith({ ana: saved(all, longAgo) })
    const { changeConsent, signIn, tracked } = await openTab()
    await signIn('ana')
    const online = globalThis.fetch
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await changeConsent(withdraw)
    // The server alone records that of a user.
    expect(tracked).toEqual([])
    globalThis.fetch = online
    await (await openTab()).signIn('ana')
    expect(accounts.ana).toMatchObject(none)
  })
})
