import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { newIp, newNumber, messageTo, newEmail, signInByMail } from '../identity/testing.ts'
import { addTitle, aTitle } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { erasureOf, leave } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await addTitle(api.db, aTitle('trap', { title: { english: '=HYPERLINK("https://evil.example")' } }), { film: 'river' })
})
afterAll(() => api.stop())

const open = (url: string) => api.app.inject({ method: 'GET', url })

async function filesIn(zip: Buffer): Promise<Record<string, string>> {
  const opened = await fromBufferPromise(zip)
  const files: Record<string, string> = {}
  for await (const entry of opened.eachEntry()) files[entry.fileName] = await text(await opened.openReadStreamPromise(entry))
  return files
}

it('an archive has every file, in words of its reader, and no formula that a spreadsheet would run', async () => {
  const email = newEmail()
  const user = await signInByMail(api, email)
  const { sAccessToken: bearer } = user
  const { profileDetails: [profile] } = (await api.call('user', {}, { bearer })).ok
  await api.call('addToWatchList', { params: { id: profile?.id ?? '' }, body: { contentId: 'trap', contentType: 'movie' } }, { bearer })
  const { ok } = await api.call('exportData', { query: { language: 'bengali' } }, { bearer })
  const answer = await open(ok.url)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'application/zip', 'private, no-store'])
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="\w+-\d{4}-\d\d-\d\d\.zip"$/)
  const files = await filesIn(answer.rawPayload)
  expect(Object.keys(files).toSorted()).toEqual(['account.json', 'consents.json', 'devices.csv', 'events.csv', 'hidden.csv', 'history.csv', 'logins.csv', 'payments.csv', 'privacy-choices.json', 'profiles.json', 'ratings.csv', 'readme.txt', 'reminders.csv', 'returned-money.json', 'searches.csv', 'subscriptions.json', 'watch-list.csv'])
  expect(files['watch-list.csv']).toContain(`"'=HYPERLINK(""https://evil.example"")",trap,`)
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email, registered_via: 'email' })
  expect(files['readme.txt']).toMatch(/Everything .* knows about you[\s\S]*আপনার সম্পর্কে/)
  expect(Object.values(files).join('')).not.toMatch(/hash|\$argon2|refresh_salt|public_key|code_mac/)
  expect((await messageTo(api, email, 'ডাউনলোড')).text).toContain('/bn/settings/accounts')
})

it('its link needs a recent proof of identity, works for a minute, and for nobody else’s data', async () => {
  const user = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
  const other = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
  const { ok } = await api.call('exportData', {}, { bearer: user.sAccessToken })
  const foreign = await open(ok.url.replace(user.userId, other.userId))
  expect([foreign.statusCode, foreign.json<{ message: string }>().message]).toEqual([410, 'This link has expired or was already used.'])
  expect((await open(ok.url.replace('english', 'bengali'))).statusCode).toBe(410)
  api.wait(61)
  expect((await open(ok.url)).statusCode).toBe(410)
  api.wait(600)
  const { sAccessToken: old } = (await api.call('refreshSession', {}, { bearer: user.sRefreshToken })).ok
  expect((await api.call('exportData', {}, { bearer: old })).error.errorCode).toBe('STEP_UP_REQUIRED')
})

it('five archives a day are enough', async () => {
  const { sAccessToken: bearer } = await api.signIn(newNumber(), 'browser-first', { ip: newIp() })
  const statuses = []
  for (let at = 0; at < 6; at += 1) statuses.push((await api.call('exportData', {}, { bearer })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('who leaves can still take the data along, until the account is erased', async () => {
  const number = newNumber()
  const user = await api.signIn(number, 'browser-first', { ip: newIp() })
  await leave(api, number, user)
  const back = await api.signIn(number, 'browser-first', { ip: newIp() })
  const { ok } = await api.call('exportData', {}, { bearer: back.sAccessToken })
  expect((await open(ok.url)).statusCode).toBe(200)
  await erasureOf(api).erase(user.userId)
  expect((await open(ok.url)).statusCode).toBe(200)
  await api.call('deleteNow', {}, { bearer: back.sAccessToken })
  expect((await open(ok.url)).statusCode).toBe(401)
  expect((await api.call('exportData', {}, { bearer: back.sAccessToken })).error.errorCode).toBe('SESSION_REVOKED')
})
