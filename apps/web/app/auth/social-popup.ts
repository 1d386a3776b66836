import type { SocialCredential } from '@ott/api-client'
import type { SocialProvider } from '@ott/identity'

const size = { width: 480, height: 640 }
const lookEveryMs = 300
/** What a window said just before it closed may be heard just after. */
const lastWordMs = 1_000

let open: Window | null = null

/**
 * Signs in with a provider in a window of its own, opened at once because only a press may open one. The provider's
 * token comes back bound to a nonce that nobody but this page knows. Without a token it tells why, as far as anybody
 * said (ID-31).
 */
export async function openSocialPopup(provider: SocialProvider): Promise<SocialCredential | { error: string | null }> {
  open?.close()
  const popup = window.open('', '_blank', features())
  if (!popup) return { error: 'popup-blocked' }
  open = popup
  const nonce = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const answer = answerOf(popup, provider)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))
  popup.location.replace(`/auth/${provider}/start?nonceHash=${base64url(new Uint8Array(hash))}`)
  const { token, error = 'failed' } = await answer
  if (!token) return { error: error === 'closed' ? 'popup-closed' : error }
  return provider === 'facebook' ? { provider, token } : { provider, token, nonce }
}

type Answer = { token?: string; error?: string }

/** Only this window's word counts, and only while it speaks for this site. */
function answerOf(popup: Window, provider: SocialProvider): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (answer: Answer) => {
      clearInterval(watch)
      removeEventListener('message', heard)
      resolve(answer)
    }
    const heard = ({ source, origin, data }: MessageEvent<{ source?: string; provider?: string } & Answer | null>) => {
      if (source !== popup || origin !== location.origin) return
      if (data?.source === 'social-sign-in' && data.provider === provider) end(data)
    }
    const watch = setInterval(() => {
      if (!popup.closed) return
      clearInterval(watch)
      setTimeout(end, lastWordMs, { error: 'closed' })
    }, lookEveryMs)
    addEventListener('message', heard)
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
