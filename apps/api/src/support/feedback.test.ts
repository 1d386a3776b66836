import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '@ott/brand'
import type { Input } from '@ott/contract'
import { schemas } from '@ott/contract/schemas'
import { maxFeedbackLength, normaliseFeedback, validateFeedback } from '@ott/identity'
import fc from 'fast-check'
import { createLogger } from '../http/logger.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { messageTo, newIp, newNumber } from '../identity/testing.ts'

const lines: string[] = []
const log = createLogger('trace', new Writable({ write: (line: Buffer, _encoding, done) => { lines.push(line.toString()); done() } }))
const deadMail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@films.example' }

let api: TestApi
let anonymous = ''

beforeAll(async () => {
  // Only a node that a test adds sends the mail.
  api = await startApi({ log, config: { feedbackEverySeconds: 86_400 } })
  anonymous = await api.anonymous()
})
afterAll(() => api.stop())

type Said = Partial<Input<'sendFeedback'>['body']>

/** Each call comes from a new IP unless one is given. */
function send(said: Said, { bearer = anonymous, ip = newIp(), language = 'english' as 'english' | 'bengali' } = {}) {
  return api.call('sendFeedback', { query: { language }, body: { text: 'The film has no captions.', ...said } }, { bearer, ip })
}

/** Starts a node with a short job interval and returns the mail that it sends. */
async function mailOf(words: string) {
  const node = await api.addNode({ feedbackEverySeconds: 1 })
  const mail = await messageTo(api, brand.supportEmail, words)
  await node.app.close()
  return mail
}

const kept = (said: string) => api.db.selectFrom('feedback').selectAll().where('said', '=', said).executeTakeFirst()

describe('feedback', () => {
  it('is mailed to support, with page, email and reference number', async () => {
    const { status, ok } = await send({ text: ' The seek bar\r\ncannot be reached. ', page: '/en/hilsa', email: 'Mira@Example.org' })
    const mail = await mailOf('The seek bar')
    expect([status, mail.subject]).toEqual([200, `Accessibility feedback on ${brand.name.en}: ${ok.requestId.slice(0, 8)}`])
    expect(mail.text).toBe(`The seek bar\ncannot be reached.\n\nPage: /en/hilsa\nReply to: mira@example.org\nReference: ${ok.requestId}`)
  })

  it('needs neither page, email nor account, and is mailed in its language', async () => {
    await send({ text: 'অক্ষর ছোট' }, { language: 'bengali' })
    expect((await mailOf('অক্ষর ছোট')).text).toMatch(/^অক্ষর ছোট\n\nপাতা: দেওয়া হয়নি\nউত্তরের ঠিকানা: ইমেল ঠিকানা দেওয়া হয়নি\nনম্বর: [\w-]+$/)
  })

  it('contains nothing about the account', async () => {
    const number = newNumber()
    const user = await api.signIn(number)
    expect((await send({ text: 'While I was signed in' }, { bearer: user.sAccessToken })).status).toBe(200)
    const row = JSON.stringify(await kept('While I was signed in'))
    expect([row.includes(user.userId), row.includes(user.profileId), row.includes(number)]).toEqual([false, false, false])
  })

  it.each<[string, Said, string]>([
    ['nothing in it', { text: '' }, 'text'],
    ['blanks alone', { text: ' \n ' }, 'text'],
    ['nothing that can be seen', { text: '\u001b' }, 'text'],
    ['too much in it', { text: 'a'.repeat(maxFeedbackLength.text + 1) }, 'text'],
    ['a number', { text: 7 as never }, 'text'],
    ['a page too long', { page: 'p'.repeat(maxFeedbackLength.page + 1) }, 'page'],
    ['a page that is none', { page: null as never }, 'page'],
    ['an address that is none', { email: 'mira' }, 'email'],
    ['two addresses', { email: 'a@b.c, d@e.f' }, 'email'],
    ['an address too long', { email: `${'m'.repeat(255)}@example.org` }, 'email'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, error } = await send(wrong)
    expect([status, error.errorCode, error.field]).toEqual([400, 'INVALID_INPUT', field])
  })

  it('is accepted if the form accepts it', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.oneof(fc.constant(''), fc.emailAddress()), (text, page, email) => {
      const tidy = normaliseFeedback({ text, page, email })
      if (Object.keys(validateFeedback(tidy)).length === 0) expect(schemas.sendFeedback.body.safeParse(tidy).success).toBe(true)
    }))
  })

  it('is stored completely, in any script, up to the limit', async () => {
    const text = 'খ💡'.repeat(maxFeedbackLength.text / 3)
    expect((await send({ text })).status).toBe(200)
    expect((await kept(normaliseFeedback({ text, page: '', email: '' }).text))?.said).toBe(text)
  })

  it('is rejected in a body over the limit, and without a token', async () => {
    expect((await send({ text: 'a'.repeat(70_000) })).error.errorCode).toBe('PAYLOAD_TOO_LARGE')
    expect((await api.call('sendFeedback', { query: {}, body: { text: 'a' } })).error.errorCode).toBe('TOKEN_MISSING')
  })

  it('is limited to five an hour for an IP, not counting invalid input', async () => {
    const ip = newIp()
    await send({ text: '' }, { ip })
    const statuses = []
    for (let time = 0; time < 5; time += 1) statuses.push((await send({}, { ip })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    const refused = await send({ text: 'The sixth' }, { ip })
    expect([refused.status, refused.error.errorCode, Number(refused.headers['retry-after']) > 3_000]).toEqual([429, 'RATE_LIMITED', true])
    expect([(await kept('The sixth')), (await send({})).status]).toEqual([undefined, 200])
  })
})

it('is not in the log, nor is its author', async () => {
  // Empties the queue.
  await api.db.deleteFrom('feedback').execute()
  await send({ text: 'A secret barrier', page: '/en/secret-page', email: 'secret@example.org' })
  const node = await api.addNode({ mail: deadMail, feedbackEverySeconds: 1 })
  while ((await kept('A secret barrier'))?.tries === 0) await sleep(10)
  await node.app.close()
  const text = lines.join('')
  expect(text).toContain('job feedback-mail failed')
  expect(text).not.toMatch(/secret/i)
})
