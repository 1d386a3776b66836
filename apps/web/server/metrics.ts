import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { Histogram, Registry } from 'prom-client'
import type { Render } from './ssr-handler.ts'

export type WebMetrics = ReturnType<typeof createMetrics>

/** The metrics of the web server, which is a process of its own. */
export function createMetrics() {
  const registry = new Registry()
  return {
    registry,
    ssrRender: new Histogram({
      name: 'ssr_render_seconds', help: 'Duration of renders of pages with their data, by the status of the response. Cached pages need none.', labelNames: ['status'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5], registers: [registry],
    }),
  }
}

/** Measures each render until its response begins. */
export function measureRenders(render: Render, { ssrRender }: Pick<WebMetrics, 'ssrRender'>): Render {
  return async (request) => {
    const end = ssrRender.startTimer()
    try {
      const response = await render(request)
      end({ status: `${Math.floor(response.status / 100)}xx` })
      return response
    } catch (error) {
      end({ status: '5xx' })
      throw error
    }
  }
}

/** Serves `/metrics` on a listener of its own, which no proxy of the site reaches (RUN-27). */
export function serveMetrics({ registry }: Pick<WebMetrics, 'registry'>, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
