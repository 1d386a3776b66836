import { anApi } from './testing.ts'
import { awaitParty, controlParty, createParty, joinParty, leaveParty } from './watch-party.ts'

const playback = { contentId: 'ferry', status: 'playing' as const, positionSeconds: 60.5, rate: 1.25, atMs: 1_000.4 }
const answered = {
  code: 'abc', version: 3, nowMs: 5_000, permanentLink: '/the-last-ferry', memberId: 'm2', hostId: 'm1', members: [{ id: 'm1', name: 'Rafi', number: 1 }, { id: 'm2', name: null, number: 2 }],
  playback: { contentId: 'ferry', status: 'playing', position: 60.5, rate: 1.25, atMs: 1_000 },
}

describe('the calls of a watch party', () => {
  it('name this player, and read what plays', async () => {
    const { call, requests } = anApi(() => ({ json: answered }), { accessToken: 'a', refreshToken: 'r' }, { streamId: 'tab' })
    const party = await joinParty(call, 'abc')
    expect(party).toEqual({ ...answered, permanentLink: undefined, titleLink: '/the-last-ferry', playback: { ...playback, atMs: 1_000 } })
    await createParty(call, playback)
    await awaitParty(call, 'abc', 3)
    await controlParty(call, 'abc', playback)
    await leaveParty(call, 'abc')
    await leaveParty(call, 'abc', { ends: true })
    const parties = '/contents/api/v1/parties'
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${parties}/abc?streamId=tab`, `POST ${parties}?streamId=tab`, `GET ${parties}/abc?after=3&streamId=tab`,
      `PUT ${parties}/abc?streamId=tab`, `DELETE ${parties}/abc?ends=false&streamId=tab`, `DELETE ${parties}/abc?ends=true&streamId=tab`,
    ])
    expect(requests[3]?.body).toEqual({ contentId: 'ferry', status: 'playing', position: 60.5, rate: 1.25, atMs: 1_000 })
  })

  it('report the reason of a refusal', async () => {
    const { call } = anApi(() => ({ status: 409, json: { errorCode: 'PARTY_FULL', message: 'full', requestId: '1' } }), { accessToken: 'a', refreshToken: 'r' })
    await expect(joinParty(call, 'abc')).rejects.toMatchObject({ code: 'PARTY_FULL' })
  })
})
