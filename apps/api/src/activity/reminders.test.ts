import { saveTitle } from '@ott/catalogue-store'
import { mailer } from '../notifications/mailer.ts'
import { smsGateway } from '../notifications/sms-gateway.ts'
import { readContact } from '../identity/accounts/accounts.ts'
import { userNotifier } from '../notifications/notify-user.ts'
import { householdOf } from '../identity/profiles/testing.ts'
import { messageTo, newEmail, newNumber, signInByMail } from '../identity/testing.ts'
import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { maxReminders } from './reminders.ts'
import { sendReleaseReminders } from './release-reminders.job.ts'
import type { ReminderDeps } from './release-reminders.job.ts'
import { addTitle, aTitle, anEpisode } from '../playback/testing.ts'

let api: TestApi
let user: SignedInUser
let number: string

/** A release soon enough that the session is still valid. */
const opens = () => new Date(api.now().getTime() + 300_000)

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country', featuresOff: {} } })
  await addTitle(api.db, aTitle('here'), { film: 'river' })
})
afterAll(() => api.stop())
beforeEach(async () => {
  number = newNumber()
  user = await api.signIn(number)
})

type By = Pick<SignedInUser, 'profileId' | 'sAccessToken'>

function ask(contentId: string, { by = user, headers = {}, ...body }: { by?: By; headers?: Record<string, string>; contentType?: 'movie' | 'series'; query?: object } = {}) {
  const { query = {}, contentType = 'movie' as const } = body
  return api.call('addReminder', { params: { id: by.profileId }, query, body: { contentId, contentType } }, { bearer: by.sAccessToken, headers })
}

function giveUp(contentId: string, by: By = user) {
  return api.call('removeReminder', { params: { id: by.profileId, contentId } }, { bearer: by.sAccessToken })
}

async function isWaiting(contentId: string, by: By = user): Promise<boolean> {
  const { ok } = await api.call('profileContents', { params: { id: by.profileId, contentId } }, { bearer: by.sAccessToken })
  return ok.hasReminder
}

/** Runs the job that the server runs every minute, with the test server's adapters. */
function tell({ config = api.deps.config, signal = new AbortController().signal, complain = (error: unknown): unknown => { throw error } } = {}): Promise<number> {
  const senders = { sms: smsGateway(config.sms), mail: mailer(config.mail) }
  const telling: ReminderDeps = { db: api.db, notifyUser: userNotifier((userId) => readContact(api.db, userId), senders), siteOrigin: config.siteOrigin, featuresOff: config.featuresOff, now: api.now }
  return sendReleaseReminders(telling, signal, complain)
}

const toldTo = (recipient: string, title: string) => api.sandbox.outbox.to(recipient).filter(({ text }) => text.includes(title))

