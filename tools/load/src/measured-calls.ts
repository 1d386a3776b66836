import type { LoadRequest } from './load-generator.ts'
import { headersOf } from './load-environment.ts'
import type { LoadEnvironment } from './load-environment.ts'

export type MeasuredCall = {
  name: string
  /** The limit as a multiple of the baseline server's cost. */
  maxMultiple: number
  next: (connection: number) => LoadRequest
}

const page = '/contents/api/v1/pages/home/modules?language=english&limit=10'
const consume = '/core/api/v1/auth/signinup/code/consume'
const entitlement = '/contents/api/v1/entitlement'
const histories = '/analytics/api/v1/users/watchhistories'

const incompleteCode = { deviceId: 'browser-load', preAuthSessionId: 'load', userInputCode: '471', browserId: 'browser-load' }

/** The calls that determine the number of machines, as a browser or a CDN sends them. */
export async function measuredCalls({ api, anonymous, userTokens }: LoadEnvironment): Promise<MeasuredCall[]> {
  const asBrowser = { ...headersOf(anonymous), 'session-token': 'none', 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en-GB,en;q=0.9' }
  const etag = (await fetch(api.url + page, { headers: asBrowser })).headers.get('etag') ?? ''
  const pageRequest = { method: 'GET', path: page, headers: asBrowser, expectedStatus: 200 }
  const conditionalRequest = { ...pageRequest, headers: { ...asBrowser, 'if-none-match': etag }, expectedStatus: 304 }
  const tokenOf = (connection: number) => userTokens[connection % userTokens.length] ?? ''
  let second = 0
  return [
    { name: 'catalogue page, 200 cards', maxMultiple: 2, next: () => pageRequest },
    { name: 'catalogue page, not modified', maxMultiple: 2, next: () => conditionalRequest },
    { name: 'validated POST', maxMultiple: 3, next: () => post(consume, anonymous, incompleteCode, 400) },
    {
      name: 'playback heartbeat',
      maxMultiple: process.env.REDIS_URL ? 4 : 6,
      next: (connection) => post(`${entitlement}?contentId=film-${connection}&streamId=player-1`, tokenOf(connection), {}, 200),
    },
    {
      name: 'watch progress, durable',
      maxMultiple: 8,
      next: (connection) => {
        second = (second + 1) % 5_000
        const film = { contentType: 'movie', contentId: `film-${connection}`, runtime: 5_400 }
        return post(histories, tokenOf(connection), { ...film, secondsWatched: second, watchedAt: new Date().toISOString() }, 204)
      },
    },
  ]
}

function post(path: string, bearer: string, body: object, expectedStatus: number): LoadRequest {
  return { method: 'POST', path, headers: { ...headersOf(bearer), 'content-type': 'application/json' }, body: JSON.stringify(body), expectedStatus }
}
