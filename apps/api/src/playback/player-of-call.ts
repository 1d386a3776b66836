import { deviceName } from '../http/device-name.ts'
import type { RequestContext } from '../http/request.ts'
import type { Heartbeat } from './concurrent-streams.ts'

/** The player that sends a call. A session, or a guest's token, belongs to one browser. */
export function playerOf({ user, query, userAgent }: Pick<RequestContext<'entitlement' | 'stopStream'>, 'user' | 'query' | 'userAgent'>): Pick<Heartbeat, 'userId' | 'streamId' | 'browser' | 'device'> {
  const [userId, browser] = user.kind === 'user' ? [user.userId, user.sessionId] : [user.anonymousId, 'anonymous']
  return { userId, browser, streamId: `${browser}:${query.streamId ?? 'only'}`, device: deviceName(userAgent) ?? 'Web' }
}