describe('a reminder', () => {
  it('is saved, read with the title and removed, each idempotently', async () => {
    await addTitle(api.db, aTitle('soon', { releasesAt: opens() }), { film: 'river' })
    expect(await isWaiting('soon')).toBe(false)
    expect([(await ask('soon')).status, (await ask('soon')).status, await isWaiting('soon')]).toEqual([204, 204, true])
    expect([(await giveUp('soon')).status, (await giveUp('soon')).status, await isWaiting('soon')]).toEqual([204, 204, false])
  })

  it('belongs to its user', async () => {
    const other = await api.signIn(newNumber())
    await addTitle(api.db, aTitle('own', { releasesAt: opens() }))
    await ask('own')
    expect(await isWaiting('own', other)).toBe(false)
    const meddling = { ...other, profileId: user.profileId }
    expect([(await ask('own', { by: meddling })).status, (await giveUp('own', meddling)).status]).toEqual([403, 403])
    await giveUp('own', other)
    expect(await isWaiting('own')).toBe(true)
  })

  it('needs a signed-in user', async () => {
    const anonymous = { profileId: user.profileId, sAccessToken: await api.anonymous() }
    expect((await ask('own', { by: anonymous })).error.errorCode).toBe('LOGIN_REQUIRED')
  })

  it.each([
    ['nothing', 'movie', 404, 'contentId'],
    ['here', 'series', 400, 'contentType'],
    ['here', 'movie', 409, 'contentId'],
  ] as const)('of %s as a %s is refused with %i', async (contentId, contentType, status, field) => {
    const { status: answered, error } = await ask(contentId, { contentType })
    expect([answered, error.field]).toEqual([status, field])
  })

  it('is limited to a hundred, also concurrently', async () => {
    const ids = Array.from({ length: maxReminders + 5 }, (_, index) => `one-of-many-${index}`)
    for (const id of ids) await saveTitle(api.db, aTitle(id))
    const answers = await Promise.all(ids.map((id) => ask(id)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(maxReminders)
    expect(answers.filter(({ error }) => error?.errorCode === 'CONFLICT')).toHaveLength(5)
  })
})

describe('a due reminder', () => {
  it('is sent by SMS after the release, once, with a link in the user’s language', async () => {
    await addTitle(api.db, aTitle('evening', { releasesAt: opens() }), { film: 'river' })
    await ask('evening', { query: { language: 'bengali' } })
    await tell()
    expect(toldTo(number, '/evening')).toEqual([])
    api.wait(301)
    expect(await tell()).toBe(1)
    expect(await tell()).toBe(0)
    expect(toldTo(number, '/evening')).toMatchObject([
      { channel: 'sms', text: expect.stringMatching(/^evening নামে এসে গেছে। দেখুন: \S+\/bn\/evening /) as string },
    ])
    expect([await isWaiting('evening'), (await ask('evening')).status]).toEqual([false, 409])
  })

  it('is sent by email if there is one', async () => {
    const email = newEmail()
    const { sAccessToken } = await signInByMail(api, email)
    const { ok } = await api.call('user', {}, { bearer: sAccessToken })
    await addTitle(api.db, aTitle('morning', { releasesAt: opens() }), { film: 'river' })
    await ask('morning', { by: { sAccessToken, profileId: ok.profileDetails[0]!.id }, query: { language: 'english' } })
    api.wait(301)
    expect(await tell()).toBe(1)
    const link = `${api.deps.config.siteOrigin}/en/morning`
    expect(toldTo(email, link)).toMatchObject([{ channel: 'email', subject: 'The morning is out' }])
  })

  it('waits while the feature is off in its country', async () => {
    await addTitle(api.db, aTitle('dusk', { releasesAt: opens() }), { film: 'river' })
    await ask('dusk', { headers: { 'x-country': 'NL' } })
    api.wait(301)
    const without = (reminders: 'everywhere' | string[]) => tell({ config: { ...api.deps.config, featuresOff: { reminders } } })
    expect([await without('everywhere'), await without(['GB', 'NL'])]).toEqual([0, 0])
    expect(toldTo(number, '/dusk')).toEqual([])
    expect([await without(['GB']), toldTo(number, '/dusk').length]).toEqual([1, 1])
  })

  it('is not sent for a profile while its title is above the profile’s cap (PAR-1)', async () => {
    const home = householdOf(api, user)
    const { ok: kid } = await home.create({ name: 'Mim', profileType: 'Kids', kidsRating: 'U' })
    const release = { releasesAt: opens() }
    const rated = (maturityRating: string) => addTitle(api.db, aTitle('midnight', { ...release, maturityRating }), { film: 'river' })
    await rated('U')
    await addTitle(api.db, aTitle('playtime', { ...release, maturityRating: 'U' }), { film: 'river' })
    const asOpen = () => ({ profileId: home.claims().pid ?? '', sAccessToken: home.bearer().bearer })
    await ask('midnight', { by: asOpen() })
    await home.select(kid.id)
    for (const contentId of ['midnight', 'playtime']) await ask(contentId, { by: asOpen() })
    await rated('A 18+')
    api.wait(301)
    expect([await tell(), await tell()]).toEqual([2, 0])
    expect([toldTo(number, '/midnight').length, toldTo(number, '/playtime').length]).toEqual([1, 1])
    await rated('U')
    expect([await tell(), toldTo(number, '/midnight').length]).toEqual([1, 2])
  })

  it('waits for a playable video, of a series for one episode', async () => {
    const seasons = [{ seasonNumber: 1, releasesAt: opens(), episodes: [anEpisode('lane-1', 1)] }]
    await addTitle(api.db, aTitle('lane', { contentType: 'series', seasons }))
    await ask('lane', { contentType: 'series' })
    api.wait(301)
    expect(await tell()).toBe(0)
    await addTitle(api.db, aTitle('lane', { contentType: 'series', seasons }), { film: 'river', contentIds: ['lane-1'] })
    expect(await tell()).toBe(1)
  })

  it('is not sent for a withdrawn or unavailable title', async () => {
    await addTitle(api.db, aTitle('gone', { releasesAt: opens() }), { film: 'river' })
    await addTitle(api.db, aTitle('elsewhere', { releasesAt: opens() }), { film: 'river' })
    for (const contentId of ['gone', 'elsewhere']) await ask(contentId, { headers: { 'x-country': 'GB' } })
    await saveTitle(api.db, aTitle('gone', { releasesAt: opens(), withdrawnAt: api.now() }))
    await saveTitle(api.db, aTitle('elsewhere', { releasesAt: opens(), blockedCountries: ['GB'] }))
    api.wait(301)
    expect(await tell()).toBe(0)
    await saveTitle(api.db, aTitle('elsewhere', { releasesAt: null, allowedCountries: ['GB'] }))
    expect(await tell()).toBe(1)
  })

  it('is deleted a day after the title was withdrawn', async () => {
    await addTitle(api.db, aTitle('slip', { releasesAt: opens() }), { film: 'river' })
    await ask('slip')
    await saveTitle(api.db, aTitle('slip', { releasesAt: opens(), withdrawnAt: api.now() }))
    const isKept = async () => (await api.db.selectFrom('reminder').select('locale').where('content_id', '=', 'slip').executeTakeFirst()) !== undefined
    api.wait(86_000)
    expect([await tell(), await isKept()]).toEqual([0, true])
    api.wait(500)
    expect([await tell(), await isKept()]).toEqual([0, false])
  })

  it('is retried if the user has neither email nor phone number', async () => {
    await addTitle(api.db, aTitle('nowhere', { releasesAt: opens() }), { film: 'river' })
    await ask('nowhere')
    const { ok } = await api.call('user', {}, { bearer: user.sAccessToken })
    const reachBy = (phone_number: string | null) => api.db.updateTable('account').set({ phone_number }).where('user_id', '=', ok.userId).execute()
    await reachBy(null)
    api.wait(301)
    expect(await tell()).toBe(0)
    await reachBy(number)
    api.wait(601)
    expect([await tell(), toldTo(number, '/nowhere').length]).toEqual([1, 1])
  })

  it('is sent once by concurrent servers', async () => {
    await addTitle(api.db, aTitle('crowd', { releasesAt: opens() }), { film: 'river' })
    const waiting = [number, newNumber(), newNumber()]
    for (const each of waiting) await ask('crowd', { by: await api.signIn(each) })
    api.wait(301)
    const told = await Promise.all(Array.from({ length: 5 }, () => tell()))
    expect(told.reduce((sum, count) => sum + count)).toBe(3)
    expect(waiting.map((each) => toldTo(each, '/crowd').length)).toEqual([1, 1, 1])
  })

  it('is retried after a failed delivery, and deleted after two days', async () => {
    await addTitle(api.db, aTitle('patience', { releasesAt: opens() }), { film: 'river' })
    await ask('patience')
    api.wait(301)
    const complaints: unknown[] = []
    const config = { ...api.deps.config, sms: { ...api.deps.config.sms, gatewayUrl: 'http://127.0.0.1:1/sms' } }
    const fail = () => tell({ config, complain: (error) => complaints.push(error) })
    expect([await fail(), await tell(), complaints.length]).toEqual([0, 0, 1])
    api.wait(601)
    await fail()
    expect([await tell(), complaints.length]).toEqual([0, 2])
    api.wait(1_201)
    expect([await tell(), toldTo(number, '/patience').length]).toEqual([1, 1])

    user = await api.signIn(number)
    await addTitle(api.db, aTitle('lost', { releasesAt: opens() }), { film: 'river' })
    await ask('lost')
    for (let attempt = 0; attempt < 8; attempt += 1) {
      api.wait(600 * 2 ** attempt + 1)
      await fail()
    }
    expect(complaints).toHaveLength(10)
    api.wait(600 * 2 ** 8)
    user = await api.signIn(number)
    expect([await isWaiting('lost'), await tell(), await isWaiting('lost')]).toEqual([true, 0, false])
  })

  it('is left when the server stops', async () => {
    await addTitle(api.db, aTitle('halt', { releasesAt: opens() }), { film: 'river' })
    await ask('halt')
    api.wait(301)
    expect(await tell({ signal: AbortSignal.abort() })).toBe(0)
    expect(await tell()).toBe(1)
  })

  it('is sent by the scheduled job', async () => {
    await addTitle(api.db, aTitle('clockwork', { releasesAt: opens() }), { film: 'river' })
    await ask('clockwork')
    api.wait(301)
    const node = await api.addNode({ remindersEverySeconds: 1 })
    await messageTo(api, number, 'clockwork')
    await node.app.close()
    expect(toldTo(number, '/clockwork')).toHaveLength(1)
  })
})
