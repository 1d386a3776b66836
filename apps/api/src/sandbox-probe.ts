import { connect } from 'node:net'
import { once } from 'node:events'

const timeoutMs = 3_000

/** Live mode must not talk to the sandbox, wherever that runs: it says who it is when it is asked. */
export async function refuseSandbox(vendors: { smsGatewayUrl: string; smtpUrl: string; botCheckUrl?: string }): Promise<void> {
  const { smsGatewayUrl, smtpUrl, botCheckUrl } = vendors
  const [sms, smtp, botCheck] = await Promise.all([isSandboxHttp(smsGatewayUrl), isSandboxSmtp(smtpUrl), botCheckUrl ? isSandboxHttp(botCheckUrl) : false])
  const found = [sms && 'SMS_GATEWAY_URL', smtp && 'SMTP_URL', botCheck && 'BOT_CHECK_VERIFY_URL'].filter(Boolean)
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
