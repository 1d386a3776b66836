import { createServer as createHttpServer } from 'node:http'
import { createRequestHandler } from 'react-router'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { createApp, maxReadBytes } from './app.ts'
import { readConfig } from './config.ts'
import { imageCache } from './images/image-cache.ts'
import { indexedPaths } from './seo/indexed-paths.ts'
import type { CanonicalRedirect } from './ssr-handler.ts'

const config = readConfig(process.env)
const vite = await createServer({ configFile: 'vite.config.ts', server: { middlewareMode: true }, appType: 'custom' })

const serverBuild = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild

const { canonicalRedirect } = (await vite.ssrLoadModule('/app/routing/canonical-redirect.server.ts')) as { canonicalRedirect: CanonicalRedirect }

/** The production server with Vite's middleware in front. */
const app = await createApp(config, {
  render: async (request) => createRequestHandler(await serverBuild(), 'development')(request),
  canonicalRedirect,
  indexedPaths: async () => indexedPaths((await serverBuild()).routes),
  images: await imageCache(config.cacheFolder, config.cacheBytes),
  clientFolder: null,
  build: null,
  isCaching: false,
  serverFactory: (handler) =>
    createHttpServer({ maxHeaderSize: maxReadBytes }, (request, response) => vite.middlewares(request, response, () => handler(request, response))),
})
await app.listen({ port: config.port, host: config.host })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([app.close(), vite.close()])
    process.exit(0)
  })
}
