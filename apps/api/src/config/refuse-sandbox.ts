import { connect } from 'node:net'
import { once } from 'node:events'

const timeoutMs = 3_000

/** Vendor URLs by setting name; null for a vendor that is not configured. */
export type Vendors = { smtpUrl: string; http: Record<string, string | null | undefined> }

/** Live mode must never talk to the sandbox, on any host. The sandbox identifies itself when asked. */
export async function refuseSandbox({ smtpUrl, http }: Vendors): Promise<void> {
  const checks = Object.entries(http).map(async ([name, url]) => (url && (await isSandboxHttp(url)) ? name : null))
  const found = (await Promise.all([...checks, isSandboxSmtp(smtpUrl).then((is) => (is ? 'SMTP_URL' : null))])).filter(Boolean)
  if (found.length > 0) throw new Error(`The api cannot start: ${found.join(' and ')} is the sandbox, which live mode refuses`)
}

/** A vendor that is unreachable now is not the sandbox; later calls report the failure themselves. */
async function isSandboxHttp(url: string): Promise<boolean> {
  const answer = await fetch(new URL('/healthz', url), { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.headers.has('x-sandbox') ?? false
}

async function isSandboxSmtp(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url)
  if (protocol === 'smtps:') return false
  const socket = connect(Number(port || 25), hostname.replace(/^\[|\]$/g, ''))
  try {
    const [greeting] = (await once(socket, 'data', { signal: AbortSignal.timeout(timeoutMs) })) as [Buffer]
    return /^220 .*\bsandbox\b/.test(greeting.toString('latin1'))
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
