import { anApi } from '@ott/api-client/testing'
import type { TestServer } from '@ott/api-client/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { aSimulatedPlayer } from './testing-party.ts'
import { useJoinParty } from './use-join-party.ts'
import type { PartyVideo } from './use-join-party.ts'
import { useParty } from './use-party.ts'
import type { WatchPartyOptions } from './use-party.ts'

const answered = {
  code: 'abc', version: 1, nowMs: 10_000, permanentLink: '/ferry', memberId: 'm1', hostId: 'm1', members: [{ id: 'm1', name: null, number: 1 }],
  playback: { contentId: 'ferry', status: 'playing', position: 60, rate: 1, atMs: 0 },
}
/** Never answers a question for news. */
const party: TestServer = ({ path }) => (/after=[1-9]/.test(path) ? new Promise(() => {}) : { json: answered })
const ended: TestServer = () => ({ status: 410, json: { errorCode: 'PARTY_ENDED', message: '', requestId: '' } })

function use(answering: TestServer, changes: Partial<WatchPartyOptions> | null = {}) {
  const { call, requests } = anApi(answering, { accessToken: 'a', refreshToken: 'r' })
  const codes: (string | null)[] = []
  const options = changes && { code: null, canInvite: true, linkOf: (code: string) => `/party/${code}`, onCode: (code: string | null) => codes.push(code), onOpen: () => {}, ...changes }
  const hook = renderHook(() => useParty(call, options ?? undefined))
  return { ...hook, codes, sent: () => requests.map(({ method, path }) => `${method} ${path}`), view: () => hook.result.current.view }
}

describe('the party of a player', () => {
  it('is none without the feature', () => {
    expect(use(party, null).view()).toBeUndefined()
  })

  it('is started by the viewer, who then can invite', async () => {
    const { result, view, codes, unmount, sent } = use(party)
    act(() => result.current.attach(aSimulatedPlayer('ferry', 60).player))
    expect([view()?.state, view()?.link]).toEqual([{ status: 'none' }, null])
    act(() => view()?.onStart?.())
    expect(view()?.state).toEqual({ status: 'connecting' })
    await waitFor(() => expect(view()).toMatchObject({ role: 'host', link: '/party/abc' }))
    expect(codes).toEqual(['abc'])
    unmount()
    expect(sent().at(-1)).toMatch(/^DELETE .*\/parties\/abc\?ends=false/)
  })

  it('is joined by its code, and left', async () => {
    const { view, codes, sent } = use(party, { code: 'abc', canInvite: false })
    await waitFor(() => expect(view()?.state.status).toBe('joined'))
    expect([view()?.link, view()?.onStart]).toEqual([null, undefined])
    act(() => view()?.onLeave())
    expect([view()?.state, codes.at(-1)]).toEqual([{ status: 'none' }, null])
    await waitFor(() => expect(sent().at(-1)).toMatch(/^DELETE/))
  })

  it('is over for a reason, until that is noted', async () => {
    const { view, codes } = use(ended, { code: 'abc' })
    await waitFor(() => expect(view()?.state).toEqual({ status: 'over', reason: 'ended' }))
    expect(codes).toEqual([null])
    act(() => view()?.onDismiss())
    expect(view()?.state).toEqual({ status: 'none' })
  })
})

describe('an invitation', () => {
  const join = (answering: TestServer) => {
    const videos: PartyVideo[] = []
    const { call } = anApi(answering, { accessToken: 'a', refreshToken: 'r' })
    const { result } = renderHook(() => useJoinParty(call, 'abc', (video) => videos.push(video)))
    return { videos, result }
  }

  it('leads to where the party is now', async () => {
    const { videos } = join(party)
    await waitFor(() => expect(videos).toEqual([{ titleLink: '/ferry', contentId: 'ferry', atSeconds: 70 }]))
  })

  it('says why it leads nowhere, and can be tried again', async () => {
    let isFull = true
    const { videos, result } = join((request) => (isFull ? { status: 409, json: { errorCode: 'PARTY_FULL', message: '', requestId: '' } } : party(request)))
    await waitFor(() => expect(result.current.state).toEqual({ status: 'over', reason: 'full' }))
    isFull = false
    act(() => result.current.retry())
    expect(result.current.state).toEqual({ status: 'joining', isOffline: false })
    await waitFor(() => expect(videos).toHaveLength(1))
  })

  it('waits for a server that cannot be reached', async () => {
    const { result } = join(() => ({ status: 503, json: { errorCode: 'UNAVAILABLE', message: '', requestId: '' } }))
    await waitFor(() => expect(result.current.state).toEqual({ status: 'joining', isOffline: true }))
  })
})
