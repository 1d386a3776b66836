import type { Call } from '@ott/api-client'
import type { Locale } from '@ott/i18n'
import type { SignIn } from '@ott/identity'
import { LoginSteps } from './login-steps.tsx'
import { useLogin } from './use-login.ts'

export interface LoginDialogProps {
  call: Call
  locale: Locale
  /** `browser-{uuid}`: this browser, over all its sessions. */
  browserId: string
  /** The country to begin with; otherwise the viewer's, as the server knows it. */
  country?: string
  onSignedIn: (signIn: SignIn) => void
  onClose: () => void
}

/** The way in: a mobile number, then the code that was sent to it. */
export default function LoginDialog({ call, locale, browserId, country, onSignedIn, onClose }: LoginDialogProps) {
  const login = useLogin({ call, browserId, onSignedIn })
  return <LoginSteps login={login} call={call} locale={locale} country={country} onClose={onClose} />
}
