import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { createMetrics } from '../metrics.ts'
import type { Metrics } from '../metrics.ts'
import { newNumber } from '../identity/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { observeRequests } from './observe-requests.ts'
import { serveMetrics } from './serve-metrics.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const scrape = () => api.app.metrics.scrape()
const inFlight = async ({ httpInFlight }: Metrics) => (await httpInFlight.get()).values[0]?.value
const series = async () => (await scrape()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

describe('the metrics', () => {
  it('name a route by its pattern, and a status by its class', async () => {
    await api.call('saveProgress')
    await api.call('removeDevices')
    await api.app.inject(`/contents/api/v1/pages/${randomUUID()}`)
    const lines = await series()
    expect(lines.some((line) => line.startsWith('http_request_duration_seconds_count{route="/contents/api/v1/pages/:id",method="GET",status="4xx"}'))).toBe(true)
    expect(lines.join('\n')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)
  })

  it('do not grow with paths that nobody knows (RUN-26)', async () => {
    await api.app.inject('/nothing/here')
    const before = (await series()).length
    for (let at = 0; at < 500; at += 1) await api.app.inject(`/${randomUUID()}/${at}`)
    expect((await series()).length).toBe(before)
  })

  it('count codes, logins and entitlements by their results', async () => {
    await api.call('signInCode', { body: { phoneNumber: '+919830300001', acceptTermsAndConditions: true } })
    await api.call('signInWithPassword', { body: { email: 'nobody@mail.example', password: 'wrong', deviceId: 'browser-a' } })
    await api.call('entitlement', { query: { contentId: 'none' } }, { bearer: await api.anonymous() })
    const text = await scrape()
    for (const line of ['otp_sends_total{result="ok"} 1', 'logins_total{method="password",result="INVALID_CREDENTIALS"} 1', 'entitlements_total{result="NOT_FOUND"} 1']) expect(text).toContain(line)
  })

  it('count codes for parental control and deletion too', async () => {
    const user = await api.signIn(newNumber())
    const sentCodes = async () => (await api.app.metrics.otpSends.get()).values.find(({ labels }) => labels.result === 'ok')?.value ?? 0
    const before = await sentCodes()
    api.wait(60)
    await api.call('requestDeletion', {}, { bearer: user.sAccessToken })
    api.wait(60)
    await api.call('enableParentalControl', { body: { pin: '2580', maturityRating: 'U/A 16+' } }, { bearer: user.sAccessToken })
    expect(await sentCodes()).toBe(before + 2)
  })

  it('count no request as in flight whose client has gone', async () => {
    const app = fastify()
    const metrics = createMetrics()
    observeRequests(app, metrics)
    const reached = Promise.withResolvers<ServerResponse>()
    app.get('/endless', (_request, reply) => reached.resolve(reply.raw))
    const client = get(`${await app.listen({ port: 0, host: '127.0.0.1' })}/endless`).on('error', () => {})
    const response = await reached.promise
    const counts = [await inFlight(metrics)]
    client.destroy()
    await once(response, 'close')
    counts.push(await inFlight(metrics))
    await app.close()
    expect(counts).toEqual([1, 0])
    expect(await inFlight(api.app.metrics)).toBe(0)
  })

  it('have every name that operations watch', async () => {
    const names = new Set((await api.app.metrics.registry.getMetricsAsJSON()).map(({ name }) => name))
    const watched = [
      'http_request_duration_seconds', 'http_in_flight', 'db_pool_waiting', 'db_pool_used', 'event_loop_lag_seconds', 'otp_sends_total', 'logins_total', 'entitlements_total', 'streams_now', 'licences_total',
      'db_query_seconds', 'cache_reads_total', 'media_bytes_total', 'webhook_lag_seconds', 'activation_codes_live', 'pin_failures_total', 'payments_total', 'jobs_waiting', 'jobs_oldest_seconds', 'jobs_failed_total', 'events_accepted_total', 'events_rejected_total',
      'events_dropped_total', 'qoe_startup_seconds', 'qoe_rebuffer_ratio', 'qoe_bitrate_kbps', 'qoe_failure_ratio',
    ]
    expect(watched.filter((name) => !names.has(name))).toEqual([])
  })

  it('are served by a listener of their own, and only there (RUN-27)', async () => {
    const server = await serveMetrics(api.app.metrics, { host: '127.0.0.1', port: 0 })
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    const other = await fetch(`http://127.0.0.1:${port}/core/api/v1/users`)
    server.close()
    expect([answer.status, (await answer.text()).includes('http_in_flight'), other.status]).toEqual([200, true, 404])
    expect((await api.app.inject('/metrics')).statusCode).toBe(404)
  })
})
