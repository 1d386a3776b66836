import { ga4 } from '../analytics/destinations/ga4.ts'
import type { Destination, DestinationId } from '../analytics/destinations/destination.ts'
import { posthog } from '../analytics/destinations/posthog.ts'
import { segment } from '../analytics/destinations/segment.ts'
import { sentry } from '../analytics/destinations/sentry.ts'
import { snowplow } from '../analytics/destinations/snowplow.ts'

type Environment = Record<string, string | undefined>

/** The settings that each destination needs. The URLs of vendors have defaults. */
const needed: Record<DestinationId, string[]> = {
  ga4: ['GA4_MEASUREMENT_ID', 'GA4_API_SECRET'],
  segment: ['SEGMENT_WRITE_KEY'],
  posthog: ['POSTHOG_API_KEY'],
  snowplow: ['SNOWPLOW_URL', 'SNOWPLOW_APP_ID', 'SNOWPLOW_VENDOR'],
  sentry: ['SENTRY_DSN'],
}

export const destinationUrls = ['GA4_URL', 'SEGMENT_URL', 'POSTHOG_URL', 'SNOWPLOW_URL', 'SENTRY_DSN']

/**
 * Parses `EVENT_DESTINATIONS`: `ga4,segment:IN+BD` sends events to two vendors, to one of them only from two countries. Without it there are
 * none. Throws an error that names what is unknown, named twice, missing or no URL (AN-20).
 */
export function readDestinations(env: Environment): Destination[] {
  const invalid = destinationUrls.find((name) => env[name] && !URL.canParse(env[name]))
  if (invalid) throw new Error(`${invalid} is not a URL`)
  const destinations = readEntries(env)
  const twice = destinations.find(({ id }, at) => destinations.findIndex((other) => other.id === id) < at)
  if (twice) throw new Error(`EVENT_DESTINATIONS names ${twice.id} twice; for several countries it must be like ${twice.id}:IN+BD`)
  return destinations
}

function readEntries(env: Environment): Destination[] {
  return (env.EVENT_DESTINATIONS ?? '').split(',').map((each) => each.trim()).filter(Boolean).map((entry) => {
    const [id = '', where] = entry.split(':')
    if (!isDestination(id)) throw new Error(`EVENT_DESTINATIONS names ${id}; it must be one of ${Object.keys(needed).join(', ')}`)
    const missing = needed[id].filter((name) => !env[name])
    if (missing.length > 0) throw new Error(`${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing, which the destination ${id} needs`)
    const countries = where === undefined ? null : where.split('+')
    if (countries?.some((code) => !/^[A-Z]{2}$/.test(code))) throw new Error(`EVENT_DESTINATIONS says ${entry}; it must be like ${id}:IN+BD`)
    return make(id, (name, otherwise = '') => env[name] ?? otherwise, countries)
  })
}

function make(id: DestinationId, read: (name: string, otherwise?: string) => string, countries: string[] | null): Destination {
  switch (id) {
    case 'ga4': return ga4({ url: read('GA4_URL', 'https://www.google-analytics.com'), measurementId: read('GA4_MEASUREMENT_ID'), apiSecret: read('GA4_API_SECRET'), countries })
    case 'segment': return segment({ url: read('SEGMENT_URL', 'https://api.segment.io'), writeKey: read('SEGMENT_WRITE_KEY'), countries })
    case 'posthog': return posthog({ url: read('POSTHOG_URL', 'https://eu.i.posthog.com'), apiKey: read('POSTHOG_API_KEY'), countries })
    case 'snowplow': return snowplow({ url: read('SNOWPLOW_URL'), appId: read('SNOWPLOW_APP_ID'), vendor: read('SNOWPLOW_VENDOR'), countries })
    case 'sentry': return sentry({ dsn: read('SENTRY_DSN'), countries })
  }
}

function isDestination(id: string): id is DestinationId {
  return Object.hasOwn(needed, id)
}
