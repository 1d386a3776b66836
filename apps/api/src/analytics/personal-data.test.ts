import { newEmail, signInByMail } from '../identity/testing.ts'
import { erasureOf } from '../personal-data/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { analyticsData } from './personal-data.ts'
import { pseudonyms } from './pseudonym.ts'
import { anEvent } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** A user with a choice and an event. */
async function aUser() {
  const { userId, sAccessToken: bearer } = await signInByMail(api, newEmail())
  await api.call('setConsent', { body: { version: 1, analytics: true, marketing: true, source: 'banner', gpc: 'absent' } }, { bearer })
  const node = await api.addNode()
  await node.call('collectEvents', { body: { sentAt: api.now().getTime(), events: [anEvent('Language_Changed', api.now().getTime())] } }, { bearer })
  await node.app.close()
  return { userId, bearer, key: pseudonyms(api.deps.secrets.pseudonymKey)(userId) }
}

const eventsOf = (key: string) => api.db.selectFrom('event').select('name').where('user_key', '=', key).execute()

describe('the events and choices of a user', () => {
  it('are gone with the account, and nobody else’s are (AN-11, case 28)', async () => {
    const [leaving, staying] = [await aUser(), await aUser()]
    await api.db.updateTable('account').set({ deletes_at: new Date(0) }).where('user_id', '=', leaving.userId).execute()
    await erasureOf(api).erase(leaving.userId)
    expect([await eventsOf(leaving.key), await eventsOf(staying.key)]).toEqual([[], [{ name: 'Language_Changed' }]])
    const choices = await api.db.selectFrom('consent_log').select('user_id').execute()
    expect(choices.map(({ user_id }) => user_id)).toEqual([staying.userId])
  })

  it('are in the archive, without the pseudonym', async () => {
    const { userId, key } = await aUser()
    const files = await analyticsData(pseudonyms(api.deps.secrets.pseudonymKey)).read(api.db, userId, 'en')
    expect(files.map(({ name }) => name)).toEqual(['privacy-choices.json', 'events.csv'])
    expect(files[0]?.text).toContain('"analytics": true')
    expect(files[1]?.text).toContain('Language_Changed')
    expect(files.map(({ text }) => text).join('')).not.toContain(key)
  })
})
