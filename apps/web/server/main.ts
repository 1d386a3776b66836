import { fileURLToPath } from 'node:url'
import { buildFolderOf, chosenBrand } from '@ott/brand/choose'
import { createRequestHandler } from 'react-router'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { imageCache } from './images/image-cache.ts'
import { indexedPaths } from './seo/indexed-paths.ts'
import { createMetrics, measureRenders, serveMetrics } from './metrics.ts'
import type { CanonicalRedirect } from './ssr-handler.ts'

try {
  await start()
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  process.stderr.write(`The web server cannot start: ${code === 'EADDRINUSE' ? `port ${port} is in use` : message}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const built = new URL(`../${buildFolderOf(chosenBrand(process.env))}/`, import.meta.url)
  const clientFolder = fileURLToPath(new URL('client', built))
  const build = (await import(new URL('server/index.js', built).href)) as ServerBuild
  const handle = createRequestHandler(build, 'production')
  const { canonicalRedirect } = build.entry.module as unknown as { canonicalRedirect: CanonicalRedirect }

  const metrics = createMetrics()
  const app = await createApp(config, {
    render: measureRenders((request) => handle(request), metrics),
    canonicalRedirect,
    indexedPaths: async () => indexedPaths(build.routes),
    images: await imageCache(config.cacheFolder, config.cacheBytes),
    clientFolder,
    build: build.assets.version,
    isCaching: true,
  })
  const metricsServer = config.metricsPort === null ? null : await serveMetrics(metrics, { host: config.metricsHost, port: config.metricsPort })
  await app.listen({ port: config.port, host: config.host })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      // Keep-alive connections would delay the shutdown by more than a minute.
      const idle = setInterval(() => app.server.closeIdleConnections(), 100)
      await app.close()
      metricsServer?.close()
      clearInterval(idle)
      process.exit(0)
    })
  }
}
