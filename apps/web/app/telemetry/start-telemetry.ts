import { defaultSampling, fanOut, isNecessary, isSampled, nothingAllowed, uuidV7 } from '@ott/analytics'
import type { Audience, Context, Envelope } from '@ott/analytics'
import { createEventQueue, withCrossTabLock } from '@ott/api-client'
import type { EventStorage } from '@ott/api-client'
import { brand } from '@ott/brand'
import { apiClient } from '../api/client.ts'
import { authAtom, getSession } from '../auth/auth-store.ts'
import { browserStorage } from '../platform/storage.ts'
import { pageLocale } from '../platform/page-locale.ts'
import { store } from '../store.ts'
import { reportUncaughtErrors } from './app-errors.ts'
import { observeCards } from './card-events.ts'
import { audienceAtom, consentAtom, joinAccount, loadConsent } from './consent-store.ts'
import { deviceOf, netOf, pageTypeAt } from './event-context.ts'
import { logEvent, markEvents } from './event-log.ts'
import type { LoggedEvent } from './event-log.ts'
import { observeLanguageLinks } from './language-events.ts'
import { allowTagManager, pushToTagManager } from './tag-manager.ts'
import { receiveEvents } from './track.ts'
import type { TrackedEvent } from './track.ts'
import { reportWebVitals } from './web-vitals.ts'

/** Chromium alone tells the network. */
type NavigatorWithConnection = Navigator & { connection?: Parameters<typeof netOf>[0] }

const waitingEventsKey = 'events'

type TelemetryOptions = { tagManagerUrl: string | null; isCollected: boolean; hasInspector: boolean }

let isStarted = false

/**
 * Takes the events that wait, and sends what the viewer's consent allows. Runs once for a document. `tagManagerUrl` is null where the
 * operator has no tag manager; `isCollected` is false where the collector is turned off; with `hasInspector` events are logged.
 */
export function startTelemetry(options: TelemetryOptions): void {
  if (isStarted) return
  isStarted = true
  void loadConsent().then(() => start(options))
}

function start({ tagManagerUrl, isCollected, hasInspector }: TelemetryOptions): void {
  const device = deviceOf(navigator.userAgent, matchMedia('(pointer: coarse)').matches, Math.min(screen.width, screen.height))
  const tabId = crypto.randomUUID()
  let seq = 0

  const queue = createEventQueue({
    // Events are no reason to renew a session.
    send: (events) => apiClient('collectEvents', { body: { sentAt: Date.now(), events } }, { keepalive: true, renew: false }),
    storage: () => (audience().permissions.analytics ? waitingEvents : null),
    withLock: (work) => withCrossTabLock(navigator.locks, 'events', work),
    now: Date.now,
    setTimer: setTimeout,
    onSent: (events) => mark(events, 'sent'),
    onDropped: (events) => mark(events, 'dropped'),
  })

  function mark(events: Envelope[], state: LoggedEvent['state']): void {
    if (hasInspector) markEvents(events, state)
  }

  function receive(tracked: TrackedEvent): void {
    const out = fanOut(tracked.name, audience())
    const sample = defaultSampling[tracked.name]
    const isInSample = isSampled(tracked.name, tracked.viewId ?? tabId, defaultSampling)
    const event = { ...envelopeOf(tracked), ...(sample !== undefined && { sample }) }
    if (hasInspector) logEvent({ event, out, state: stateOf(out.collector && isCollected, isInSample) })
    if (out.collector && isCollected && isInSample) queue.add(event)
    if (out.marketing) pushToTagManager(tracked)
  }

  function envelopeOf({ name, props, at, path, viewId }: TrackedEvent): Envelope {
    seq += 1
    const { connection } = navigator as NavigatorWithConnection
    const context: Context = {
      tabId, ...(viewId !== undefined && { viewId }), page: pageTypeAt(path), locale: pageLocale(), brand: brand.slug, device, net: netOf(connection),
      consent: { version: store.get(consentAtom)?.choice?.version ?? 0, ...audience().permissions },
    }
    return { v: 1, eventId: uuidV7(at, crypto.getRandomValues(new Uint8Array(10))), name, at, seq: seq - 1, props, ...context } as Envelope
  }

  const followAudience = () => {
    const { permissions, isMinor } = audience()
    queue.retain(({ name }) => fanOut(name, { permissions, isMinor }).collector)
    if (tagManagerUrl !== null) allowTagManager(tagManagerUrl, isMinor ? nothingAllowed : permissions)
    if (!permissions.analytics) browserStorage.write(waitingEventsKey, null)
  }
  followAudience()
  store.sub(audienceAtom, followAudience)
  let userBefore = getSession()?.userId
  store.sub(authAtom, () => {
    const user = getSession()?.userId
    // The collector names the user by the token that an event is sent with: what waits is not of the next one.
    if (userBefore !== undefined && user !== userBefore) queue.retain(({ name }) => isNecessary(name))
    userBefore = user
    void joinAccount()
  })
  void joinAccount()

  receiveEvents(receive)
  void queue.recover()
  document.addEventListener('visibilitychange', () => { if (document.hidden) queue.leave() })
  addEventListener('pagehide', queue.leave)
  reportUncaughtErrors()
  reportWebVitals()
  observeCards()
  observeLanguageLinks()
}

const waitingEvents: EventStorage = {
  read() {
    const found = browserStorage.readJson(waitingEventsKey)
    return Array.isArray(found) ? (found as Envelope[]) : []
  },
  write: (events) => browserStorage.writeJson(waitingEventsKey, events.length > 0 ? events : null),
}

const audience = (): Audience => store.get(audienceAtom)

function stateOf(isAllowed: boolean, isInSample: boolean): LoggedEvent['state'] {
  if (!isAllowed) return 'held'
  return isInSample ? 'waiting' : 'unsampled'
}
