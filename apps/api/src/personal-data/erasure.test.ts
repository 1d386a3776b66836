import { sql } from 'kysely'
import { savePlans } from '../billing/plans.ts'
import { newBuyer, passDays, place, runTasks } from '../billing/testing.ts'
import { newIp, newNumber } from '../identity/testing.ts'
import { addTitle, aTitle, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import type { PersonalData } from './personal-data.ts'
import { erasureOf, leave } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
  await addTitle(api.db, aTitle('ferry'), { film: 'river' })
})
afterAll(() => api.stop())
// Few codes are sent in an hour.
afterEach(() => api.wait(3_600))

const day = 86_400

/** A user who has left something everywhere, and goes. */
async function leavingUser(number = newNumber()) {
  const user = await api.signIn(number, 'browser-first', { ip: newIp() })
  const { sAccessToken: bearer, profileId: id } = user
  const film = { contentId: 'ferry', contentType: 'movie' as const }
  await api.call('addToWatchList', { params: { id }, body: film }, { bearer })
  await api.call('rate', { params: { id }, body: { contentId: 'ferry', isLiked: 'LIKE' } as never }, { bearer })
  await api.call('keepOpened', { body: { contentId: 'ferry' } as never }, { bearer })
  await leave(api, number, user)
  return { ...user, number }
}

/** Tables with a row that names the user, in any column. */
async function tracesOf(words: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(api.db)
  const found = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(api.db)
    if (rows.some(({ text }) => words.some((word) => text.includes(word)))) found.push(name)
  }
  return found
}

describe('an account that is due', () => {
  it('leaves nothing of its user anywhere, and its user is told', async () => {
    const { userId, number } = await leavingUser()
    expect(await tracesOf([userId])).toEqual(expect.arrayContaining(['account', 'session', 'watch_list_entry', 'sign_in_event']))
    api.wait(14 * day - 60)
    await erasureOf(api).run()
    expect(await tracesOf([userId])).toContain('account')
    api.wait(120)
    await erasureOf(api).run()
    expect(await tracesOf([userId, number])).toEqual([])
    expect(api.sandbox.outbox.to(number)[0]?.text).toContain('has been deleted')
  })

  it('that a crash left half erased is completed by the next run', async () => {
    const { userId, number } = await leavingUser()
    api.wait(15 * day)
    const crash: PersonalData = { erase: () => Promise.reject(new Error('killed')), read: async () => [] }
    await erasureOf(api, ([first, second, ...rest]) => [first!, second!, crash, ...rest]).run()
    expect(await tracesOf([userId])).toContain('account')
    expect(await tracesOf([userId])).not.toContain('watch_list_entry')
    await erasureOf(api).run()
    expect(await tracesOf([userId, number])).toEqual([])
  })

  it('is erased again when a backup brings it back, before the first request', async () => {
    const { userId } = await leavingUser()
    const backup = await api.db.selectFrom('account').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
    api.wait(15 * day)
    await erasureOf(api).run()
    await api.db.insertInto('account').values({ ...backup, deletes_at: null }).execute()
    await api.addNode()
    expect(await tracesOf([userId])).toEqual([])
  })
})

describe('the books of an erased subscriber', () => {
  it('stay, without the name, and nothing is charged any more', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await runTasks(api)
    const user = await buyer.signIn()
    const { phone_number: phone } = await api.db.selectFrom('account').select('phone_number').where('user_id', '=', buyer.userId).executeTakeFirstOrThrow()
    const invoices = async () => (await api.db.selectFrom('invoice').select(['number', 'document']).where('user_id', '=', buyer.userId).execute()).map(({ number, document }) => [number, document.buyer?.name])
    const [[number]] = (await invoices()) as [[string, string]]
    expect(await invoices()).toEqual([[number, place.name]])
    expect((await leave(api, phone ?? '', user)).status).toBe(200)
    await passDays(api, 40)
    await erasureOf(api).run()
    await runTasks(api)
    await passDays(api, 40)
    expect(buyer.paid()).toHaveLength(1)
    expect(await invoices()).toEqual([[number, 'Former user']])
    expect(await tracesOf([place.name, phone ?? ''])).toEqual([])
    expect(await api.db.selectFrom('payment_method').select('brand').where('user_id', '=', buyer.userId).execute()).toEqual([])
  })

  it('come back with a plan that does not renew, for who keeps the account', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await runTasks(api)
    const user = await buyer.signIn()
    const { phone_number: phone } = await api.db.selectFrom('account').select('phone_number').where('user_id', '=', buyer.userId).executeTakeFirstOrThrow()
    await leave(api, phone ?? '', user)
    const back = await buyer.signIn()
    await api.call('keepAccount', {}, { bearer: back.sAccessToken })
    expect(await buyer.subscription()).toMatchObject({ state: 'active', auto_renewal: false })
  })
})
