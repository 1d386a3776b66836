import { brand } from '@ott/brand'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { deleteMailedFeedback, sendFeedbackMail } from './mail-feedback.job.ts'
import { mailer } from '../notifications/mailer.ts'
import type { SendMail } from '../notifications/mailer.ts'
import { newIp } from '../identity/testing.ts'

const deadMail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@films.example' }

let api: TestApi

beforeAll(async () => {
  // Only the tests run the job.
  api = await startApi({ config: { feedbackEverySeconds: 86_400 } })
})
afterAll(() => api.stop())
beforeEach(async () => {
  await api.db.deleteFrom('feedback').execute()
})

async function send(text: string) {
  const { status } = await api.call('sendFeedback', { query: {}, body: { text } }, { bearer: await api.anonymous(), ip: newIp() })
  expect(status).toBe(200)
}

const mailed = (words: string) => api.sandbox.outbox.to(brand.supportEmail).filter(({ text }) => text.includes(words))
const kept = (said: string) => api.db.selectFrom('feedback').selectAll().where('said', '=', said).executeTakeFirst()
const mailBy = (sendMail = mailer(api.deps.config.mail)) => sendFeedbackMail({ db: api.db, sendMail, now: api.now })

/** Saves feedback while the mail server is unreachable. */
async function sendInVain(text: string) {
  await send(text)
  await expect(mailBy(mailer(deadMail))).rejects.toThrow('The mail server did not take a mail')
}

/** A mail server that rejects one message. */
const refuse = (words: string): SendMail => async (mail) => {
  if (mail.text.includes(words)) throw new Error('refused')
  await mailer(api.deps.config.mail)(mail)
}

describe('unmailed feedback', () => {
  it('waits for the mail server, and is mailed once by concurrent servers', async () => {
    await sendInVain('Nobody is in')
    expect(await kept('Nobody is in')).toMatchObject({ tries: 1, mailed_at: null })
    await mailBy()
    expect(mailed('Nobody is in')).toEqual([])
    for (const minutes of [10, 20, 40, 1_440, 1_440]) {
      api.wait(minutes * 60)
      await expect(mailBy(mailer(deadMail))).rejects.toThrow('The mail server did not take a mail')
    }
    api.wait(86_400)
    await Promise.all([mailBy(), mailBy()])
    api.wait(86_400)
    await mailBy()
    expect(mailed('Nobody is in')).toHaveLength(1)
  })

  it('does not block later feedback if it is always rejected', async () => {
    await send('First in line')
    await expect(mailBy(refuse('First'))).rejects.toThrow('refused')
    api.wait(86_400)
    await send('Second in line')
    await expect(mailBy(refuse('First'))).rejects.toThrow('refused')
    expect([mailed('First in line').length, mailed('Second in line').length]).toEqual([0, 1])
    expect(await kept('First in line')).toMatchObject({ tries: 2, mailed_at: null })
  })

  it('is left when the server stops', async () => {
    await send('Too late for this one')
    await sendFeedbackMail({ db: api.db, sendMail: mailer(api.deps.config.mail), now: api.now }, AbortSignal.abort())
    expect(await kept('Too late for this one')).toMatchObject({ tries: 0, mailed_at: null })
  })
})

it('mailed feedback is deleted after ninety days, unmailed is kept', async () => {
  await sendInVain('Still to be mailed')
  await send('Mailed long ago')
  await mailBy()
  const after = async (days: number) => {
    await deleteMailedFeedback(api.db, new Date(api.now().getTime() + days * 86_400_000))
    return [await kept('Mailed long ago'), await kept('Still to be mailed')].map((row) => row !== undefined)
  }
  expect([await after(89), await after(91)]).toEqual([[true, true], [false, true]])
})
