import { expectedPosition } from '@ott/playback'
import { openPartySession } from './party-session.ts'
import type { PartyState } from './party-state.ts'
import { aPartyServer, aSimulatedPlayer, serverAheadMs } from './testing-party.ts'

beforeEach(() => { jest.useFakeTimers() })
afterEach(() => {
  for (const close of opened.splice(0)) close()
  jest.useRealTimers()
})

const opened: (() => void)[] = []
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

type Server = ReturnType<typeof aPartyServer>
type Simulated = ReturnType<typeof aSimulatedPlayer>

function enter(server: Server, name: string, watching: Simulated | null, code: string | null = 'abc') {
  const states: PartyState[] = []
  const links: string[] = []
  const session = openPartySession({
    call: server.callOf(name), code, player: watching && watching.player, random: () => 0.5, onChange: (state) => states.push(state), onOpen: (link, contentId) => links.push(`${link} ${contentId}`),
  })
  opened.push(session.leave)
  return { session, links, state: () => states.at(-1), states }
}

async function aHost(server: Server, startAtSeconds = 60) {
  const film = aSimulatedPlayer('ferry', startAtSeconds)
  const host = enter(server, 'ana', film, null)
  await pass(10)
  return { ...host, film }
}

const apart = (a: Simulated, b: Simulated) => Math.abs(a.seconds() - b.seconds())

describe('a guest', () => {
  it('that joins late is where the host is, within 300 ms, and soon within a frame or two', async () => {
    const server = aPartyServer()
    const { film } = await aHost(server)
    await pass(20_000)
    const late = aSimulatedPlayer('ferry', 0, { seekMs: 400 })
    enter(server, 'bani', late)
    await pass(3_000)
    expect(apart(film, late)).toBeLessThan(0.3)
    await pass(10_000)
    expect(apart(film, late)).toBeLessThan(0.08)
    expect(late.seeks.length).toBeLessThanOrEqual(3)
  })

  it('comes back by its speed alone from a small drift, and plays at its own speed after the party', async () => {
    const server = aPartyServer()
    const { film } = await aHost(server)
    const near = aSimulatedPlayer('ferry', film.seconds() - 0.2)
    near.setRate(1.25)
    const { session } = enter(server, 'bani', near)
    await pass(500)
    expect(near.rate()).toBeCloseTo(1.05, 1)
    await pass(10_000)
    expect([near.seeks, apart(film, near) < 0.05]).toEqual([[], true])
    session.leave()
    expect(near.rate()).toBe(1.25)
  })

  it('pauses, plays, seeks and changes its speed with the host', async () => {
    const server = aPartyServer()
    const { film } = await aHost(server)
    const other = aSimulatedPlayer('ferry', 60)
    enter(server, 'bani', other)
    await pass(1_000)
    film.pause()
    await pass(500)
    expect([other.isPaused(), apart(film, other) < 0.04]).toEqual([true, true])
    film.seek(300)
    await pass(500)
    expect([other.isPaused(), other.seconds()]).toEqual([true, 300])
    film.setRate(1.5)
    film.play()
    await pass(2_000)
    expect(other.isPaused()).toBe(false)
    expect(apart(film, other)).toBeLessThan(0.3)
    expect(Math.abs(other.rate() - 1.5)).toBeLessThanOrEqual(0.075)
  })

  it('waits while the host has no data, and the party waits for no guest', async () => {
    const server = aPartyServer()
    const { film } = await aHost(server)
    const other = aSimulatedPlayer('ferry', 60)
    enter(server, 'bani', other)
    await pass(1_000)
    other.stall()
    await pass(2_000)
    expect(server.party()?.playback.status).toBe('playing')
    other.recover()
    await pass(2_000)
    expect(apart(film, other)).toBeLessThan(0.3)
    film.stall()
    await pass(500)
    expect([server.party()?.playback.status, other.isPaused()]).toEqual(['buffering', true])
    film.recover()
    await pass(1_000)
    expect([other.isPaused(), apart(film, other) < 0.3]).toEqual([false, true])
  })

  it('follows the host to another video once, and leaves nothing behind', async () => {
    const server = aPartyServer()
    const host = await aHost(server)
    const other = aSimulatedPlayer('ferry', 60)
    const guest = enter(server, 'bani', other)
    await pass(500)
    host.session.attach(aSimulatedPlayer('tram', 5).player)
    await pass(2_000)
    expect(guest.links).toEqual(['/tram tram'])
    guest.session.attach(null)
    guest.session.close()
    await pass(100)
    expect(server.party()?.members.map(({ player }) => player)).toEqual(['ana', 'bani'])
  })

  it('tries again some seconds later where the browser refuses to play', async () => {
    const server = aPartyServer()
    const { film } = await aHost(server)
    const blocked = aSimulatedPlayer('ferry', 60, { canPlay: false })
    blocked.pause()
    enter(server, 'bani', blocked)
    const tries = jest.spyOn(film, 'play')
    await pass(7_000)
    expect(blocked.isPaused()).toBe(true)
    expect(tries).not.toHaveBeenCalled()
  })
})

