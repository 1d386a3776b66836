import nodemailer from 'nodemailer'
import { startSandbox } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

function sendSms(body: unknown, key = 'demo'): Promise<Response> {
  return fetch(sandbox.smsGatewayUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  })
}

async function outboxOf(to: string): Promise<unknown[]> {
  return (await fetch(`${sandbox.url}/outbox?to=${encodeURIComponent(to)}`)).json()
}

describe('the SMS gateway', () => {
  it('stores messages newest first, with their code', async () => {
    await sendSms({ to: '+919830000001', text: '0412 is your code. It is valid for 10 minutes.' })
    await sendSms({ to: '+919830000001', text: 'আপনার কোড 9921। এটি ১০ মিনিট কাজ করবে।' })
    await sendSms({ to: '+919830000002', text: 'Welcome back' })
    expect(await outboxOf('+919830000001')).toEqual([
      { to: '+919830000001', channel: 'sms', text: 'আপনার কোড 9921। এটি ১০ মিনিট কাজ করবে।', code: '9921', sentAt: expect.any(String) },
      { to: '+919830000001', channel: 'sms', text: expect.stringContaining('0412'), code: '0412', sentAt: expect.any(String) },
    ])
    expect(await outboxOf('+919830000002')).toMatchObject([{ code: null }])
  })

  it('delivers a message with one key once, to each recipient', async () => {
    const post = (to: string, key: string) => fetch(sandbox.smsGatewayUrl, { method: 'POST', headers: { 'content-type': 'application/json', 'x-api-key': 'demo', 'idempotency-key': key }, body: JSON.stringify({ to, text: 'Hello' }) })
    for (const [to, key] of [['+919830000021', 'a'], ['+919830000021', 'a'], ['+919830000021', 'b'], ['+919830000022', 'a']] as const) expect((await post(to, key)).status).toBe(202)
    expect([(await outboxOf('+919830000021')).length, (await outboxOf('+919830000022')).length]).toEqual([2, 1])
  })

  it('has WhatsApp as a channel', async () => {
    const text = 'আপনার কোড 3131'
    expect((await sendSms({ to: '+919830000007', text, channel: 'whatsapp' })).status).toBe(202)
    expect(await outboxOf('+919830000007')).toMatchObject([{ channel: 'whatsapp', text, code: '3131' }])
    const page = await (await fetch(`${sandbox.url}/?to=${encodeURIComponent('+919830000007')}`)).text()
    expect(page).toContain('<b>WhatsApp</b>')
    expect((await sendSms({ to: '+919830000007', text, channel: 'pigeon' })).status).toBe(400)
  })

  it('finds a number whose plus sign was decoded as a space', async () => {
    await sendSms({ to: '+919830000003', text: '1234' })
    const answer = await fetch(`${sandbox.url}/outbox?to=+919830000003`)
    expect(await answer.json()).toMatchObject([{ code: '1234' }])
  })

  it('rejects a wrong key and an invalid message', async () => {
    const answers = await Promise.all([
      sendSms({ to: '+919830000004', text: '1' }, 'other'),
      sendSms({ to: 'somebody', text: '1' }),
      sendSms({ to: '+919830000004' }),
      sendSms(null),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 400, 400, 400])
    expect(await outboxOf('+919830000004')).toEqual([])
  })

  it('does not read a code from a number, email, link or date', async () => {
    const text = 'The number +91******0001 was added. See http://localhost:3000/en/reset-password?resetToken=a-1234-b or /2026. On 21 December 2026, 17:35.'
    await sendSms({ to: '+919830000008', text })
    expect(await outboxOf('+919830000008')).toMatchObject([{ code: null }])
  })

  it('drops the oldest beyond its limit', async () => {
    for (let at = 0; at < 520; at += 1) sandbox.outbox.add({ to: '+919830000005', channel: 'sms', text: `message ${at}` })
    expect(sandbox.outbox.all()).toHaveLength(500)
    expect(sandbox.outbox.all()[0]?.text).toBe('message 519')
  })
})

describe('the mail server', () => {
  it('accepts mail for everybody, in any language', async () => {
    const transport = nodemailer.createTransport(sandbox.smtpUrl)
    await transport.sendMail({
      from: 'no-reply@shop.example',
      to: 'mira@example.org, Arun@Example.org',
      subject: 'আপনার কোড 4711',
      text: 'নমস্কার,\n\nকোড: 4711\n',
    })
    const mail = { channel: 'email', subject: 'আপনার কোড 4711', text: 'নমস্কার,\n\nকোড: 4711', code: '4711' }
    expect(await outboxOf('mira@example.org')).toMatchObject([{ to: 'mira@example.org', ...mail }])
    expect(await outboxOf('arun@example.org')).toMatchObject([mail])
  })

  it('reads the text part of a multipart mail', async () => {
    const transport = nodemailer.createTransport(sandbox.smtpUrl)
    await transport.sendMail({ from: 'a@b.example', to: 'parts@example.org', subject: 'Two parts', text: 'Code 5150', html: '<b>Code 0000</b>' })
    expect(await outboxOf('parts@example.org')).toMatchObject([{ text: 'Code 5150', code: '5150' }])
  })
})

describe('the outbox page', () => {
  it('shows messages in both languages, escaped', async () => {
    await sendSms({ to: '+919830000006', text: '<script>alert(1)</script> 8080' })
    const pages = await Promise.all(['en', 'bn'].map(async (language) => (await fetch(`${sandbox.url}/?language=${language}`)).text()))
    expect(pages[0]).toContain('Messages, newest first')
    expect(pages[1]).toContain('<html lang="bn">')
    for (const page of pages) {
      expect(page).toContain('<strong>8080</strong>')
      expect(page).not.toContain('<script>alert')
    }
  })

  it('has a policy without inline scripts or styles', async () => {
    const answer = await fetch(sandbox.url)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
  })

  it('identifies itself as a sandbox', async () => {
    expect((await fetch(`${sandbox.url}/healthz`)).headers.get('x-sandbox')).toBe('1')
  })
})
