import { connect } from 'node:net'
import { once } from 'node:events'

const timeoutMs = 3_000

/** Vendors by the name of the setting that says where they are; null for one that is not there. */
export type Vendors = { smtpUrl: string; http: Record<string, string | null | undefined> }

/** Live mode must not talk to the sandbox, wherever that runs: it says who it is when it is asked. */
export async function refuseSandbox({ smtpUrl, http }: Vendors): Promise<void> {
  const asked = Object.entries(http).map(async ([name, url]) => (url && (await isSandboxHttp(url)) ? name : null))
  const found = (await Promise.all([...asked, isSandboxSmtp(smtpUrl).then((is) => (is ? 'SMTP_URL' : null))])).filter(Boolean)
  if (found.length > 0) throw new Error(`The api cannot start: ${found.join(' and ')} is the sandbox, which live mode refuses`)
}

/** A vendor that does not answer now is not the sandbox; calls will say so when they need it. */
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
