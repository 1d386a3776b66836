import { createHash, randomBytes } from 'node:crypto'
import { providerToken } from '@ott/sandbox/testing'
import type { TokenRequest } from '@ott/sandbox/testing'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { createAuthenticator } from '../passkeys/testing.ts'
import { messageTo, newEmail, newIp, newNumber, signInByMail } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

type Provider = 'google' | 'apple' | 'facebook'
type Choice = TokenRequest['choice']
type Bearer = { sAccessToken: string }

/** A person whose email the provider has not verified, so that the account opens by the provider alone. */
const somebody = (): Choice => ({ name: 'Tuli Bose', email: newEmail() })
const somebodyVerified = (): Choice => ({ name: 'Tuli Bose', email: newEmail(), verified: 'yes' })

async function credentialOf(provider: Provider, choice: Choice) {
  const nonce = randomBytes(32).toString('base64url')
  const token = await providerToken(api.sandbox, provider, { choice, nonce: createHash('sha256').update(nonce).digest('base64url') })
  if (provider === 'facebook') return { facebookToken: token }
  return provider === 'google' ? { googleToken: token, nonce } : { identityToken: token, nonce }
}

async function signInWith(provider: Provider, choice: Choice) {
  const body = { ...(await credentialOf(provider, choice)), deviceId: 'browser-one' }
  return (await api.call('signInWithProvider', { params: { provider }, body }, { ip: newIp() })).ok
}

const link = async ({ sAccessToken: bearer }: Bearer, provider: Provider, choice: Choice) =>
  api.call('linkSocialAccount', { params: { provider }, body: await credentialOf(provider, choice) }, { bearer, ip: newIp() })
const unlink = ({ sAccessToken: bearer }: Bearer, provider: Provider) => api.call('unlinkSocialAccount', { params: { provider } }, { bearer, ip: newIp() })
const linkedOf = async ({ sAccessToken: bearer }: Bearer) => (await api.call('socialAccounts', {}, { bearer })).ok.items.map(({ provider }) => provider)

async function addPasskey({ sAccessToken: bearer }: Bearer): Promise<string> {
  const { ok } = await api.call('newPasskeyOptions', {}, { bearer })
  return (await api.call('addPasskey', { body: { response: createAuthenticator('http://localhost:3000').create(ok.options) } }, { bearer })).ok.id
}

