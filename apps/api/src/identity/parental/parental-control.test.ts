import { brand } from '@ott/brand'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { newEmail, newNumber, signInByMail, wrongCode } from '../testing.ts'
import { parentOf } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function newParent() {
  const number = newNumber()
  const user = await api.signIn(number)
  return { number, account: user, ...parentOf(api, user, number) }
}

const statusOf = async (parent: Awaited<ReturnType<typeof newParent>>) => {
  const { parentalControlStatus, maturityRating, restrictedTitles } = await parent.user()
  return [parentalControlStatus, maturityRating, restrictedTitles]
}

async function pinEvents(userId: string) {
  return api.db.selectFrom('sign_in_event').select('outcome').where('user_id', '=', userId).where('kind', '=', 'pin').execute()
}

describe('turning parental control on', () => {
  it('waits for the code to the owner, and older tokens are refused once', async () => {
    const parent = await newParent()
    expect((await parent.enable({ maturityRating: 'U/A 13+' })).ok).toMatchObject({ parentalControlStatus: 'pending', to: expect.stringMatching(/\*{3,}/) })
    expect(await statusOf(parent)).toEqual(['pending', null, null])
    expect(api.sandbox.outbox.to(parent.number)[0]).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), text: expect.stringContaining('parental control') })
    expect((await parent.verify()).ok).toEqual({ parentalControlStatus: 'on', maturityRating: 'U/A 13+', restrictedTitles: 'ask' })
    expect((await api.call('user', {}, parent.bearer())).error.errorCode).toBe('TOKEN_EXPIRED')
    await parent.refresh()
    expect(await statusOf(parent)).toEqual(['on', 'U/A 13+', 'ask'])
  })

  it('changes nothing without the code, and only the newest code completes the newest change', async () => {
    const parent = await newParent()
    await parent.enable({ maturityRating: 'U', pin: '1111' })
    const older = api.codeFor(parent.number)
    await parent.enable({ maturityRating: 'A 18+', restrictedTitles: 'hide', pin: '2222' })
    if (older !== api.codeFor(parent.number)) expect((await parent.verify(older)).error.errorCode).toBe('CODE_INCORRECT')
    expect((await statusOf(parent))[0]).toBe('pending')
    expect((await parent.pin('2222')).error.errorCode).toBe('CONFLICT')
    await parent.verify()
    await parent.refresh()
    expect(await statusOf(parent)).toEqual(['on', 'A 18+', 'hide'])
    expect([(await parent.pin('1111')).status, (await parent.pin('2222')).status]).toEqual([400, 200])
  })

  it('rejects to hide everything, an unknown rating and other PINs than four digits', async () => {
    const parent = await newParent()
    const fieldOf = async (change: Parameters<typeof parent.enable>[0]) => (await parent.enable(change)).error.field
    expect(await fieldOf({ maturityRating: 'U', restrictedTitles: 'hide' })).toBe('restrictedTitles')
    expect(await fieldOf({ maturityRating: 'R' })).toBe('maturityRating')
    for (const pin of ['123', '12345', '12a4', '১২৩৪', '']) expect(await fieldOf({ pin })).toBe('pin')
    expect(await statusOf(parent)).toEqual(['off', null, null])
  })

  it('accepts a code once, five attempts of it, and none of somebody else', async () => {
    const [parent, stranger] = [await newParent(), await newParent()]
    await parent.enable()
    const code = api.codeFor(parent.number)
    expect((await stranger.verify(code)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    const answers = await Promise.all(Array.from({ length: 4 }, () => parent.verify(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await parent.refresh()
    await parent.enable()
    const wrong = wrongCode(api.codeFor(parent.number)).padStart(6, '0')
    const refusals = []
    for (let attempt = 0; attempt < 6; attempt += 1) refusals.push((await parent.verify(wrong)).error.errorCode)
    expect(refusals).toEqual([...Array<string>(4).fill('CODE_INCORRECT'), 'RESTART_FLOW_ERROR', 'RESTART_FLOW_ERROR'])
  })

  it('sends the code to the email of an account without a phone number', async () => {
    const email = newEmail()
    const user = await signInByMail(api, email)
    const parent = parentOf(api, user, email)
    await parent.enable()
    expect((await parent.verify()).ok.parentalControlStatus).toBe('on')
    expect(api.sandbox.outbox.to(email).some(({ text }) => text.includes('parental control'))).toBe(true)
  })

  it('stores neither PIN nor code in plain text', async () => {
    const parent = await newParent()
    await parent.restrict({ pin: '8642' })
    const profile = await api.db.selectFrom('profile').selectAll().where('user_id', '=', parent.account.userId).executeTakeFirstOrThrow()
    expect(profile.pin_hash).toMatch(/^\$argon2id\$/)
    const events = await api.db.selectFrom('sign_in_event').selectAll().where('user_id', '=', parent.account.userId).execute()
    expect(JSON.stringify([profile, events])).not.toMatch(/8642/)
  })
})

describe('a change', () => {
  it('is completed only by the session that proposed it, whose proposal ends those of other sessions', async () => {
    const parent = await newParent()
    await parent.restrict({ restrictedTitles: 'hide' })
    const child = parentOf(api, await api.signIn(parent.number, 'browser-of-the-child'), parent.number)
    await parent.enable({ maturityRating: 'U/A 13+', restrictedTitles: 'hide' })
    const codeOfParent = api.codeFor(parent.number)
    expect((await child.verify(codeOfParent)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    await child.disable()
    const codeOfChild = api.codeFor(parent.number)
    for (const code of [codeOfParent, codeOfChild]) expect((await parent.verify(code)).error.errorCode).toBe('RESTART_FLOW_ERROR')
    expect(await statusOf(parent)).toEqual(['on', 'U/A 16+', 'hide'])
  })

  it('is not reported as pending to another session', async () => {
    const parent = await newParent()
    await parent.enable()
    const other = parentOf(api, await api.signIn(parent.number, 'browser-other'), parent.number)
    expect([(await parent.user()).parentalControlStatus, (await other.user()).parentalControlStatus]).toEqual(['pending', 'off'])
  })

  it.each([
    ['en', [`turn on parental control in ${brand.name.en} (titles rated U/A 16+ and above are hidden)`, `change parental control in ${brand.name.en} (new PIN; titles rated A 18+ and above ask for the PIN)`, `turn off parental control in ${brand.name.en}.`]],
    ['bn', ['(U/A 16+ ও তার উপরের রেটিংয়ের ছবি ও সিরিজ লুকানো থাকবে)', '(নতুন পিন; A 18+ ও তার উপরের রেটিংয়ের ছবি ও সিরিজ পিন চাইবে)', 'পেরেন্টাল কন্ট্রোল বন্ধ করার কোড']],
  ])('is named by the message with its code: %s', async (language, names) => {
    const parent = await newParent()
    const options = () => ({ ...parent.bearer(), headers: { 'accept-language': language } })
    const enable = (maturityRating: string, restrictedTitles: 'ask' | 'hide') => api.call('enableParentalControl', { body: { pin: '2468', maturityRating, restrictedTitles } }, options())
    await enable('U/A 16+', 'hide')
    await parent.verify()
    await parent.refresh()
    api.wait(30)
    await enable('A 18+', 'ask')
    api.wait(30)
    await api.call('disableParentalControl', {}, options())
    const texts = api.sandbox.outbox.to(parent.number).map(({ text }) => text)
    expect(texts.slice(0, 3).toReversed()).toEqual(names.map((name) => expect.stringContaining(name)))
  })
})

describe('turning it off', () => {
  it('takes a code, not the PIN', async () => {
    const parent = await newParent()
    expect((await parent.disable()).error.errorCode).toBe('CONFLICT')
    await parent.restrict({ pin: '2468', restrictedTitles: 'hide' })
    expect((await parent.disable()).ok.parentalControlStatus).toBe('on')
    expect((await parent.verify('2468')).error.field).toBe('otp')
    expect(await statusOf(parent)).toEqual(['on', 'U/A 16+', 'hide'])
    expect((await parent.verify()).ok).toEqual({ parentalControlStatus: 'off', maturityRating: null, restrictedTitles: null })
    await parent.refresh()
    expect(await statusOf(parent)).toEqual(['off', null, null])
  })
})

describe('the PIN', () => {
  it('has five attempts, after which the right one waits too', async () => {
    const parent = await newParent()
    await parent.restrict()
    const answers = []
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push((await parent.pin('0000')).error)
    expect(answers.map(({ attemptsLeft, errorCode }) => attemptsLeft ?? errorCode)).toEqual([4, 3, 2, 1, 'RATE_LIMITED'])
    api.wait(180)
    const locked = await parent.pin('2468')
    expect([locked.status, locked.error.errorCode]).toEqual([429, 'RATE_LIMITED'])
    expect(locked.error.retryAfter).toBeGreaterThan(600)
    expect(Number(locked.headers['retry-after'])).toBe(locked.error.retryAfter)
    api.wait(721)
    await parent.refresh()
    expect((await parent.pin('2468')).status).toBe(200)
  })

  it('is in no audit log where there is none to compare with', async () => {
    const parent = await newParent()
    expect((await parent.pin('2468')).error.errorCode).toBe('CONFLICT')
    expect(await pinEvents(parent.account.userId)).toEqual([])
  })

  it('is compared at most five times by fifty guesses at once', async () => {
    const parent = await newParent()
    await parent.restrict()
    const answers = await Promise.all(Array.from({ length: 50 }, () => parent.pin('0000')))
    const judged = answers.filter(({ error }) => error.errorCode === 'PIN_INCORRECT')
    expect(judged.map(({ error }) => error.attemptsLeft).toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4])
    expect(answers.filter(({ error }) => error.errorCode === 'RATE_LIMITED')).toHaveLength(46)
    const events = await pinEvents(parent.account.userId)
    expect(events.filter(({ outcome }) => outcome === 'PIN_INCORRECT')).toHaveLength(4)
  })

  it('counts a guess whose moment is before that of the first one', async () => {
    const parent = await newParent()
    await parent.restrict()
    const first = await parent.pin('0000')
    api.wait(-1)
    expect([first.error.attemptsLeft, (await parent.pin('0000')).error.attemptsLeft]).toEqual([4, 3])
  })

  it('costs no attempt if it is right, and locks nobody else out', async () => {
    const [parent, other] = [await newParent(), await newParent()]
    await parent.restrict()
    await other.restrict()
    for (let attempt = 0; attempt < 8; attempt += 1) expect((await parent.pin('2468')).status).toBe(200)
    for (let attempt = 0; attempt < 5; attempt += 1) await other.pin('0000')
    expect((await parent.pin('2468')).status).toBe(200)
  })

  it('is replaced by a code if it was forgotten, and may then be tried again', async () => {
    const parent = await newParent()
    await parent.restrict()
    for (let attempt = 0; attempt < 5; attempt += 1) await parent.pin('0000')
    await parent.restrict({ pin: '9753' })
    expect([(await parent.pin('2468')).error.attemptsLeft, (await parent.pin('9753')).status]).toEqual([4, 200])
  })
})
