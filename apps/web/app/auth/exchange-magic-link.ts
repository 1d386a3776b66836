import { exchangeLink } from '@ott/api-client'
import { clientLog } from '../platform/client-log.ts'
import { apiClient } from '../api/client.ts'
import { completeSignIn } from './auth-actions.ts'
import { browserId } from '../platform/device-id.ts'
import { showToast } from '../toasts/toasts.ts'

/** Signs in by a magic link. The next refresh checks the device limit; an invalid token keeps the present session (SES-23). */
export async function exchangeMagicLink(token: string): Promise<void> {
  const exchanged = await exchangeLink(apiClient, token, browserId())
  if (exchanged.ok) return void completeSignIn({ ...exchanged.value, isDeviceLimitReached: false })
  clientLog('signInLinkFailed', exchanged.error.type)
  if (exchanged.error.type !== 'offline') return showToast({ type: 'warning', messageId: 'session.linkRefused' })
  showToast({ type: 'error', messageId: 'session.linkOffline', action: { labelId: 'session.tryAgain', onChoose: () => void exchangeMagicLink(token) } })
}
