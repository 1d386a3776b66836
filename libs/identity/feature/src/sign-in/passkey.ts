import { confirmByPasskey as confirm, signInWithPasskey } from '@ott/api-client'
import type { Call, Outcome, WebAuthnJson } from '@ott/api-client'
import type { SignIn } from '@ott/identity'
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Confirms the signed-in user's identity. */
export function confirmByPasskey(call: Call): Promise<Outcome<string> | 'cancelled'> {
  return prompt((optionsJSON) => startAuthentication({ optionsJSON }), (get) => confirm(call, get))
}

/** Opens the browser's passkey prompt. `cancelled` means that the user chose none. */
export function signInByPasskey(call: Call, browserId: string): Promise<Outcome<SignIn> | 'cancelled'> {
  return prompt((optionsJSON) => startAuthentication({ optionsJSON }), (get) => signInWithPasskey(call, get, browserId))
}

/**
 * Offers passkeys in the browser's autofill until `signal` aborts.
 * `onChosen` is called when the user picks one.
 */
export async function autofillPasskeys(call: Call, browserId: string, signal: AbortSignal, onChosen: () => void): Promise<Outcome<SignIn> | 'cancelled'> {
  if (!(await browserSupportsWebAuthnAutofill())) return 'cancelled'
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  const choose: Ask = async (optionsJSON) => {
    signal.throwIfAborted()
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: true })
    onChosen()
    return response
  }
  return prompt(choose, (get) => signInWithPasskey(call, get, browserId))
}

type Ask = (options: PublicKeyCredentialRequestOptionsJSON) => Promise<object>
type Get = (options: WebAuthnJson) => Promise<WebAuthnJson>

async function prompt<T>(ask: Ask, use: (get: Get) => Promise<Outcome<T>>): Promise<Outcome<T> | 'cancelled'> {
  let wasCancelled = false
  const get: Get = async (options) => {
    try {
      return { ...(await ask(options as unknown as PublicKeyCredentialRequestOptionsJSON)) }
    } catch (error) {
      wasCancelled = isCancellation(error)
      throw error
    }
  }
  const outcome = await use(get)
  return wasCancelled ? 'cancelled' : outcome
}

/** Browsers report a refusal, a missing passkey and a timeout alike. */
function isCancellation(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
