import { savePlans } from './plans.ts'
import { monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { newBuyer } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

const move = (payload: object) => api.app.inject({ method: 'POST', url: '/test/clock', payload })

describe('the clock of the demo', () => {
  it('moves from task to task, so that two months show two renewals', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    expect((await move({ advanceSeconds: 62 * 86_400 })).statusCode).toBe(200)
    expect(buyer.paid()).toEqual([9_900, 9_900, 9_900])
    const before = api.now()
    const { nextTaskAt } = (await move({ toNextTask: true })).json<{ now: string; nextTaskAt: string }>()
    expect(api.now().getTime()).toBeGreaterThan(before.getTime())
    expect(Date.parse(nextTaskAt)).toBeGreaterThan(api.now().getTime() - 1_000)
  })

  it('refuses to go back or to stand still', async () => {
    for (const body of [{}, { advanceSeconds: 0 }, { advanceSeconds: -5 }, { toNextTask: false }, { advanceSeconds: 1, toNextTask: true }]) expect((await move(body)).statusCode).toBe(400)
  })

  it('is not there for strangers', async () => {
    const { app } = await api.addNode({ host: '0.0.0.0' })
    expect((await app.inject({ method: 'POST', url: '/test/clock', payload: { toNextTask: true } })).statusCode).toBe(404)
  })
})
