import type { Locale } from '@ott/i18n'
import { LoginSteps } from './login-steps.tsx'
import type { SignInOptions } from './sign-in-options.ts'
import { useLogin } from './use-login.ts'
import type { LoginPorts } from './use-login.ts'

export interface LoginDialogProps extends LoginPorts {
  locale: Locale
  /** What this installation offers; null as long as that is not known. */
  options: SignInOptions | null
  /** The country to begin with; otherwise the viewer's, as the server knows it. */
  country?: string
  onClose: () => void
}

/** Every way in: a code by phone or e-mail, a password, a passkey, or an account elsewhere. */
export default function LoginDialog({ locale, options, country, onClose, ...ports }: LoginDialogProps) {
  const login = useLogin(ports)
  return <LoginSteps login={login} call={ports.call} locale={locale} codes={ports.codes} options={options} country={country} onClose={onClose} />
}