describe('linking an account of a provider', () => {
  it.each(['google', 'apple', 'facebook'] as const)('lets %s open the account, whatever email it has', async (provider) => {
    const [user, person] = [await api.signIn(newNumber()), somebodyVerified()]
    expect((await link(user, provider, person)).status).toBe(204)
    expect((await signInWith(provider, person)).userId).toBe(user.userId)
    const again = await api.call('user', {}, { bearer: (await signInWith(provider, person)).sAccessToken })
    expect(again.ok.email).toBeNull()
  })

  it('is listed for its user only, and reported by email', async () => {
    const email = newEmail()
    const [user, other] = [await signInByMail(api, email), await signInByMail(api, newEmail())]
    await link(user, 'google', somebody())
    expect([await linkedOf(user), await linkedOf(other)]).toEqual([['google'], []])
    expect((await messageTo(api, email, 'was linked')).subject).toContain('Google')
  })

  it('is refused if the account opens another one here', async () => {
    const person = somebody()
    const [owner, other] = [await signInWith('google', person), await api.signIn(newNumber())]
    expect(await link(other, 'google', person)).toMatchObject({ status: 409, error: { errorCode: 'SOCIAL_CONFLICT', provider: 'google' } })
    expect([await linkedOf(owner), await linkedOf(other)]).toEqual([['google'], []])
  })

  it('succeeds again for the same account, and is refused for another one of the provider', async () => {
    const [user, person] = [await api.signIn(newNumber()), somebody()]
    expect([(await link(user, 'apple', person)).status, (await link(user, 'apple', person)).status]).toEqual([204, 204])
    expect(await link(user, 'apple', somebody())).toMatchObject({ status: 409, error: { errorCode: 'CONFLICT', field: 'provider' } })
    expect(await linkedOf(user)).toEqual(['apple'])
  })

  it('gives the account to one of two users that link it at once', async () => {
    const [one, other, person] = [await api.signIn(newNumber()), await api.signIn(newNumber()), somebody()]
    const answers = await Promise.all([link(one, 'google', person), link(other, 'google', person)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
    expect([...(await linkedOf(one)), ...(await linkedOf(other))]).toEqual(['google'])
  })

  it('needs a token of the provider, used once', async () => {
    const user = await api.signIn(newNumber())
    const body = await credentialOf('google', somebody())
    const offer = (given: typeof body, provider: Provider = 'google') => api.call('linkSocialAccount', { params: { provider }, body: given }, { bearer: user.sAccessToken, ip: newIp() })
    expect((await offer(body, 'apple')).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'identityToken' })
    expect([(await offer(body)).status, (await offer(body)).error.errorCode]).toEqual([204, 'SOCIAL_SIGN_IN_FAILED'])
  })
})

describe('unlinking an account of a provider', () => {
  it('is reported, and it opens the account no more', async () => {
    const [email, person] = [newEmail(), somebody()]
    const user = await signInByMail(api, email)
    await link(user, 'google', person)
    expect([(await unlink(user, 'google')).status, (await unlink(user, 'google')).error.errorCode]).toEqual([204, 'NOT_FOUND'])
    expect((await messageTo(api, email, 'was unlinked')).subject).toContain('Google')
    expect((await signInWith('google', person)).userId).not.toBe(user.userId)
  })

  it('is refused for the last sign-in method, with what to add', async () => {
    const user = await signInWith('google', somebody())
    expect(await unlink(user, 'google')).toMatchObject({
      status: 409,
      error: { errorCode: 'CONFLICT', field: 'signInMethod', message: 'This is your only way to log in. Add a mobile number, an email address or a passkey first.' },
    })
    expect(await linkedOf(user)).toEqual(['google'])
    await addPasskey(user)
    expect((await unlink(user, 'google')).status).toBe(204)
  })

  it('counts no provider that is not configured', async () => {
    const user = await signInWith('google', somebody())
    await link(user, 'apple', somebody())
    const { social } = api.deps.config
    const node = await api.addNode({ social: { ...social, apple: null } })
    const { error } = await node.call('unlinkSocialAccount', { params: { provider: 'google' } }, { bearer: user.sAccessToken })
    await node.app.close()
    expect(error).toMatchObject({ errorCode: 'CONFLICT', field: 'signInMethod' })
  })
})

describe('the last two sign-in methods', () => {
  it('removed at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await signInWith('google', somebody())
      await link(user, 'facebook', somebody())
      const answers = await Promise.all([unlink(user, 'google'), unlink(user, 'facebook')])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
      expect(await linkedOf(user)).toHaveLength(1)
    }
  })

  it('stay one when one of them is a passkey', async () => {
    const user = await signInWith('google', somebody())
    const id = await addPasskey(user)
    const removePasskey = () => api.call('removePasskey', { params: { id } }, { bearer: user.sAccessToken })
    const answers = await Promise.all([unlink(user, 'google'), removePasskey()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
    const left = await Promise.all([linkedOf(user), api.call('passkeys', {}, { bearer: user.sAccessToken })])
    expect(left[0].length + left[1].ok.total).toBe(1)
  })

  it('do not include a passkey of an account with a phone number', async () => {
    const user = await api.signIn(newNumber())
    const id = await addPasskey(user)
    expect((await api.call('removePasskey', { params: { id } }, { bearer: user.sAccessToken })).status).toBe(204)
  })
})

// Last, because it moves the clock past a recent proof of identity.
it('linking and unlinking need a recent proof of identity', async () => {
  const user = await api.signIn(newNumber())
  await link(user, 'google', somebody())
  api.wait(601)
  const answers = [await link(user, 'apple', somebody()), await unlink(user, 'google')]
  expect(answers.map(({ error }) => error.errorCode)).toEqual(['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED'])
})
