import { ApiError } from '@ott/api-client'
import type { StreamGrant } from '@ott/api-client'
import { startHeartbeat } from './heartbeat.ts'

const grant = (key: string): StreamGrant =>
  ({ key, policy: 'p', action: 'STREAMING', refetchAfterSeconds: 20, dash: '/film.mpd', hls: '/film.m3u8', runLengthSeconds: 60 })

const offline = () => new ApiError(0, 'OFFLINE', {})
const busy = () => new ApiError(503, 'UNAVAILABLE', {})
const full = () => new ApiError(409, 'STREAM_LIMIT_REACHED', {})

beforeEach(() => { jest.useFakeTimers() })
afterEach(() => { jest.useRealTimers() })

/** A heartbeat that receives these responses, one per beat, and successes afterwards. */
function aHeartbeat(answers: (StreamGrant | ApiError)[] = [], isPrepared = false) {
  const seen = { beats: 0, keys: [] as string[], stopped: [] as ApiError[] }
  const heartbeat = startHeartbeat({
    beat: () => {
      const answer = answers[seen.beats] ?? grant(`key ${seen.beats}`)
      seen.beats += 1
      return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
    },
    onGrant: ({ key }) => seen.keys.push(key),
    onStop: (error) => seen.stopped.push(error),
    grantedAtMs: isPrepared ? null : Date.now(),
    refetchAfterSeconds: 20,
    now: () => Date.now(),
    random: () => 0.5,
  })
  return { heartbeat, seen, seconds: (count: number) => jest.advanceTimersByTimeAsync(count * 1000) }
}

describe('the heartbeat', () => {
  it('beats every twenty seconds during playback, and passes on each token', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat()
    heartbeat.play()
    await seconds(61)
    expect(seen.keys).toEqual(['key 0', 'key 1', 'key 2'])
  })

  it('beats at once after a preload', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat([], true)
    heartbeat.play()
    await seconds(0)
    expect(seen.beats).toBe(1)
  })

  it('waits as long as the response says', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat([{ ...grant('slow'), refetchAfterSeconds: 40 }])
    heartbeat.play()
    await seconds(59)
    expect(seen.beats).toBe(1)
  })

  it('stops while paused, and catches up afterwards', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat()
    heartbeat.play()
    heartbeat.pause()
    await seconds(120)
    expect(seen.beats).toBe(0)
    heartbeat.play()
    await seconds(0)
    expect(seen.beats).toBe(1)
  })

  it('does not beat early after a short pause', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat()
    heartbeat.play()
    await seconds(5)
    heartbeat.pause()
    heartbeat.play()
    await seconds(14)
    expect(seen.beats).toBe(0)
  })

  it('tolerates a lost beat', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat([offline(), busy(), grant('again'), offline()])
    heartbeat.play()
    await seconds(90)
    expect(seen.stopped).toEqual([])
    expect(seen.keys).toEqual(['again'])
  })

  it('goes on while the last token is valid, and stops with the reason when it has expired', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat(Array.from({ length: 50 }, offline))
    heartbeat.play()
    await seconds(299)
    expect(seen.stopped).toEqual([])
    await seconds(60)
    expect(seen.stopped.map(({ code }) => code)).toEqual(['OFFLINE'])
  })

  it('stops after three lost beats in a row without any token', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat(Array.from({ length: 50 }, busy), true)
    heartbeat.play()
    await seconds(200)
    expect(seen.beats).toBe(3)
    expect(seen.stopped.map(({ code }) => code)).toEqual(['UNAVAILABLE'])
  })

  it('asks less often the longer the service does not answer', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat(Array.from({ length: 50 }, busy))
    heartbeat.play()
    await seconds(290)
    expect(seen.beats).toBeLessThanOrEqual(12)
  })

  it('stops at once after a refusal', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat([full()])
    heartbeat.play()
    await seconds(200)
    expect(seen.beats).toBe(1)
    expect(seen.stopped.map(({ code }) => code)).toEqual(['STREAM_LIMIT_REACHED'])
  })

  it('shares one beat among concurrent renewals', async () => {
    const { heartbeat, seen } = aHeartbeat()
    heartbeat.play()
    await Promise.all([heartbeat.renew(), heartbeat.renew(), heartbeat.renew()])
    expect(seen.beats).toBe(1)
  })

  it('does not beat once stopped', async () => {
    const { heartbeat, seen, seconds } = aHeartbeat()
    heartbeat.play()
    heartbeat.stop()
    await heartbeat.renew()
    await seconds(100)
    expect(seen.beats).toBe(0)
  })
})
