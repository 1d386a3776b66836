import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { createAuthenticator } from './testing.ts'
import type { Authenticator, Manner } from './testing.ts'
import { messageTo, newIp, newEmail, newNumber, signInByMail } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const site = 'http://localhost:3000'
const refused = [400, expect.objectContaining({ errorCode: 'INVALID_INPUT', field: 'response' })]

type Answer = Record<string, unknown>

const optionsFor = async ({ sAccessToken: bearer }: SignedInUser) => (await api.call('newPasskeyOptions', {}, { bearer })).ok.options

async function add(user: SignedInUser, authenticator: Authenticator, manner: Manner = {}, name?: string) {
  const response = authenticator.create(await optionsFor(user), manner)
  const body = { response, ...(name === undefined ? {} : { name }) }
  return api.call('addPasskey', { body }, { bearer: user.sAccessToken, headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' } })
}

async function challenge(): Promise<Answer> {
  return (await api.call('passkeyChallenge', {}, { ip: newIp() })).ok.options
}

async function signIn(response: Answer, deviceId = 'browser-with-passkey') {
  const { status, ok, error } = await api.call('signInWithPasskey', { body: { response, deviceId } }, { ip: newIp() })
  return { status, ok, error, seen: [status, error] }
}

/** A signed-in user with a passkey. */
async function userWithPasskey(authenticator = createAuthenticator(site)) {
  const user = await api.signIn(newNumber())
  expect((await add(user, authenticator)).status).toBe(200)
  return { user, authenticator }
}

describe('adding a passkey', () => {
  it('requires a discoverable credential of this site with user verification', async () => {
    const user = await api.signIn(newNumber())
    expect(await optionsFor(user)).toMatchObject({
      rp: { id: 'localhost' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      attestation: 'none',
      user: { id: Buffer.from(user.userId).toString('base64url') },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
  })

  it('stores it under the given name, else that of the device, and lists it', async () => {
    const user = await api.signIn(newNumber())
    const authenticator = createAuthenticator(site)
    const first = await add(user, authenticator)
    expect(first.ok).toEqual({ id: expect.any(String), name: 'Chrome on Linux', createdAt: expect.any(String), lastUsedAt: null })
    const second = await add(user, authenticator, {}, 'আমার চাবি')
    expect((await api.call('passkeys', {}, { bearer: user.sAccessToken })).ok).toEqual({ items: [second.ok, first.ok], total: 2 })
    expect(await optionsFor(user)).toMatchObject({ excludeCredentials: [{ type: 'public-key' }, { type: 'public-key' }] })
  })

  it('accepts a response once, within five minutes, from the user of the challenge', async () => {
    const [user, other] = [await api.signIn(newNumber()), await api.signIn(newNumber())]
    const authenticator = createAuthenticator(site)
    const send = async (response: Answer, { sAccessToken: bearer }: SignedInUser) => {
      const { status, error } = await api.call('addPasskey', { body: { response } }, { bearer })
      return [status, error]
    }
    const answer = authenticator.create(await optionsFor(user))
    expect(await send(answer, other)).toEqual(refused)
    expect((await send(answer, user))[0]).toBe(200)
    expect(await send(answer, user)).toEqual(refused)
    const late = authenticator.create(await optionsFor(user))
    api.wait(301)
    expect(await send(late, user)).toEqual(refused)
    expect(await send(authenticator.create({ ...(await optionsFor(user)), ...(await challenge()) }), user)).toEqual(refused)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another name of this one', { origin: 'http://127.0.0.1:3000' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an authenticator that did not make sure of its owner', { isOwnerSure: false }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
  ])('refuses what comes from %s', async (_what, manner) => {
    const { status, error } = await add(await api.signIn(newNumber()), createAuthenticator(site), manner)
    expect([status, error]).toEqual(refused)
  })

  it('rejects an invalid response', async () => {
    const user = await api.signIn(newNumber())
    const whole = createAuthenticator(site).create(await optionsFor(user)) as { response: Answer }
    const broken = [
      {}, { ...whole, id: 5 }, { ...whole, type: 'password' }, { ...whole, response: null }, { ...whole, response: {} },
      { ...whole, response: { ...whole.response, clientDataJSON: 'e30' } }, { ...whole, response: { ...whole.response, clientDataJSON: '%%' } },
      { ...whole, response: { ...whole.response, attestationObject: 'AAAA' } }, { ...whole, response: { ...whole.response, transports: 'usb' } },
    ]
    for (const response of broken) {
      const { status, error } = await api.call('addPasskey', { body: { response } }, { bearer: user.sAccessToken })
      expect([status, error]).toEqual(refused)
    }
  })

  it('limits a user to twenty, also concurrently', async () => {
    const user = await api.signIn(newNumber())
    const authenticator = createAuthenticator(site)
    const answers = await Promise.all(Array.from({ length: 22 }, () => optionsFor(user)))
    const added = await Promise.all(
      answers.map((options) => api.call('addPasskey', { body: { response: authenticator.create(options) } }, { bearer: user.sAccessToken })),
    )
    expect(added.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(added.filter(({ error }) => error.errorCode === 'CONFLICT')).toHaveLength(2)
    const more = await api.call('newPasskeyOptions', {}, { bearer: user.sAccessToken })
    expect([more.status, more.error.errorCode]).toEqual([409, 'CONFLICT'])
  })

  it('notifies the account’s email, in the user’s language', async () => {
    const email = newEmail()
    const user = await signInByMail(api, email, 'browser-mail', 'bn')
    const response = createAuthenticator(site).create(await optionsFor(user))
    await api.call('addPasskey', { body: { response, name: 'রান্নাঘর' } }, { bearer: user.sAccessToken, headers: { 'accept-language': 'bn' } })
    const mail = await messageTo(api, email, 'পাসকি')
    expect(mail.text).toMatch(/পাসকি: রান্নাঘর[^]*http:\/\/localhost:3000\/bn\/settings\/accounts/)
  })
})

describe('signing in with a passkey', () => {
  it('offers a challenge without a user', async () => {
    expect(await challenge()).toEqual({ rpId: 'localhost', challenge: expect.stringMatching(/^[\w-]{43}$/), timeout: 60_000, userVerification: 'required' })
  })

  it('signs in to the account of the passkey, and stores the time', async () => {
    const { user, authenticator } = await userWithPasskey()
    const { ok } = await signIn(authenticator.get(await challenge()))
    expect(ok).toMatchObject({ userId: user.userId, isDeviceLimitReached: false, accessToken: ok.sAccessToken })
    const { items } = (await api.call('passkeys', {}, { bearer: ok.sAccessToken })).ok
    expect(items).toMatchObject([{ lastUsedAt: expect.any(String) }])
    const trail = await api.db.selectFrom('sign_in_event').select(['kind', 'outcome']).where('user_id', '=', user.userId).orderBy('at').execute()
    expect(trail.slice(-2)).toEqual([{ kind: 'passkeyAdded', outcome: 'done' }, { kind: 'passkey', outcome: 'signedIn' }])
  })

  it('accepts a response once, also concurrently, and within five minutes', async () => {
    const { authenticator } = await userWithPasskey()
    const answer = authenticator.get(await challenge())
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(answer)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = authenticator.get(await challenge())
    api.wait(301)
    expect((await signIn(late)).seen).toEqual(refused)
  })

  it('rejects a clone, whose counter is behind', async () => {
    const { authenticator } = await userWithPasskey()
    expect((await signIn(authenticator.get(await challenge()))).status).toBe(200)
    const [key] = authenticator.keys
    const copy = key && { ...key, counter: 0 }
    expect((await signIn(authenticator.get(await challenge(), {}, copy))).seen).toEqual(refused)
    expect((await signIn(authenticator.get(await challenge()))).status).toBe(200)
  })

  it('accepts authenticators without a counter', async () => {
    const { authenticator } = await userWithPasskey(createAuthenticator(site, { counts: false }))
    for (let time = 0; time < 2; time += 1) expect((await signIn(authenticator.get(await challenge()))).status).toBe(200)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an authenticator that did not make sure of its owner', { isOwnerSure: false }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['a challenge of its own', { challenge: 'A'.repeat(43) }],
  ])('refuses what comes from %s', async (_what, manner) => {
    const { authenticator } = await userWithPasskey()
    expect((await signIn(authenticator.get(await challenge(), manner))).seen).toEqual(refused)
  })

  it('rejects an unknown passkey, another signature and another user handle', async () => {
    const [one, other] = [await userWithPasskey(), await userWithPasskey()]
    const stranger = createAuthenticator(site)
    stranger.create(await optionsFor(one.user))
    expect((await signIn(stranger.get(await challenge()))).seen).toEqual(refused)
    const [mine, theirs] = [one.authenticator.keys[0], other.authenticator.keys[0]]
    if (!mine || !theirs) throw new Error('There are no keys')
    expect((await signIn(stranger.get(await challenge(), {}, { ...mine, id: theirs.id }))).seen).toEqual(refused)
    expect((await signIn(stranger.get(await challenge(), {}, { ...mine, userHandle: theirs.userHandle }))).seen).toEqual(refused)
    const trail = await api.db.selectFrom('sign_in_event').select('outcome').where('user_id', '=', other.user.userId).where('kind', '=', 'passkey').execute()
    expect(trail).toEqual([{ outcome: 'INVALID_CREDENTIALS' }])
  })

  it('rejects an invalid response, thirty times in ten minutes for an IP', async () => {
    const ip = newIp()
    const send = (response: Answer) => api.call('signInWithPasskey', { body: { response, deviceId: 'browser-x' } }, { ip })
    expect((await send({})).error).toMatchObject({ field: 'response' })
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1) {
      const nobody = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } }
      statuses.push((await send(nobody)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429])
  })

  it('applies the device limit', async () => {
    const { user, authenticator } = await userWithPasskey()
    for (const device of ['browser-a', 'browser-b']) await signIn(authenticator.get(await challenge()), device)
    const { ok } = await signIn(authenticator.get(await challenge()), 'browser-c')
    expect(ok).toMatchObject({ userId: user.userId, isDeviceLimitReached: true })
    expect((await api.call('passkeys', {}, { bearer: ok.sAccessToken })).error.errorCode).toBe('DEVICE_LIMIT_REACHED')
  })
})

describe('removing a passkey', () => {
  it('is final, also for a sign-in in progress', async () => {
    const { user, authenticator } = await userWithPasskey()
    const { items } = (await api.call('passkeys', {}, { bearer: user.sAccessToken })).ok
    const removal = { params: { id: items[0]?.id ?? '' } }
    expect((await api.call('removePasskey', removal, { bearer: user.sAccessToken })).status).toBe(204)
    expect((await signIn(authenticator.get(await challenge()))).seen).toEqual(refused)
    expect((await api.call('removePasskey', removal, { bearer: user.sAccessToken })).status).toBe(404)
  })

  it('does not find the passkey of another user', async () => {
    const [one, other] = [await userWithPasskey(), await userWithPasskey()]
    const { items } = (await api.call('passkeys', {}, { bearer: other.user.sAccessToken })).ok
    const removed = await api.call('removePasskey', { params: { id: items[0]?.id ?? '' } }, { bearer: one.user.sAccessToken })
    expect([removed.status, removed.error.errorCode]).toEqual([404, 'NOT_FOUND'])
    expect((await signIn(other.authenticator.get(await challenge()))).status).toBe(200)
  })
})

it('stores challenges as hashes only', async () => {
  const { challenge: asked } = (await challenge()) as { challenge: string }
  const rows = await api.db.selectFrom('passkey_challenge').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some(({ challenge_hash: hash }) => hash.equals(Buffer.from(asked, 'base64url')))).toBe(false)
})
