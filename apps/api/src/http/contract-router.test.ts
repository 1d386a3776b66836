import { routes } from '@ott/contract'
import { fastify } from 'fastify'
import { bindContract } from './contract-router.ts'
import type { Handlers } from './request.ts'
import { untouched } from '../config/test-overrides.ts'

describe('a call that takes too long', () => {
  it('is refused as late, and what it comes to after that is for nobody', async () => {
    const app = fastify()
    const work = Promise.withResolvers<{ items: [] }>()
    bindContract(app, { countryList: () => work.promise } as unknown as Handlers, {
      siteId: 'site',
      authenticate: () => null,
      countryOf: () => 'IN',
      headersFor: () => ({}),
      keepReady: () => undefined,
      checkAnswers: false,
      longestCallMs: 1,
      knobs: () => untouched,
    })
    const answer = await app.inject({ url: routes.countryList.path, headers: { 'site-id': 'site' } })
    work.resolve({ items: [] })
    await app.close()
    expect([answer.statusCode, answer.json().errorCode]).toEqual([504, 'TIMEOUT'])
  })
})
