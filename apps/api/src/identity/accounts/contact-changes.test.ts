import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { leave } from '../../personal-data/testing.ts'
import { createAuthenticator } from '../passkeys/testing.ts'
import { messageTo, newEmail, newIp, newNumber, signInByMail } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const hours = 3_600

const addEmail = ({ sAccessToken: bearer }: SignedInUser, email: string) => api.call('addEmail', { body: { email } }, { bearer, ip: newIp() })
const verifyEmail = ({ sAccessToken: bearer }: SignedInUser, email: string, otp: string) => api.call('verifyEmail', { body: { email, otp } }, { bearer, ip: newIp() })
const contactsOf = async ({ sAccessToken: bearer }: SignedInUser) => {
  const { email, phoneNumber } = (await api.call('user', {}, { bearer })).ok
  return { email, phoneNumber }
}
const revert = (token: string) => api.call('revertContact', { body: { token } }, { ip: newIp() })

async function changeEmail(user: SignedInUser, email: string): Promise<void> {
  await addEmail(user, email)
  expect((await verifyEmail(user, email, api.codeFor(email))).status).toBe(204)
}

async function changeNumber({ sAccessToken: bearer }: SignedInUser, phoneNumber: string): Promise<void> {
  await api.call('addPhoneNumber', { body: { phoneNumber } }, { bearer, ip: newIp() })
  expect((await api.call('verifyPhone', { body: { phoneNumber, otp: api.codeFor(phoneNumber) } }, { bearer, ip: newIp() })).status).toBe(204)
}

/** The token of the link that the previous contact got. */
async function tokenTo(contact: string): Promise<string> {
  const { text } = await messageTo(api, contact, 'revertToken=')
  return /revertToken=([\w-]+)/.exec(text)?.[1] ?? ''
}

describe('two changes of a contact at once', () => {
  it('give the account the contact of the newest code, and no other', async () => {
    const [user, before, one, other] = [await api.signIn(newNumber()), newEmail(), newEmail(), newEmail()]
    await changeEmail(user, before)
    await Promise.all([addEmail(user, one), addEmail(user, other)])
    const answers = await Promise.all([one, other].map((email) => verifyEmail(user, email, api.codeFor(email))))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 400])
    expect(answers.find(({ status }) => status === 400)?.error.errorCode).toBe('RESTART_FLOW_ERROR')
    const { email } = await contactsOf(user)
    expect(email).toBe(answers[0]?.status === 204 ? one : other)
  })

  it('cost the newest code no attempt', async () => {
    const [user, older, newer] = [await api.signIn(newNumber()), newEmail(), newEmail()]
    await addEmail(user, older)
    await addEmail(user, newer)
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await verifyEmail(user, older, api.codeFor(older))).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect((await verifyEmail(user, newer, api.codeFor(newer))).status).toBe(204)
  })
})

