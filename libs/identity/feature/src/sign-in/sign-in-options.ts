import type { SocialProvider } from '@ott/identity'

/** What this installation offers, as `/auth/options` tells it. */
export type SignInOptions = {
  /** Those that are configured. */
  providers: readonly SocialProvider[]
  botCheck: { siteKey: string; scriptUrl: string } | null
  /** Codes may go out by WhatsApp. */
  whatsApp: boolean
}
