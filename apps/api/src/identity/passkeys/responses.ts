import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'

const base64url = (maxLength: number) => z.string().regex(/^[A-Za-z0-9_-]+$/).max(maxLength)

const clientDataJSON = base64url(4_096)
const credentialFields = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key'), clientExtensionResults: z.object({}).default({}) }

/** The fields of a registration response that the server reads. */
export const registrationResponse = z.object({
  ...credentialFields,
  response: z.object({ clientDataJSON, attestationObject: base64url(32_768), transports: z.array(z.string().max(32)).max(10).default([]) }),
})

/** The fields of an authentication response that the server reads. */
export const authenticationResponse = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4_096),
    signature: base64url(8_192),
    userHandle: base64url(128).optional(),
  }),
})

const signedChallenge = z.object({ challenge: base64url(128) })

export function parseResponse<T>(schema: z.ZodType<T>, given: unknown): T {
  const read = schema.safeParse(given)
  if (!read.success) throw invalidPasskey()
  return read.data
}

/** The challenge that the browser claims was signed; only the signature proves it. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    return signedChallenge.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())).challenge
  } catch {
    throw invalidPasskey()
  }
}

/** One error for every kind of invalid passkey. */
export function invalidPasskey(cause?: unknown): ApiError {
  return new ApiError('INVALID_INPUT', { field: 'response' }, { cause })
}
