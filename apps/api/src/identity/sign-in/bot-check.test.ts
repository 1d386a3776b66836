import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { startApi } from '../../testing.ts'
import type { Overrides, TestApi } from '../../testing.ts'
import { newIp, newEmail } from '../testing.ts'

type Says = () => string | null

const passing: Says = () => '{"success":true}'
const refusing = (code: string): Says => () => JSON.stringify({ success: false, 'error-codes': [code] })

const secret = 'vendor-secret'
let asked: URLSearchParams[] = []
let answer: Says = passing
const verifier = createServer((request, response) => {
  void readForm(request).then((form) => {
    asked.push(form)
    const text = answer()
    if (text !== null) response.setHeader('content-type', 'application/json').end(text)
  })
}).listen(0, '127.0.0.1')

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

let api: TestApi

beforeAll(async () => {
  if (!verifier.listening) await once(verifier, 'listening')
  api = await startApi(checkedBy(`http://127.0.0.1:${(verifier.address() as AddressInfo).port}/siteverify`))
})
beforeEach(() => {
  asked = []
  answer = passing
})
afterAll(async () => {
  await api.stop()
  verifier.closeAllConnections()
  verifier.close()
})

function checkedBy(verifyUrl: string): Overrides {
  return { config: { botCheck: { verifyUrl, secret } } }
}

function ask(botToken: string | undefined, ip = newIp()) {
  return api.call('signInCode', { body: { email: newEmail(), botToken } }, { ip })
}

/** Failures that are not the user's fault. */
const doubts: [string, string | undefined, Says][] = [
  ['no token came', undefined, passing],
  ['our secret is wrong', 'token', refusing('invalid-input-secret')],
  ['the verifier has trouble', 'token', refusing('internal-error')],
  ['the verifier talks nonsense', 'token', () => '<html>'],
]

describe('the bot check', () => {
  it('calls the vendor’s API', async () => {
    const ip = newIp()
    expect((await ask('token', ip)).status).toBe(200)
    expect(asked.map((form) => Object.fromEntries(form))).toEqual([
      { secret, response: 'token', remoteip: ip, idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
  })

  it('protects codes, passwords and reset links', async () => {
    answer = refusing('invalid-input-response')
    const email = newEmail()
    const answers = [
      await ask('token'),
      await api.call('signInWithPassword', { body: { email, password: 'x', deviceId: 'browser-x', botToken: 'token' } }, { ip: newIp() }),
      await api.call('forgotPassword', { body: { email, botToken: 'token' } }, { ip: newIp() }),
    ]
    expect(answers.map(({ status, error }) => [status, error.errorCode])).toEqual(Array(3).fill([403, 'BOT_CHECK_FAILED']))
    expect(api.sandbox.outbox.to(email)).toEqual([])
  })

  it('rejects a used or expired token', async () => {
    answer = refusing('timeout-or-duplicate')
    expect((await ask('token')).error.errorCode).toBe('BOT_CHECK_FAILED')
  })

  it.each(doubts)('lets an IP pass ten times in ten minutes if %s', async (_, botToken, says) => {
    answer = says
    const ip = newIp()
    const statuses = []
    for (let at = 0; at < 11; at += 1) statuses.push((await ask(botToken, ip)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    answer = passing
    expect((await ask('token', ip)).status).toBe(200)
  })

  it('times out after three seconds', async () => {
    answer = () => null
    expect((await ask('token')).status).toBe(200)
  })

  it('that is unreachable rejects nobody', async () => {
    const other = await startApi(checkedBy('http://127.0.0.1:1/siteverify'))
    const sent = await other.call('signInCode', { body: { email: newEmail(), botToken: 'token' } })
    await other.stop()
    expect(sent.status).toBe(200)
  })

  it('works with the sandbox', async () => {
    const sandbox = await startApi()
    const { verifyUrl, secret: sandboxSecret, tokenOf } = sandbox.sandbox.botCheck
    const other = await startApi({ config: { botCheck: { verifyUrl, secret: sandboxSecret } } })
    const tokens = [tokenOf('passes'), tokenOf('isRefused')]
    const answers = await Promise.all(tokens.map((botToken) => other.call('signInCode', { body: { email: newEmail(), botToken } })))
    await Promise.all([sandbox.stop(), other.stop()])
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
  })
})
