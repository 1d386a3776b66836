import { post } from './destination.ts'
import type { Destination, StoredEvent } from './destination.ts'

export type SentrySettings = { dsn: string; countries: string[] | null }

/** A service that speaks Sentry's protocol. It gets errors only, which name no user; an envelope has one. */
export function sentry({ dsn, countries }: SentrySettings): Destination {
  const { protocol, host, pathname, username: key } = new URL(dsn)
  const at = pathname.lastIndexOf('/')
  const envelopeUrl = `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`
  const headers = { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': `Sentry sentry_version=7, sentry_client=ott-server/1, sentry_key=${key}` }
  return {
    id: 'sentry',
    url: `${protocol}//${host}`,
    audiences: ['errors'],
    countries,
    maxBatch: 1,
    send: ([event], signal) => post(envelopeUrl, envelopeOf(event), headers, signal),
  }
}

function envelopeOf(event: StoredEvent): string {
  const { event_id, name, at, props, context } = event
  const id = event_id.replaceAll('-', '')
  const body = {
    event_id: id, timestamp: at.getTime() / 1_000, platform: 'javascript', level: props.fatal === false ? 'warning' : 'error', logger: name,
    ...(typeof props.release === 'string' ? { release: props.release } : {}),
    fingerprint: [name, String(props.fingerprint ?? props.code)],
    message: { formatted: `${name} ${String(props.errorClass ?? props.code)}` },
    tags: { page: context.page, locale: context.locale }, extra: props,
  }
  return `${JSON.stringify({ event_id: id })}\n${JSON.stringify({ type: 'event' })}\n${JSON.stringify(body)}\n`
}
