import type { SocialProvider } from '@ott/identity'

/** Options of this installation, from `/auth/options`. */
export type SignInOptions = {
  providers: readonly SocialProvider[]
  botCheck: { siteKey: string; scriptUrl: string } | null
  whatsApp: boolean
}
