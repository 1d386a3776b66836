import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { schemas } from '@ott/contract/schemas'
import { SMTPServer } from 'smtp-server'
import { z } from 'zod'
import { createLogger } from './logger.ts'
import { startApi } from '../testing.ts'

function memory() {
  const lines: string[] = []
  const written = new EventEmitter()
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
      written.emit('line')
    },
  })
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const line = async (msg: string) => {
    while (!entries().some((entry) => entry.msg === msg)) await once(written, 'line')
  }
  return { stream, text: () => lines.join(''), entries, line }
}

/** The field names of a body, over all members of its union. */
function namesIn({ anyOf, properties }: { anyOf?: unknown; properties?: object }): string[] {
  const shapes = Array.isArray(anyOf) ? (anyOf as { properties?: object }[]) : [{ properties }]
  return shapes.flatMap((shape) => Object.keys(shape.properties ?? {}))
}

describe('the log', () => {
  it('has a line for every call, without phone numbers, codes or tokens', async () => {
    const { stream, text, entries } = memory()
    const api = await startApi({ log: createLogger('trace', stream) })
    const user = await api.signIn('+919830040001')
    await api.call('refreshSession', {}, { bearer: user.sRefreshToken })
    await api.app.inject({ url: `/core/api/v1/users?token=${user.sAccessToken}&phone=+919830040001` })
    const code = api.codeFor('+919830040001')
    await api.stop()
    expect(entries().filter(({ msg }) => msg === 'request completed')).toEqual(
      expect.arrayContaining([expect.objectContaining({ requestId: expect.any(String), method: 'POST', path: '/core/api/v1/auth/signinup/code', status: 200 })]),
    )
    for (const secret of ['9830040001', user.sAccessToken, user.sRefreshToken, `"${code}"`]) expect(text()).not.toContain(secret)
  })

  it('masks a number that could not be reached', async () => {
    const { stream, text } = memory()
    const unreachable = { gatewayUrl: 'http://127.0.0.1:1/sms', gatewayKey: 'k', countries: ['IN'], hasWhatsApp: false }
    const api = await startApi({ log: createLogger('info', stream), config: { sms: unreachable } })
    await api.call('signInCode', { body: { phoneNumber: '+919830043210', acceptTermsAndConditions: true } })
    await api.stop()
    expect(text()).toContain('+91******3210')
    expect(text()).not.toContain('9830043210')
  })

  it('does not contain the recipient from an error of the mail server', async () => {
    const refusing = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(new Error(`${address} is unknown here`)),
    })
    const listening = refusing.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const { port } = listening.address() as AddressInfo
    const { stream, text } = memory()
    const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@films.example' }
    const api = await startApi({ log: createLogger('info', stream), config: { mail } })
    const answer = await api.call('signInCode', { body: { email: 'mira.sen@example.org' } })
    await api.stop()
    await new Promise<void>((resolve) => refusing.close(resolve))
    expect([answer.error.errorCode, text().includes('EENVELOPE 550')]).toEqual(['SEND_OTP_FAILED', true])
    expect(text()).not.toContain('mira.sen')
  })

  it('has no error if a client disconnects', async () => {
    const { stream, entries, line } = memory()
    const api = await startApi({ log: createLogger('info', stream) })
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
    const arrived = once(api.app.server, 'request')
    socket.write(`POST /core/api/v1/auth/signinup/code HTTP/1.1\r\nhost: a\r\nsite-id: ${api.deps.config.siteId}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`)
    await arrived
    socket.destroy()
    await line('client disconnected')
    await api.stop()
    expect(entries().filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  it('redacts secret fields at any depth', () => {
    const { stream, text } = memory()
    const body = { userInputCode: '4711', phoneNumber: '+919830040001', tries: [{ code: '4711' }] }
    createLogger('info', stream).info({ code: '4711', call: { body, headers: { authorization: 'Bearer 4711' } } }, 'tried')
    expect(text()).not.toMatch(/4711|9830040001/)
  })

  it('redacts every secret field of the contract’s sign-in calls', () => {
    const fields = Object.values(schemas).flatMap((schema) => ('body' in schema ? namesIn(z.toJSONSchema(schema.body, { io: 'input', unrepresentable: 'any' })) : []))
    const secrets = fields.filter((name) => /token|nonce|password|(?<!currency)code$|otp$|pin$|phone|email|session(?!handles)/i.test(name))
    const { stream, entries } = memory()
    createLogger('info', stream).info(Object.fromEntries(secrets.map((name) => [name, '4711'])), 'tried')
    expect(new Set(secrets)).toEqual(new Set(Object.entries(entries()[0] ?? {}).filter(([, value]) => value === '[hidden]').map(([name]) => name)))
    expect(secrets).toEqual(expect.arrayContaining(['userInputCode', 'otp', 'resetToken', 'identityToken', 'activationCode', 'deviceCode', 'pin']))
  })

  it('keeps the code of an error', () => {
    const { stream, entries } = memory()
    createLogger('info', stream).error({ err: Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }), code: '4711' }, 'request failed')
    expect(entries()).toEqual([expect.objectContaining({ code: '[hidden]', err: expect.objectContaining({ code: 'ECONNREFUSED', message: 'no connection' }) })])
  })

  it('has one line for a dependency that fails all calls, without a stack, and then one with the count every ten seconds', () => {
    jest.useFakeTimers()
    const { stream, entries } = memory()
    const log = createLogger('info', stream)
    const fail = (code: string) => log.warn({ err: Object.assign(new Error('failed'), { code }), errorCode: 'UNAVAILABLE' }, 'request failed')
    for (let call = 0; call < 1_000; call += 1) fail('ECONNREFUSED')
    fail('53100')
    jest.advanceTimersByTime(60_000)
    fail('53100')
    jest.useRealTimers()
    const said = entries().map(({ err, repeats }) => [(err as { code: string }).code, repeats])
    expect(said).toEqual([['ECONNREFUSED', undefined], ['53100', undefined], ['ECONNREFUSED', 999], ['53100', undefined]])
    expect(entries().map(({ err }) => (err as { stack?: string }).stack)).toEqual(Array(4).fill(undefined))
  })

  it('has every unexpected error, with its stack', () => {
    const { stream, entries } = memory()
    const log = createLogger('info', stream)
    for (let call = 0; call < 3; call += 1) log.error({ err: new TypeError('x is undefined') }, 'request failed')
    expect(entries().map(({ err }) => (err as { stack?: string }).stack)).toEqual(Array(3).fill(expect.stringContaining('logger.test.ts')))
  })
})
