/** Masters may be as large as this, and as slow. */
export type SourceLimits = { mostBytes: number; timeoutMs: number }

/**
 * The master of a picture from our own origin, where `path` was checked to be one (MED-9). Null when the origin has none,
 * or nothing of a size that we take; what is read stops there, whatever the origin says of its length. Throws when the
 * origin cannot be reached, leads elsewhere or takes too long, counted until the last byte.
 */
export async function fetchMaster(origin: string, path: string, { mostBytes, timeoutMs }: SourceLimits): Promise<Buffer | null> {
  const response = await fetch(origin + path, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  const isTaken = response.ok && Number(response.headers.get('content-length') ?? 0) <= mostBytes
  if (!isTaken || !response.body) {
    await response.body?.cancel()
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
  return Buffer.concat(chunks)
}
