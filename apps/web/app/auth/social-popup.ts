import type { SocialCredential } from '@ott/api-client'
import type { SocialProvider } from '@ott/identity'

const size = { width: 480, height: 640 }
const pollIntervalMs = 300
/** A message sent just before the popup closes can arrive after it. */
const lateMessageMs = 1_000

let openPopup: Window | null = null

/**
 * Signs in with a provider in a popup, which browsers allow only during a click. The provider's token is bound to a nonce
 * that only this page knows. Without a token the result has the reason, if one is known (ID-31, ID-71).
 */
export async function openSocialPopup(provider: SocialProvider): Promise<SocialCredential | { error: string | null }> {
  openPopup?.close()
  const popup = window.open('', '_blank', features())
  if (!popup) return { error: 'popup-blocked' }
  openPopup = popup
  const nonce = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const result = resultOf(popup, provider)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))
  popup.location.replace(`/auth/${provider}/start?nonceHash=${base64url(new Uint8Array(hash))}`)
  const { token, error = 'failed' } = await result
  if (!token) return { error: error === 'closed' ? 'popup-closed' : error }
  return provider === 'facebook' ? { provider, token } : { provider, token, nonce }
}

type PopupResult = { token?: string; error?: string }

/** Accepts a message of this popup alone, and only from this origin. */
function resultOf(popup: Window, provider: SocialProvider): Promise<PopupResult> {
  return new Promise((resolve) => {
    const end = (result: PopupResult) => {
      clearInterval(poll)
      removeEventListener('message', onMessage)
      resolve(result)
    }
    const onMessage = ({ source, origin, data }: MessageEvent<{ source?: string; provider?: string } & PopupResult | null>) => {
      if (source !== popup || origin !== location.origin) return
      if (data?.source === 'social-sign-in' && data.provider === provider) end(data)
    }
    const poll = setInterval(() => {
      if (!popup.closed) return
      clearInterval(poll)
      setTimeout(end, lateMessageMs, { error: 'closed' })
    }, pollIntervalMs)
    addEventListener('message', onMessage)
  })
}

function features(): string {
  const { width, height } = size
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
