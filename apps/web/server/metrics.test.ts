/** @jest-environment node */
import type { AddressInfo } from 'node:net'
import { createMetrics, measureRenders, serveMetrics } from './metrics.ts'

const page = new Request('http://localhost:3000/en')

describe('the metrics of the web server', () => {
  it('measure renders by the class of their status, also failed ones', async () => {
    const metrics = createMetrics()
    for (const status of [200, 200, 404]) await measureRenders(async () => new Response(null, { status }), metrics)(page)
    await expect(measureRenders(() => Promise.reject(new Error('no page')), metrics)(page)).rejects.toThrow('no page')
    const text = await metrics.registry.metrics()
    for (const line of ['status="2xx"} 2', 'status="4xx"} 1', 'status="5xx"} 1']) expect(text).toContain(`ssr_render_seconds_count{${line}`)
  })

  it('are served by a listener of their own (RUN-27)', async () => {
    const server = await serveMetrics(createMetrics(), { host: '127.0.0.1', port: 0 })
    const { port } = server.address() as AddressInfo
    const [answer, other] = [await fetch(`http://127.0.0.1:${port}/metrics`), await fetch(`http://127.0.0.1:${port}/en`)]
    server.close()
    expect([answer.status, (await answer.text()).includes('ssr_render_seconds'), other.status]).toEqual([200, true, 404])
  })
})
