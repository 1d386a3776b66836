import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { brand } from '@ott/brand'
import { stopGracefully } from './graceful-shutdown.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function read(url: string, agent: Agent): Promise<{ status: number | undefined; body: string; connection: string | undefined }> {
  const call = get(url, { agent, headers: { 'site-id': brand.slug } })
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return { status: answer.statusCode, body: Buffer.concat(chunks).toString(), connection: answer.headers.connection }
}

describe('a stopping server', () => {
  it('fails readiness first, finishes calls in flight, accepts no new ones, and ends despite keep-alive connections', async () => {
    const { app } = await api.addNode()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const agent = new Agent({ keepAlive: true })
    expect((await read(`${url}/healthz`, agent)).connection).toBe('keep-alive')
    api.deps.testOverrides.current = { ...api.deps.testOverrides.current, faults: { countryList: { delayMs: 1500 } } }
    const started = once(app.server, 'request')
    const underWay = read(`${url}/core/api/v1/misc/country-list`, new Agent({ keepAlive: true }))
    await started

    const stopped = stopGracefully(app, 1000)
    const whileStopping = await read(`${url}/readyz`, agent)
    expect([whileStopping.status, JSON.parse(whileStopping.body).errorCode]).toEqual([503, 'UNAVAILABLE'])
    // A client that went on using the connection would meet its end (RUN-28).
    expect(whileStopping.connection).toBe('close')
    expect((await underWay).status).toBe(200)
    await stopped
    await expect(read(`${url}/healthz`, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})