describe('the owner of a previous contact', () => {
  it('takes the change of an email back by the link in the notice, once, which ends all sessions', async () => {
    const [email, stolen, number] = [newEmail(), newEmail(), newNumber()]
    const user = await api.signIn(number)
    await changeEmail(user, email)
    await changeEmail(user, stolen)
    const notice = await messageTo(api, email, 'was changed')
    expect(notice.text).toContain(`${api.deps.config.siteOrigin}/en/revert-contact?revertToken=`)
    const token = await tokenTo(email)
    expect((await revert(token)).status).toBe(204)
    expect((await api.call('user', {}, { bearer: user.sAccessToken })).error).toMatchObject({ errorCode: 'SESSION_REVOKED', reason: 'contactReverted' })
    expect((await api.call('refreshSession', {}, { bearer: user.sRefreshToken })).error).toMatchObject({ errorCode: 'SESSION_REVOKED', reason: 'contactReverted' })
    const again = await signInByMail(api, email)
    expect([again.userId, await contactsOf(again)]).toEqual([user.userId, { email, phoneNumber: number }])
    expect((await messageTo(api, stolen, 'was removed')).subject).toContain('was removed')
    expect(await revert(token)).toMatchObject({ status: 410, error: { errorCode: 'GONE', message: 'This link has expired or was already used.' } })
  })

  it('takes the change of a number back by the link in the message', async () => {
    const [number, stolen] = [newNumber(), newNumber()]
    const user = await api.signIn(number)
    await changeNumber(user, stolen)
    expect((await revert(await tokenTo(number))).status).toBe(204)
    expect((await api.signIn(number)).userId).toBe(user.userId)
    expect((await messageTo(api, stolen, 'was removed')).channel).toBe('sms')
  })

  it('also takes back what was changed and added since', async () => {
    const [number, email, stolen] = [newNumber(), newEmail(), newEmail()]
    const user = await api.signIn(number)
    await changeEmail(user, email)
    const old = createAuthenticator('http://localhost:3000')
    const { ok: before } = await api.call('newPasskeyOptions', {}, { bearer: user.sAccessToken })
    await api.call('addPasskey', { body: { response: old.create(before.options) } }, { bearer: user.sAccessToken })
    const days = new Date(api.now().getTime() - 4 * 24 * hours * 1_000)
    await api.db.updateTable('passkey').set({ created_at: days }).where('user_id', '=', user.userId).execute()
    await changeEmail(user, stolen)
    const passkey = createAuthenticator('http://localhost:3000')
    const { ok } = await api.call('newPasskeyOptions', {}, { bearer: user.sAccessToken })
    await api.call('addPasskey', { body: { response: passkey.create(ok.options) } }, { bearer: user.sAccessToken })
    await api.call('setPassword', { body: { newPassword: 'a kite over the Hooghly' } }, { bearer: user.sAccessToken })
    await changeNumber(user, newNumber())
    expect((await revert(await tokenTo(email))).status).toBe(204)
    const owner = await api.signIn(number)
    expect([owner.userId, await contactsOf(owner)]).toEqual([user.userId, { email, phoneNumber: number }])
    const { ok: methods } = await api.call('stepUpMethods', {}, { bearer: owner.sAccessToken })
    expect(methods.methods.map(({ type }) => type)).toEqual(['phone', 'email', 'passkey'])
    expect((await api.call('passkeys', {}, { bearer: owner.sAccessToken })).ok.total).toBe(1)
  })

  it('takes back an email that was only added, with a later change', async () => {
    const [number, added] = [newNumber(), newEmail()]
    const user = await api.signIn(number)
    await changeNumber(user, newNumber())
    await changeEmail(user, added)
    expect((await revert(await tokenTo(number))).status).toBe(204)
    expect(await contactsOf(await api.signIn(number))).toEqual({ email: null, phoneNumber: number })
  })

  it('takes back what a thief added before, and the deletion that the thief asked for', async () => {
    const [number, stolen] = [newNumber(), newNumber()]
    const user = await api.signIn(number)
    await changeEmail(user, newEmail())
    const passkey = createAuthenticator('http://localhost:3000')
    const { ok } = await api.call('newPasskeyOptions', {}, { bearer: user.sAccessToken })
    await api.call('addPasskey', { body: { response: passkey.create(ok.options) } }, { bearer: user.sAccessToken })
    await changeNumber(user, stolen)
    expect((await leave(api, stolen, user)).status).toBe(200)
    const thief = await api.signIn(stolen)
    expect((await api.call('deleteNow', {}, { bearer: thief.sAccessToken })).error.errorCode).toBe('CONFLICT')
    expect((await revert(await tokenTo(number))).status).toBe(204)
    const owner = await api.signIn(number)
    expect([owner.userId, owner.isDeviceLimitReached, await contactsOf(owner)]).toEqual([user.userId, false, { email: null, phoneNumber: number }])
    expect((await api.call('passkeys', {}, { bearer: owner.sAccessToken })).ok.total).toBe(0)
  })

  it('gets the contact back from the account that a login with it has opened since', async () => {
    const [number, stolen] = [newNumber(), newNumber()]
    const user = await api.signIn(number)
    await changeNumber(user, stolen)
    const accidental = await api.signIn(number)
    expect(accidental.userId).not.toBe(user.userId)
    expect((await revert(await tokenTo(number))).status).toBe(204)
    expect((await api.signIn(number)).userId).toBe(user.userId)
  })

  it('makes the links of later changes invalid', async () => {
    const [first, second, third] = [newEmail(), newEmail(), newEmail()]
    const user = await api.signIn(newNumber())
    for (const email of [first, second, third]) await changeEmail(user, email)
    const [own, later] = [await tokenTo(first), await tokenTo(second)]
    expect((await revert(own)).status).toBe(204)
    expect((await revert(later)).status).toBe(410)
    expect((await contactsOf(await signInByMail(api, first))).email).toBe(first)
  })

  it('succeeds once for ten concurrent calls', async () => {
    const [email, user] = [newEmail(), await api.signIn(newNumber())]
    await changeEmail(user, email)
    await changeEmail(user, newEmail())
    const token = await tokenTo(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => revert(token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, ...Array<number>(9).fill(410)])
  })

  it('does not get a contact that an older account has now, and all sessions of the changed account end', async () => {
    const other = await signInByMail(api, newEmail())
    const [number, user] = [newNumber(), await signInByMail(api, newEmail())]
    await changeNumber(user, number)
    await changeNumber(user, newNumber())
    const token = await tokenTo(number)
    await changeNumber(other, number)
    expect(await revert(token)).toMatchObject({ status: 409, error: { errorCode: 'CONFLICT', field: 'phoneNumber' } })
    expect((await contactsOf(other)).phoneNumber).toBe(number)
    expect((await api.call('user', {}, { bearer: user.sAccessToken })).error.errorCode).toBe('SESSION_REVOKED')
  })

  it('gets no link from a repeated proof of the same contact', async () => {
    const [email, user] = [newEmail(), await api.signIn(newNumber())]
    await changeEmail(user, email)
    api.wait(30)
    await changeEmail(user, email)
    expect(api.sandbox.outbox.to(email).filter(({ text }) => text.includes('revertToken='))).toEqual([])
  })

  // Last, because they move the clock by days.
  it('can do so for 72 hours', async () => {
    const change = async () => {
      const [email, number] = [newEmail(), newNumber()]
      const user = await api.signIn(number)
      await changeEmail(user, email)
      await changeEmail(user, newEmail())
      return tokenTo(email)
    }
    const inTime = await change()
    api.wait(71 * hours)
    expect((await revert(inTime)).status).toBe(204)
    const tooLate = await change()
    api.wait(73 * hours)
    expect((await revert(tooLate)).error.errorCode).toBe('GONE')
    expect((await revert('a-token-that-was-never-sent')).error.errorCode).toBe('GONE')
  })
})
