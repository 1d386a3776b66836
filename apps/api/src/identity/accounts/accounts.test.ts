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

  it('include the languages in which videos start', async () => {
    const { sAccessToken: bearer } = await api.signIn(newNumber())
    const languages = async () => {
      const { audioLanguage, subtitleLanguage } = (await api.call('user', {}, { bearer })).ok
      return { audioLanguage, subtitleLanguage }
    }
    const change = (body: object) => api.call('changeUser', { body }, { bearer })
    expect(await languages()).toEqual({ audioLanguage: null, subtitleLanguage: null })
    expect((await change({ audioLanguage: 'bn', subtitleLanguage: 'off' })).status).toBe(204)
    expect(await languages()).toEqual({ audioLanguage: 'bn', subtitleLanguage: 'off' })
    expect((await change({ audioLanguage: null })).status).toBe(204)
    expect(await languages()).toEqual({ audioLanguage: null, subtitleLanguage: 'off' })
    for (const audioLanguage of ['', 'b', 'bn_IN', '<b>', 'a'.repeat(40)]) expect((await change({ audioLanguage })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'audioLanguage' })
  })

  it('are rejected without a boolean or without a user', async () => {
    const { sAccessToken: bearer } = await api.signIn(newNumber())
    expect((await api.call('changeUser', { body: { autoplayTrailer: 'no' as never } }, { bearer })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'autoplayTrailer' })
    expect((await api.call('changeUser', { body: { autoplayTrailer: false } }, { ip: newIp() })).status).toBe(401)
  })
})

describe('the details of a user', () => {
  const detailsOf = async ({ sAccessToken: bearer }: { sAccessToken: string }) => {
    const { name, dateOfBirth, age } = (await api.call('user', {}, { bearer })).ok
    return { name, dateOfBirth, age }
  }
  const waitUntil = (time: string) => api.wait((Date.parse(time) - api.now().getTime()) / 1_000)

  it('are set, kept where a request does not name them, and cleared by null', async () => {
    const user = await api.signIn(newNumber())
    const change = (body: object) => api.call('changeUser', { body }, { bearer: user.sAccessToken })
    expect(await detailsOf(user)).toEqual({ name: null, dateOfBirth: null, age: null })
    expect((await change({ name: ' Mita\u200b Sen ', dateOfBirth: '1990-02-28' })).status).toBe(204)
    expect(await detailsOf(user)).toMatchObject({ name: 'Mita Sen', dateOfBirth: '1990-02-28' })
    expect((await change({ hidesSpoilers: true })).status).toBe(204)
    expect(await detailsOf(user)).toMatchObject({ name: 'Mita Sen', dateOfBirth: '1990-02-28' })
    expect((await change({ name: null, dateOfBirth: null })).status).toBe(204)
    expect(await detailsOf(user)).toEqual({ name: null, dateOfBirth: null, age: null })
  })

  it('change by PATCH too', async () => {
    const user = await api.signIn(newNumber())
    expect((await api.call('patchUser', { body: { name: 'Mita' } }, { bearer: user.sAccessToken })).status).toBe(204)
    expect((await detailsOf(user)).name).toBe('Mita')
  })

  it('have an age that grows at midnight of the service’s time zone', async () => {
    // 23:00 and 00:30 in India.
    waitUntil('2030-11-20T17:30:00Z')
    const user = await api.signIn(newNumber())
    const change = () => api.call('changeUser', { body: { dateOfBirth: '2012-11-21' } }, { bearer: user.sAccessToken })
    expect(await change()).toMatchObject({ status: 400, error: { errorCode: 'INVALID_INPUT', field: 'dateOfBirth', message: expect.stringContaining('parental control') } })
    waitUntil('2030-11-20T19:00:00Z')
    const later = await api.signIn(newNumber())
    const { status } = await api.call('changeUser', { body: { dateOfBirth: '2012-11-21' } }, { bearer: later.sAccessToken })
    expect([status, await detailsOf(later)]).toEqual([204, { name: null, dateOfBirth: '2012-11-21', age: 18 }])
  })

  it('are rejected as a whole if one of them is invalid', async () => {
    const user = await api.signIn(newNumber())
    const refused = async (body: object) => (await api.call('changeUser', { body }, { bearer: user.sAccessToken })).error
    expect(await refused({ name: 'Mita', dateOfBirth: '1990-02-30' })).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'dateOfBirth' })
    expect(await refused({ name: ' \u200b ', dateOfBirth: '1990-01-01' })).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'name' })
    expect(await detailsOf(user)).toEqual({ name: null, dateOfBirth: null, age: null })
  })
})
