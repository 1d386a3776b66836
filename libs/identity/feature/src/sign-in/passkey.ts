import { signInWithPasskey } from '@ott/api-client'
import type { Call, Outcome, WebAuthnJson } from '@ott/api-client'
import type { SignIn } from '@ott/identity'
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Opens the browser's passkey prompt. `cancelled` means that the user chose none. */
export function signInByPasskey(call: Call, browserId: string): Promise<Outcome<SignIn> | 'cancelled'> {
  return signIn(call, browserId, (optionsJSON) => startAuthentication({ optionsJSON }))
}

/**
 * Offers passkeys in the browser's autofill until `signal` aborts.
 * `onChosen` is called when the user picks one.
 */
export async function autofillPasskeys(call: Call, browserId: string, signal: AbortSignal, onChosen: () => void): Promise<Outcome<SignIn> | 'cancelled'> {
  if (!(await browserSupportsWebAuthnAutofill())) return 'cancelled'
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  return signIn(call, browserId, async (optionsJSON) => {
    signal.throwIfAborted()
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
    onChosen()
    return response
  })
}

type Ask = (options: PublicKeyCredentialRequestOptionsJSON) => Promise<object>

async function signIn(call: Call, browserId: string, ask: Ask): Promise<Outcome<SignIn> | 'cancelled'> {
  let wasCancelled = false
  const get = async (options: WebAuthnJson): Promise<WebAuthnJson> => {
    try {
      return { ...(await ask(options as unknown as PublicKeyCredentialRequestOptionsJSON)) }
    } catch (error) {
      wasCancelled = isCancellation(error)
      throw error
    }
  }
  const outcome = await signInWithPasskey(call, get, browserId)
  return wasCancelled ? 'cancelled' : outcome
}

/** Browsers report a refusal, a missing passkey and a timeout alike. */
function isCancellation(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
