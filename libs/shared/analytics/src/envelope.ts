import type { BrowserEventName, EventName, EventProps, PageType } from './events.ts'

/** What every event of a browser carries. The server adds country, time of receipt, profile type and, with consent, the user's pseudonym. */
export type Envelope<N extends EventName = BrowserEventName> = {
  [Name in N]: Context & {
    v: 1
    /** UUIDv7. A second event with the same id and day is dropped. */
    eventId: string
    name: Name
    /** Milliseconds since the epoch, corrected by the offset of the server's clock. */
    at: number
    /** Counts the events of a tab from 0. */
    seq: number
    /** The share of events that is recorded, if not all. */
    sample?: number
    props: EventProps[Name]
  }
}[N]

/** What the events of a tab have in common. */
export type Context = {
  /** Random, of one tab until it closes. */
  tabId: string
  /** Of one playback: from its request to its end. CMCD calls it `sid`. */
  viewId?: string
  page: PageType
  locale: 'en' | 'bn'
  brand: string
  device: { class: DeviceClass; os: Os; browser: BrowserName; major: number }
  net: { type: 'unknown' | 'slow-2g' | '2g' | '3g' | '4g'; saveData: boolean }
  /** The choice under which the event was recorded. */
  consent: { version: number; analytics: boolean; marketing: boolean }
}

export type DeviceClass = 'phone' | 'tablet' | 'desktop' | 'tv' | 'unknown'
export type Os = 'android' | 'ios' | 'windows' | 'macos' | 'linux' | 'chromeos' | 'unknown'
export type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'samsung' | 'opera' | 'unknown'

/** Limits of a batch, of the browser and the server alike. */
export const maxBatchEvents = 100
/** Browsers refuse more than 64 KiB of `keepalive` bodies in flight, over all of a document. */
export const maxKeepaliveBytes = 30_000

/** An id that sorts by time (RFC 9562, version 7). `random` are ten random bytes. */
export function uuidV7(at: number, random: Uint8Array): string {
  const time = Math.trunc(at).toString(16).padStart(12, '0')
  const [a = 0, b = 0, c = 0, ...rest] = random
  const hex = (byte: number) => byte.toString(16).padStart(2, '0')
  const tail = `7${hex(a).slice(1)}${hex(b)}${hex((c & 0x3f) | 0x80)}${rest.map(hex).join('')}`.padEnd(20, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8, 20)}`
}
