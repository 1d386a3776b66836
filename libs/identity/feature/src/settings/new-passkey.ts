import { addPasskey } from '@ott/api-client'
import type { Call, WebAuthnJson } from '@ott/api-client'
import { startRegistration } from '@simplewebauthn/browser'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'

/** Creates a passkey named after this device. `cancelled`: the user closed the browser's prompt. */
export async function makePasskey(call: Call): Promise<'made' | 'cancelled' | 'known'> {
  let end: 'cancelled' | 'known' | undefined
  const create = async (options: WebAuthnJson): Promise<WebAuthnJson> => {
    try {
      return { ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })) }
    } catch (error) {
      end = endOf(error)
      throw error
    }
  }
  return addPasskey(call, create).then(
    () => 'made' as const,
    (error: unknown) => {
      if (end) return end
      throw error
    },
  )
}

/** The browser reports a refusal and a timeout alike. */
function endOf(error: unknown): 'cancelled' | 'known' | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : undefined
}
