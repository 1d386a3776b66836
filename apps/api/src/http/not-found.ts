import type { FastifyInstance, RouteOptions } from 'fastify'
import { ApiError } from './api-error.ts'

type Known = { pattern: RegExp; methods: string[] }

/** Distinguishes an unknown URL (404) from one that supports other methods (405 with `Allow`). */
export function handleUnknownRoutes(app: FastifyInstance): void {
  const known = new Map<string, Known>()
  app.addHook('onRoute', (route: RouteOptions) => {
    const entry = known.get(route.url) ?? { pattern: patternOf(route.url), methods: ['OPTIONS'] }
    entry.methods.push(...[route.method].flat())
    known.set(route.url, entry)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const methods = new Set([...known.values()].filter(({ pattern }) => pattern.test(path)).flatMap((each) => each.methods))
    if (methods.size === 0) throw new ApiError('NOT_FOUND')
    // The URL has a route for this method, but its handler found nothing, such as a missing file.
    if (request.method !== 'OPTIONS' && methods.has(request.method)) throw new ApiError('NOT_FOUND')
    void reply.header('allow', [...methods].toSorted().join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new ApiError('METHOD_NOT_ALLOWED')
  })
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
}
