/** The check of media requests as an edge function: Web Crypto, no modules of Node. It decides as the origin does. */
import { isManifest, isTokenLength, mediaVerdict } from '@ott/playback'
import type { MediaFile, MediaVerdict } from '@ott/playback'
import { isSame } from './is-same.ts'

export type EdgeOptions = {
  /** The stream key, and while it rotates the previous one: base64url, as in the secrets of the api. */
  secrets: string[]
  /** The origin of the media, such as the api behind this edge. */
  origin: string
  /** The site whose players read refusals, if the media have another origin than it; else null. */
  siteOrigin: string | null
  fetch: (request: Request) => Promise<Response>
  now: () => Date
}

/** Answers requests below `/media/`. The origin's cache entry of a file has neither token nor telemetry in its URL. */
export function createMediaEdge({ secrets, origin, siteOrigin, fetch, now }: EdgeOptions): (request: Request) => Promise<Response> {
  const check = createMediaCheck(secrets)
  return async (request) => {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return fetch(new Request(origin + url.pathname + url.search, request))
    const asked = mediaRequest(url, request.headers)
    const { verdict } = asked ? await check(asked, asked.file, now()) : { verdict: 'refused' }
    if (!asked || verdict === 'refused') return refusal(siteOrigin)
    const headers = new Headers(request.headers)
    // A list is of its viewer alone, and only the origin knows which streams run.
    if (verdict === 'askOrigin' || isManifest(asked.file.name)) return fetch(new Request(origin + url.pathname + url.search, { method: request.method, headers }))
    headers.set('stream-policy', asked.streamPolicy)
    headers.set('stream-key', asked.streamKey)
    return fetch(new Request(`${origin}/media/${asked.file.assetId}/${asked.file.name}`, { method: request.method, headers }))
  }
}

type SignedRequest = { streamPolicy: string; streamKey: string; file: MediaFile }

/** Null for a path that names no media file. */
function mediaRequest({ pathname, searchParams }: URL, headers: Headers): SignedRequest | null {
  const parts = pathname.split('/').slice(1)
  if (parts[1] === '~' && parts.length === 6) return { streamPolicy: parts[2] ?? '', streamKey: parts[3] ?? '', file: { assetId: parts[4] ?? '', name: parts[5] ?? '' } }
  if (parts.length !== 3) return null
  const isInQuery = headers.get('stream-policy') === null && headers.get('stream-key') === null
  const word = (name: string) => (isInQuery ? onlyOne(searchParams.getAll(name)) : (headers.get(name) ?? ''))
  return { streamPolicy: word('stream-policy'), streamKey: word('stream-key'), file: { assetId: parts[1] ?? '', name: parts[2] ?? '' } }
}

/** A repeated parameter is invalid. */
const onlyOne = (values: string[]) => (values.length === 1 ? (values[0] ?? '') : '')

function refusal(siteOrigin: string | null): Response {
  const body = { errorCode: 'FORBIDDEN', message: 'FORBIDDEN', requestId: crypto.randomUUID() }
  const corsHeaders = siteOrigin !== null && { 'access-control-allow-origin': siteOrigin, 'timing-allow-origin': siteOrigin, 'cross-origin-resource-policy': 'cross-origin' }
  return Response.json(body, { status: 403, headers: { 'cache-control': 'no-store', ...corsHeaders } })
}

/** The verdict on a file, with the signature computed by Web Crypto. */
export function createMediaCheck(secrets: string[]): (given: { streamPolicy: string; streamKey: string }, file: MediaFile, now: Date) => Promise<MediaVerdict> {
  const signers = Promise.all(secrets.map((secret) => signerWith(bytesOf(secret))))
  return async ({ streamPolicy, streamKey }, file, now) => {
    const signer = isTokenLength(streamPolicy) ? (await signers).find(({ id }) => streamKey.startsWith(`${id}.`)) : undefined
    const isAuthentic = signer !== undefined && isSame(streamKey, await signer.keyOf(streamPolicy))
    return mediaVerdict(streamPolicy, isAuthentic, file, now)
  }
}

async function signerWith(secret: Uint8Array<ArrayBuffer>) {
  const id = toBase64Url(await crypto.subtle.digest('SHA-256', secret)).slice(0, 8)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return { id, keyOf: async (text: string) => `${id}.${toBase64Url(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)))}` }
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}

function toBase64Url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
