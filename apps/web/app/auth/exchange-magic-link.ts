import { exchangeLink } from '@ott/api-client'
import { clientLog } from '../telemetry/client-log.ts'
import { call } from '../api/client.ts'
import { signedIn } from './auth-actions.ts'
import { browserId } from '../platform/device-id.ts'
import { sayToast } from '../toasts/toasts.ts'

/** Signs in by a magic link. The next refresh checks the device limit; an invalid token keeps the present session (SES-13). */
export async function enterByLink(token: string): Promise<void> {
  const exchanged = await exchangeLink(call, token, browserId())
  if (exchanged.ok) return void signedIn({ ...exchanged.value, isDeviceLimitReached: false })
  clientLog('signInLinkFailed', exchanged.error.kind)
  if (exchanged.error.kind !== 'offline') return sayToast({ type: 'warning', says: 'session.linkRefused' })
  sayToast({ type: 'error', says: 'session.linkOffline', action: { says: 'session.tryAgain', onChoose: () => void enterByLink(token) } })
}
