import { routes } from '@ott/contract'
import { fastify } from 'fastify'
import { noOverrides } from '../config/test-overrides.ts'
import { registerContract } from './contract-router.ts'
import { handleError } from './error-handler.ts'
import { unrestricted } from './request.ts'
import type { Handlers } from './request.ts'

const site = { 'site-id': 'site' }

function appWith(handlers: Partial<Handlers>, maxCallMs = 5_000) {
  const app = fastify()
  app.setErrorHandler(handleError)
  registerContract(app, handlers as Handlers, {
    siteId: 'site',
    authenticate: () => null,
    requireRecentAuth: () => {},
    countryOf: () => 'IN',
    defaultCountry: 'IN',
    restrictionOf: async () => unrestricted,
    checkAnswers: false,
    maxCallMs,
    shed: () => {},
    testOverrides: () => noOverrides,
  })
  return app
}

describe('a call that takes too long', () => {
  it('is answered with a timeout, and its late result is dropped', async () => {
    const work = Promise.withResolvers<{ items: []; total: number }>()
    const app = appWith({ countryList: () => work.promise }, 1)
    const response = await app.inject({ url: routes.countryList.path, headers: site })
    work.resolve({ items: [], total: 0 })
    await app.close()
    expect([response.statusCode, response.json().errorCode]).toEqual([504, 'TIMEOUT'])
  })

  it('is answered with a timeout also after its body was read', async () => {
    const work = Promise.withResolvers<never>()
    const app = appWith({ passkeyChallenge: () => work.promise }, 1)
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(url + routes.passkeyChallenge.path, { method: 'POST', headers: { ...site, 'content-type': 'application/json' }, body: '{}' })
    await app.close()
    expect([response.status, await response.json()]).toMatchObject([504, { errorCode: 'TIMEOUT' }])
  })
})

describe('every call', () => {
  it('passes the hooks of Fastify, also when it fails', async () => {
    const statuses: number[] = []
    const app = appWith({ countryList: async () => ({ items: [], total: 0 }) })
    app.addHook('onSend', async (_request, reply) => void statuses.push(reply.statusCode))
    await app.inject({ url: routes.countryList.path, headers: site })
    await app.inject({ url: routes.countryList.path })
    expect(statuses).toEqual([200, 400])
  })
})
