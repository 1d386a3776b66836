import { maxCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import type { ContentId } from '@ott/catalogue'
import type { PartyPlayback } from '@ott/playback'
import type { Call } from './api-client.ts'

export type PartyMemberName = { id: string; /** Null if the profile has none. */ name: string | null; number: number }

/** A watch party as this player sees it. */
export type WatchParty = {
  code: string
  version: number
  /** The server's clock at the answer, in milliseconds since the epoch. */
  nowMs: number
  playback: PartyPlayback
  /** Of the title that plays. */
  titleLink: string
  memberId: string
  hostId: string
  members: PartyMemberName[]
}

export async function createParty(call: Call, { contentId, status, positionSeconds: position, rate }: PartyPlayback): Promise<WatchParty> {
  return partyIn(await call('createParty', { query: {}, body: { contentId, status, position, rate } }, { timeoutSeconds: maxCallSeconds }))
}

/** Throws ApiError with the reason why the viewer cannot join. */
export async function joinParty(call: Call, code: string, { signal }: { signal?: AbortSignal } = {}): Promise<WatchParty> {
  return partyIn(await call('joinParty', { params: { code }, query: {} }, { signal, timeoutSeconds: maxCallSeconds }))
}

/** Waits some ten seconds for a version after this one. */
export async function awaitParty(call: Call, code: string, version: number, { signal }: { signal?: AbortSignal } = {}): Promise<WatchParty> {
  return partyIn(await call('party', { params: { code }, query: { after: String(version) } }, { signal, timeoutSeconds: maxCallSeconds }))
}

export async function controlParty(call: Call, code: string, playback: PartyPlayback): Promise<WatchParty> {
  return partyIn(await call('controlParty', { params: { code }, query: {}, body: wirePlayback(playback) }, { timeoutSeconds: controlSeconds }))
}

/** Outlives the page. `ends`: the host ends it for everybody. */
export async function leaveParty(call: Call, code: string, { ends = false }: { ends?: boolean } = {}): Promise<void> {
  await call('leaveParty', { params: { code }, query: { ends: ends ? 'true' : 'false' } }, { keepalive: true, timeoutSeconds: maxCallSeconds })
}

/** What arrives later is outdated. */
const controlSeconds = 5

function partyIn({ playback: { position, contentId, ...playback }, permanentLink, ...party }: Answer<'party'>): WatchParty {
  return { ...party, titleLink: permanentLink, playback: { ...playback, contentId: contentId as ContentId, positionSeconds: position } }
}

function wirePlayback({ positionSeconds, atMs, ...playback }: PartyPlayback) {
  return { ...playback, position: positionSeconds, atMs: Math.round(atMs) }
}
