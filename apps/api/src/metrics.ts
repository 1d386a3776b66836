import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Reads values when they are asked for. */
type Reader = () => Promise<void> | void

/**
 * The metrics of a process, in a registry of its own. Labels are words of closed lists and patterns of routes, never ids and never paths,
 * so the number of series is bounded (RUN-26).
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const readers: Reader[] = []
  const counter = <L extends string = never>(name: string, help: string, labelNames: L[] = []) => new Counter<L>({ name, help, labelNames, registers })
  const gauge = <L extends string = never>(name: string, help: string, labelNames: L[] = []) => new Gauge<L>({ name, help, labelNames, registers })

  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds', help: 'Duration of requests, by the pattern of their route.', labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5], registers,
    }),
    httpInFlight: gauge('http_in_flight', 'Requests that have no response yet.'),
    otpSends: counter('otp_sends_total', 'Codes that were asked for.', ['result']),
    logins: counter('logins_total', 'Logins that were tried.', ['method', 'result']),
    entitlements: counter('entitlements_total', 'Decisions whether a video may play.', ['result']),
    licences: counter('licences_total', 'Licences that were asked for.', ['system', 'result']),
    pinFailures: counter('pin_failures_total', 'Wrong PINs.'),
    payments: counter('payments_total', 'Payments of orders that were settled.', ['processor', 'result']),
    webhookLag: new Histogram({ name: 'webhook_lag_seconds', help: 'Age of events of payment providers when they arrive.', labelNames: ['processor'], buckets: [1, 5, 10, 30, 60, 300, 3_600], registers }),
    jobsFailed: counter('jobs_failed_total', 'Runs of jobs that failed.', ['task']),
    jobsWaiting: gauge('jobs_waiting', 'Billing tasks that are due.', ['task']),
    jobsOldest: gauge('jobs_oldest_seconds', 'How long the oldest billing task has been due.', ['task']),
    streamsNow: gauge('streams_now', 'Streams that play, of all processes.'),
    activationCodesLive: gauge('activation_codes_live', 'Codes of TVs that can be entered.'),
    poolWaiting: gauge('db_pool_waiting', 'Statements that wait for a connection.'),
    poolUsed: gauge('db_pool_used', 'Connections in use.'),
    dbQuery: new Histogram({ name: 'db_query_seconds', help: 'Duration of statements, by their first word.', labelNames: ['statement'], buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5], registers }),
    cacheReads: counter('cache_reads_total', 'Reads of caches: fresh (`hit`), `stale` while they are loaded again, or loaded first (`miss`).', ['cache', 'result']),
    mediaBytes: counter('media_bytes_total', 'Bytes of media that the api sent itself. A CDN sends most of them.', ['kind']),
    eventLoopLag: gauge('event_loop_lag_seconds', 'The 99th percentile of the delay of the event loop since the last reading.'),
    eventsAccepted: counter('events_accepted_total', 'Events that the collector took.'),
    eventsRejected: counter('events_rejected_total', 'Events that the collector refused.', ['reason']),
    eventPropsDropped: counter('event_props_dropped_total', 'Unknown properties that were dropped from events.'),
    eventsStored: counter('events_stored_total', 'Events that were stored for the first time.'),
    eventsDropped: counter('events_dropped_total', 'Events that were accepted and not stored.', ['reason']),
    eventsWaiting: gauge('events_waiting', 'Events that wait for their storage.'),
    eventsSent: counter('events_sent_total', 'Events that a destination took, or did not.', ['destination', 'result']),
    qoeStartup: gauge('qoe_startup_seconds', 'The mean startup time of this hour and the last one.', ['country']),
    qoeRebuffer: gauge('qoe_rebuffer_ratio', 'Stalled time of stalled and watched time, of this hour and the last one.', ['country']),
    qoeBitrate: gauge('qoe_bitrate_kbps', 'The mean bitrate of watched time, of this hour and the last one.', ['country']),
    qoeFailure: gauge('qoe_failure_ratio', 'Failed views of the allowed ones, of this hour and the last one.', ['country']),

    onScrape: (reader: Reader) => void readers.push(reader),
    /** The text format. A reader that fails leaves its last values. */
    async scrape(): Promise<string> {
      await Promise.allSettled(readers.map(async (read) => read()))
      return registry.metrics()
    },
    /** Those of the process and of Node. */
    collectProcess: () => collectDefaultMetrics({ register: registry }),
  }
}
