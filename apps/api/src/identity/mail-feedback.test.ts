import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '@ott/brand'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { forgetMailedFeedback, mailFeedback } from './mail-feedback.ts'
import { mailer } from './mail.ts'
import { messageTo, newAddress } from './testing.ts'

const deadMail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'no-reply@films.example' }

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function send(text: string, on: Pick<TestApi, 'call'> = api) {
  const { status } = await on.call('sendFeedback', { query: {}, body: { text } }, { bearer: await api.anonymous(), address: newAddress() })
  expect(status).toBe(200)
}

/** To a server that reaches no mail server; asked to stop, it ends what it has begun. */
async function sendInVain(text: string) {
  const node = await api.addNode({ mail: deadMail })
  await send(text, node)
  await node.app.close()
}

const mailed = (words: string) => api.sandbox.outbox.to(brand.supportEmail).filter(({ text }) => text.includes(words))
const kept = (said: string) => api.db.selectFrom('feedback').selectAll().where('said', '=', said).executeTakeFirst()
const mailBy = (mail = api.deps.config.mail) => mailFeedback({ db: api.db, sendMail: mailer(mail), now: api.now })

describe('what stands in somebody’s way and could not be mailed', () => {
  it('waits for the mail server, however long, and is mailed once', async () => {
    await sendInVain('Nobody is in')
    expect(await kept('Nobody is in')).toMatchObject({ tries: 1, mailed_at: null })
    await mailBy()
    expect(mailed('Nobody is in')).toEqual([])
    for (const minutes of [10, 20, 40, 1_440, 1_440]) {
      api.wait(minutes * 60)
      await expect(mailBy(deadMail)).rejects.toThrow('The mail server did not take a mail')
    }
    api.wait(86_400)
    await Promise.all([mailBy(), mailBy()])
    api.wait(86_400)
    await mailBy()
    expect(mailed('Nobody is in')).toHaveLength(1)
  })

  it('holds up nothing that comes after it', async () => {
    await sendInVain('First in line')
    await send('Second in line')
    await messageTo(api, brand.supportEmail, 'Second in line')
    expect((await kept('First in line'))?.mailed_at).toBeNull()
  })
})

it('what was mailed is forgotten after ninety days, and what was not is kept', async () => {
  await sendInVain('Still to be mailed')
  await send('Mailed long ago')
  while (!(await kept('Mailed long ago'))?.mailed_at) await sleep(10)
  const after = async (days: number) => {
    await forgetMailedFeedback(api.db, new Date(api.now().getTime() + days * 86_400_000))
    return [await kept('Mailed long ago'), await kept('Still to be mailed')].map((row) => row !== undefined)
  }
  expect([await after(89), await after(91)]).toEqual([[true, true], [false, true]])
})
