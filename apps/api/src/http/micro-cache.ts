import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallName } from '@ott/contract'
import { routes } from '@ott/contract'
import type { Deps } from '../config/deps.ts'
import type { AnswerHeaders } from './headers.ts'
import { sharedForm } from './cached-response.ts'
import type { Rendered } from './cached-response.ts'
import { requestIdOf } from './request-id.ts'

export type ReadyAnswers = {
  /** What a call answered to somebody anonymous, as it answers everybody who asks at this address from this country. */
  keep: (request: IncomingMessage, name: CallName, answer: Rendered) => void
  /** True when the request is answered with that. */
  giveAgain: (request: IncomingMessage, response: ServerResponse) => boolean
}

export type Asking = {
  /** Whether this Authorization header was checked before and is good, and names nobody. */
  isAnonymous: (header: string | undefined) => boolean
  countryOf: (request: IncomingMessage) => string
  headersFor: AnswerHeaders
}

/** The catalogue's version is believed as long again before this, which makes the second within which a change is seen. */
const readyForMs = 500

/**
 * Answers for everybody go out again before the framework begins, for half a second. Only what the framework has just
 * answered is repeated, and whatever wants a closer look is left to it, so that nobody is refused here (CAT-18).
 */
export function readyAnswers({ config, log, now, knobs }: Pick<Deps, 'config' | 'log' | 'now' | 'knobs'>, { isAnonymous, countryOf, headersFor }: Asking): ReadyAnswers {
  let ready = new Map<string, { name: CallName; answer: Rendered }>()
  let since = 0

  const ofNow = () => {
    const moment = now().getTime()
    if (Math.abs(moment - since) >= readyForMs) {
      ready = new Map()
      since = moment
    }
    return ready
  }
  const keyOf = (request: IncomingMessage) => `${countryOf(request)} ${request.url}`

  return {
    keep: (request, name, answer) => void ofNow().set(keyOf(request), { name, answer }),

    giveAgain(request, response) {
      const { method, headers: asked } = request
      const found = method === 'GET' ? ofNow().get(keyOf(request)) : undefined
      if (!found || knobs.current.faults[found.name]) return false
      if (asked['site-id'] !== config.siteId || !isAnonymous(asked.authorization)) return false
      const requestId = requestIdOf(request)
      const { status, headers, body } = sharedForm(found.answer, asked)
      response.writeHead(status, Object.assign(headersFor(asked.origin, requestId), headers)).end(body)
      if (log.isLevelEnabled('info')) log.info({ requestId, method, path: routes[found.name].path, status, ms: 0 }, 'answered')
      return true
    },
  }
}
