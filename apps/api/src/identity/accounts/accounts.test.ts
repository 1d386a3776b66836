import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { newIp, newNumber } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

describe('the settings of a user', () => {
  it('apply on all devices of the user, and to no other user', async () => {
    const number = newNumber()
    const [here, somebody] = [await api.signIn(number), await api.signIn(newNumber())]
    const autoplays = async ({ sAccessToken: bearer }: { sAccessToken: string }) => (await api.call('user', {}, { bearer })).ok.autoplayTrailer
    const change = (autoplayTrailer: boolean) => api.call('changeUser', { body: { autoplayTrailer } }, { bearer: here.sAccessToken })
    expect((await change(false)).status).toBe(204)
    const there = await api.signIn(number, 'browser-second')
    expect(await Promise.all([here, there, somebody].map(autoplays))).toEqual([false, false, true])
    expect((await change(true)).status).toBe(204)
    expect(await autoplays(there)).toBe(true)
  })

  it('change only where the request names them', async () => {
    const { sAccessToken: bearer } = await api.signIn(newNumber())
    const chosen = async () => {
      const { autoplayTrailer, autoplayNextEpisode, hidesSpoilers } = (await api.call('user', {}, { bearer })).ok
      return { autoplayTrailer, autoplayNextEpisode, hidesSpoilers }
    }
    expect(await chosen()).toEqual({ autoplayTrailer: true, autoplayNextEpisode: true, hidesSpoilers: false })
    expect((await api.call('changeUser', { body: { hidesSpoilers: true } }, { bearer })).status).toBe(204)
    expect((await api.call('changeUser', { body: {} }, { bearer })).status).toBe(204)
    expect(await chosen()).toEqual({ autoplayTrailer: true, autoplayNextEpisode: true, hidesSpoilers: true })
    expect((await api.call('changeUser', { body: { autoplayNextEpisode: false } }, { bearer })).status).toBe(204)
    expect(await chosen()).toEqual({ autoplayTrailer: true, autoplayNextEpisode: false, hidesSpoilers: true })
  })

  it('are rejected without a boolean or without a user', async () => {
    const { sAccessToken: bearer } = await api.signIn(newNumber())
    expect((await api.call('changeUser', { body: { autoplayTrailer: 'no' as never } }, { bearer })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'autoplayTrailer' })
    expect((await api.call('changeUser', { body: { autoplayTrailer: false } }, { ip: newIp() })).status).toBe(401)
  })
})
