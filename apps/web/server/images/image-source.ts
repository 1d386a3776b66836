import { createHash } from 'node:crypto'

/** Masters may be as large as this, and as slow. */
export type SourceLimits = { mostBytes: number; timeoutMs: number }

/** The version is another one when the content is. */
export type Master = { version: string; bytes: Buffer }

/** Who waits for a version has an older picture to show instead. */
const versionTimeoutMs = 2_000

/**
 * The master of a picture from our own origin, where `path` was checked to be one (MED-9). Null when the origin has none,
 * or nothing of a size that we take; what is read stops there, whatever the origin says of its length. Throws when the
 * origin cannot be reached, is in trouble, leads elsewhere or takes too long, counted until the last byte.
 */
export async function fetchMaster(origin: string, path: string, { mostBytes, timeoutMs }: SourceLimits): Promise<Master | null> {
  const response = await ask('GET', origin + path, timeoutMs)
  if (!response?.body || Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    await response?.body?.cancel()
    return null
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    // Leaving the loop hangs up.
    if (bytes > mostBytes) return null
    chunks.push(chunk)
  }
  return { version: versionIn(response.headers), bytes: Buffer.concat(chunks) }
}

/** The version alone, without reading the master. Null when the origin has none; throws as above. */
export async function fetchMasterVersion(origin: string, path: string): Promise<string | null> {
  const response = await ask('HEAD', origin + path, versionTimeoutMs)
  return response && versionIn(response.headers)
}

async function ask(method: 'GET' | 'HEAD', address: string, timeoutMs: number): Promise<Response | null> {
  const response = await fetch(address, { method, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 404) return null
  throw new Error(`The origin of pictures answered ${response.status}`)
}

/** An origin that says neither is taken to replace no master. The api's ETag is made of a file's size and time. */
function versionIn(headers: Headers): string {
  const said = headers.get('etag') ?? headers.get('last-modified') ?? ''
  return createHash('sha256').update(said).digest('base64url').slice(0, 22)
}
