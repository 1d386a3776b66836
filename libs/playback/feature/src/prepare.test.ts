import { anApi } from '@ott/api-client/testing'
import type { ContentId } from '@ott/catalogue'
import { prepareWatch, takePrepared } from './prepare.ts'

const film = (name: string) => name as ContentId

const grant = {
  streamKey: 'k', streamPolicy: 'p', refetchAfter: 20, expiresAt: '2026-11-21T12:05:00Z', dash: '/film.mpd', hls: '/film.m3u8', runLength: 60,
}

const signedIn = { accessToken: 'a', refreshToken: 'r' }
const willing = () => anApi(() => ({ json: grant }), signedIn)

afterEach(() => { jest.useRealTimers() })

describe('making a film ready', () => {
  it('asks for a key without taking a stream, once for many signs', async () => {
    const { call, requests } = willing()
    prepareWatch(call, film('ferry'), 42)
    prepareWatch(call, film('ferry'), 42)
    const prepared = await takePrepared(film('ferry'))
    expect(requests.map(({ path }) => path)).toEqual(['/contents/api/v1/entitlement?contentId=ferry&action=PREPARE'])
    expect(prepared).toMatchObject({ atSeconds: 42 })
  })

  it('hands a film over to one taker', async () => {
    prepareWatch(willing().call, film('ferry'))
    expect(await takePrepared(film('ferry'))).not.toBeNull()
    expect(await takePrepared(film('ferry'))).toBeNull()
  })

  it('keeps the last film alone', async () => {
    const { call } = willing()
    prepareWatch(call, film('ferry'))
    prepareWatch(call, film('tram'))
    expect(await takePrepared(film('ferry'))).toBeNull()
    expect(await takePrepared(film('tram'))).not.toBeNull()
  })

  it('throws away after a minute what nobody came for', async () => {
    jest.useFakeTimers()
    prepareWatch(willing().call, film('ferry'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(await takePrepared(film('ferry'))).toBeNull()
  })

  it('does not remember a refusal', async () => {
    const refusing = anApi(() => ({ status: 403, json: { errorCode: 'SUBSCRIPTION_REQUIRED', message: '', requestId: '' } }), signedIn)
    prepareWatch(refusing.call, film('ferry'))
    expect(await takePrepared(film('ferry'))).toBeNull()
    prepareWatch(willing().call, film('ferry'))
    expect(await takePrepared(film('ferry'))).not.toBeNull()
  })
})
