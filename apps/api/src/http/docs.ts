import swaggerUi from '@fastify/swagger-ui'
import { brand } from '@ott/brand'
import type { FastifyInstance } from 'fastify'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><text x="0" y="28" font-family="sans-serif" font-size="24" font-weight="700" fill="#f4f6f2">${brand.name.en}</text></svg>`

/** Serves the document at /openapi.json and browsable pages at /docs. */
export async function serveDocs(app: FastifyInstance, document: object): Promise<void> {
  const text = JSON.stringify(document)
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.register(documentSource(document))
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    logo: { type: 'image/svg+xml', content: Buffer.from(logo) },
    theme: { title: `${brand.name.en} API` },
    uiConfig: { deepLinking: true, tryItOutEnabled: true, persistAuthorization: true },
  })
}

/** The docs pages expect the plugin that generates the document; this one serves the existing document. */
function documentSource(document: object) {
  const plugin = async (app: FastifyInstance) => {
    app.decorate('swagger', (() => document) as never)
  }
  return Object.assign(plugin, {
    [Symbol.for('skip-override')]: true,
    [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' },
  })
}
