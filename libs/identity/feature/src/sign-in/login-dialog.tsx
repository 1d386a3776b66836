import type { Locale } from '@ott/i18n'
import { LoginSteps } from './login-steps.tsx'
import type { SignInOptions } from './sign-in-options.ts'
import { useLogin } from './use-login.ts'
import type { LoginOptions } from './use-login.ts'

interface LoginDialogProps extends LoginOptions {
  locale: Locale
  /** Null until the options are loaded. */
  options: SignInOptions | null
  /** Initial country; by default the user's, as the server detects it. */
  country?: string
  onClose: () => void
}

/** Sign-in by code, password, passkey or social account. */
export default function LoginDialog({ locale, options, country, onClose, ...ports }: LoginDialogProps) {
  const login = useLogin(ports)
  return <LoginSteps login={login} call={ports.call} locale={locale} codes={ports.codes} options={options} country={country} onClose={onClose} />
}
