import { signInWithPasskey } from '@ott/api-client'
import type { Call, Outcome, WebAuthnJson } from '@ott/api-client'
import type { SignIn } from '@ott/identity'
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Asks for a passkey in the browser's own window. `cancelled`: the viewer chose none. */
export function signInByPasskey(call: Call, browserId: string): Promise<Outcome<SignIn> | 'cancelled'> {
  return signIn(call, browserId, (optionsJSON) => startAuthentication({ optionsJSON }))
}

/**
 * Lets the browser name the viewer's passkeys where it fills in fields, until the signal ends it; `onChosen` is called
 * when the viewer took one.
 */
export async function offerPasskeys(call: Call, browserId: string, signal: AbortSignal, onChosen: () => void): Promise<Outcome<SignIn> | 'cancelled'> {
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

/** The browser does not tell a viewer who said no from one who had no passkey or waited too long. */
function isCancellation(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
