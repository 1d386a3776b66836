import type { Ask } from './load-generator.ts'
import { headersOf } from './world.ts'
import type { World } from './world.ts'

export type MeasuredCall = {
  name: string
  /** The limit as a multiple of bare Node's minimal response. */
  most: number
  next: (connection: number) => Ask
}

const page = '/contents/api/v1/pages/home/modules?language=english&limit=10'
const consume = '/core/api/v1/auth/signinup/code/consume'
const entitlement = '/contents/api/v1/entitlement'
const histories = '/analytics/api/v1/users/watchhistories'

const incompleteCode = { deviceId: 'browser-load', preAuthSessionId: 'load', userInputCode: '471', browserId: 'browser-load' }

/** The calls that determine the number of machines, as a browser or a CDN sends them. */
export async function measuredCalls({ api, anonymous, viewers }: World): Promise<MeasuredCall[]> {
  const asBrowser = { ...headersOf(anonymous), 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'en-GB,en;q=0.9' }
  const etag = (await fetch(api.url + page, { headers: asBrowser })).headers.get('etag') ?? ''
  const askForPage = { method: 'GET', path: page, headers: asBrowser, expects: 200 }
  const askAgain = { ...askForPage, headers: { ...asBrowser, 'if-none-match': etag }, expects: 304 }
  const viewerOn = (connection: number) => viewers[connection % viewers.length] ?? ''
  let second = 0
  return [
    { name: 'catalogue page, 200 cards', most: 2, next: () => askForPage },
    { name: 'catalogue page, not modified', most: 2, next: () => askAgain },
    { name: 'validated POST', most: 3, next: () => post(consume, anonymous, incompleteCode, 400) },
    {
      name: 'playback heartbeat',
      most: process.env.REDIS_URL ? 4 : 6,
      next: (connection) => post(`${entitlement}?contentId=film-${connection}&streamId=player-1`, viewerOn(connection), {}, 200),
    },
    {
      name: 'watch progress, durable',
      most: 8,
      next: (connection) => {
        second = (second + 1) % 5_000
        const film = { contentType: 'movie', contentId: `film-${connection}`, runtime: 5_400 }
        return post(histories, viewerOn(connection), { ...film, secondsWatched: second, watchedAt: new Date().toISOString() }, 204)
      },
    },
  ]
}

function post(path: string, bearer: string, body: object, expects: number): Ask {
  return { method: 'POST', path, headers: { ...headersOf(bearer), 'content-type': 'application/json' }, body: JSON.stringify(body), expects }
}