describe('a host', () => {
  it('tells where it is by the clock of the server', async () => {
    const server = aPartyServer()
    const { film } = await aHost(server, 42)
    expect(expectedPosition(server.party()!.playback, performance.now() + serverAheadMs)).toBeCloseTo(film.seconds(), 2)
  })

  it('tells nothing while its video runs as told', async () => {
    const server = aPartyServer()
    await aHost(server)
    const { version } = server.party()!
    await pass(20_000)
    expect(server.party()?.version).toBe(version)
  })

  it('that reloads comes back to the party instead of moving it', async () => {
    const server = aPartyServer()
    const { film, session } = await aHost(server)
    const other = aSimulatedPlayer('ferry', 60)
    enter(server, 'bani', other)
    await pass(5_000)
    session.attach(null)
    const again = aSimulatedPlayer('ferry', 50, { seekMs: 200 })
    session.attach(again.player)
    await pass(3_000)
    expect(server.party()?.hostId).toBe('id-ana')
    expect(Math.abs(again.seconds() - other.seconds())).toBeLessThan(0.3)
    expect(other.seconds()).toBeGreaterThan(67.5)
    expect(film.seconds()).toBeGreaterThan(67)
  })

  it('that leaves makes the guest a host, whose speed is again that of the party', async () => {
    const server = aPartyServer()
    const { session, film } = await aHost(server)
    film.setRate(1.5)
    const other = aSimulatedPlayer('ferry', 60)
    const guest = enter(server, 'bani', other)
    await pass(1_000)
    session.leave()
    await pass(100)
    expect(guest.state()).toMatchObject({ status: 'joined', party: { hostId: 'id-bani', members: [{ id: 'id-bani' }] } })
    other.nudge(null)
    expect(other.rate()).toBe(1.5)
    other.pause()
    await pass(100)
    expect(server.party()?.playback.status).toBe('paused')
  })

  it('ends the party for everybody', async () => {
    const server = aPartyServer()
    const { session } = await aHost(server)
    const guest = enter(server, 'bani', aSimulatedPlayer('ferry', 60))
    await pass(500)
    session.end()
    await pass(100)
    expect(guest.state()).toEqual({ status: 'over', reason: 'ended' })
  })
})

describe('a member', () => {
  it('plays on during an outage, comes back by itself, and is told so', async () => {
    const server = aPartyServer()
    const { film } = await aHost(server)
    const other = aSimulatedPlayer('ferry', 60)
    const guest = enter(server, 'bani', other)
    await pass(1_000)
    server.fail({ status: 503, json: { errorCode: 'UNAVAILABLE', message: '', requestId: '' } })
    await pass(20_000)
    expect(guest.state()).toMatchObject({ status: 'joined', isReconnecting: true })
    expect(apart(film, other)).toBeLessThan(0.3)
    server.fail(null)
    window.dispatchEvent(new Event('online'))
    await pass(500)
    expect(guest.state()).toMatchObject({ status: 'joined', isReconnecting: false })
  })

  it('is with the host again ten seconds after a long outage at the latest, in which nobody asks often', async () => {
    const server = aPartyServer()
    const { film } = await aHost(server)
    const other = aSimulatedPlayer('ferry', 60)
    enter(server, 'bani', other)
    await pass(1_000)
    server.fail({ status: 503, json: { errorCode: 'UNAVAILABLE', message: '', requestId: '' } })
    await pass(10_000)
    film.pause()
    await pass(50_000)
    expect([other.isPaused(), server.failures() <= 2 * 10]).toEqual([false, true])
    server.fail(null)
    await pass(10_500)
    expect([other.isPaused(), apart(film, other) < 0.04]).toEqual([true, true])
  })

  it('joins anew when the server has missed it for too long', async () => {
    const server = aPartyServer()
    await aHost(server)
    const guest = enter(server, 'bani', aSimulatedPlayer('ferry', 60))
    await pass(500)
    server.apply({ type: 'left', player: 'bani' })
    await pass(500)
    expect(guest.state()).toMatchObject({ status: 'joined', party: { members: [{ player: 'ana' }, { player: 'bani' }] } })
  })

  it('hears why it cannot join', async () => {
    const guest = enter(aPartyServer(), 'bani', null)
    await pass(100)
    expect(guest.states).toEqual([{ status: 'over', reason: 'ended' }])
  })

  it('asks no more once it has left', async () => {
    const server = aPartyServer()
    await aHost(server)
    const guest = enter(server, 'bani', aSimulatedPlayer('ferry', 60))
    await pass(500)
    guest.session.leave()
    const heard = guest.states.length
    await pass(30_000)
    expect([guest.states.length, server.party()?.members.length]).toEqual([heard, 1])
  })
})
