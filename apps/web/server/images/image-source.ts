import { createHash } from 'node:crypto'

/** Limits on the size of a master and the time to fetch it. */
export type SourceLimits = { maxBytes: number; timeoutMs: number }

/** The version changes with the content. */
export type Master = { version: string; bytes: Buffer }

/** Short, because the caller can serve a cached image instead. */
const versionTimeoutMs = 2_000

/**
 * Fetches a master from our own origin; the caller has checked `path` (MED-9). Null if it is missing or exceeds the
 * size limit, whatever `content-length` says. Throws on network errors, redirects, error statuses and timeouts,
 * including the body.
 */
export async function fetchMaster(origin: string, path: string, { maxBytes, timeoutMs }: SourceLimits): Promise<Master | null> {
  const response = await request('GET', origin + path, timeoutMs)
  if (!response?.body || Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response?.body?.cancel()
    return null
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    // Leaving the loop aborts the download.
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return { version: versionIn(response.headers), bytes: Buffer.concat(chunks) }
}

/** Fetches the version with HEAD. Null if there is no master; throws as above. */
export async function fetchMasterVersion(origin: string, path: string): Promise<string | null> {
  const response = await request('HEAD', origin + path, versionTimeoutMs)
  return response && versionIn(response.headers)
}

async function request(method: 'GET' | 'HEAD', url: string, timeoutMs: number): Promise<Response | null> {
  const response = await fetch(url, { method, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 404) return null
  throw new Error(`The origin of pictures answered ${response.status}`)
}

/** An origin with neither header never replaces masters. The API's ETag consists of size and mtime. */
function versionIn(headers: Headers): string {
  const validator = headers.get('etag') ?? headers.get('last-modified') ?? ''
  return createHash('sha256').update(validator).digest('base64url').slice(0, 22)
}
