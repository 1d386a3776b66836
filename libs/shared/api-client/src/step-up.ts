import type { StepUpMethod } from '@ott/identity'
import type { Call } from './api-client.ts'
import { outcome, socialBody } from './sign-in.ts'
import type { Outcome, SocialCredential, WebAuthnJson } from './sign-in.ts'

/** What proves the user's identity. */
export type StepUpProof = { otp: string } | { password: string } | SocialCredential

export async function stepUpMethods(call: Call): Promise<StepUpMethod[]> {
  const { methods } = await call('stepUpMethods', {})
  return methods.map(({ type, to }) => (type === 'phone' || type === 'email' ? { type, to: to ?? '' } : ({ type } as StepUpMethod)))
}

/** A repeated call sends another code. */
export function sendStepUpCode(call: Call, channel: 'phone' | 'email'): Promise<Outcome<void>> {
  return outcome(() => call('stepUpCode', { body: { channel } }))
}

/** Resolves to an access token of the same session, with a new proof of identity. */
export function confirmIdentity(call: Call, proof: StepUpProof): Promise<Outcome<string>> {
  return outcome(async () => (await call('stepUp', { body: 'provider' in proof ? socialBody(proof) : proof })).sAccessToken)
}

/** `get` passes the server's challenge to the authenticator. */
export function confirmByPasskey(call: Call, get: (options: WebAuthnJson) => Promise<WebAuthnJson>): Promise<Outcome<string>> {
  return outcome(async () => {
    const { options } = await call('passkeyChallenge', {})
    return (await call('stepUp', { body: { response: await get(options) } })).sAccessToken
  })
}
