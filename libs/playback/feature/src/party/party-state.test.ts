import type { WatchParty } from '@ott/api-client'
import { partyNews, roleIn } from './party-state.ts'

const members = ['ana', 'bani', 'chitra'].map((id, index) => ({ id, name: id, number: index + 1 }))
const [ana, bani, chitra] = members
const party: WatchParty = {
  code: 'abc', version: 1, nowMs: 0, titleLink: '/ferry', memberId: 'bani', hostId: 'ana', members,
  playback: { contentId: 'ferry', status: 'playing', positionSeconds: 0, rate: 1, atMs: 0 },
}

describe('a member', () => {
  it('is the host or a guest once it has joined', () => {
    expect(roleIn({ status: 'joined', party, isReconnecting: true })).toBe('guest')
    expect(roleIn({ status: 'joined', party: { ...party, hostId: 'bani' }, isReconnecting: false })).toBe('host')
    expect(roleIn({ status: 'over', reason: 'ended' })).toBe('none')
  })

  it('hears who comes, who goes and who is the new host, but nothing about itself', () => {
    expect(partyNews(null, party)).toEqual([])
    expect(partyNews({ ...party, members: [ana!] }, party)).toEqual([{ type: 'joined', member: chitra }])
    expect(partyNews(party, { ...party, hostId: 'bani', members: [bani!, chitra!] })).toEqual([{ type: 'left', member: ana }, { type: 'hostChanged', host: bani, isOwn: true }])
    expect(partyNews({ ...party, hostId: 'chitra' }, party)).toEqual([{ type: 'hostChanged', host: ana, isOwn: false }])
  })
})
