export { isEmailAddress, maskEmail, normaliseEmail } from './credentials.ts'
export { loginDialog, openedDialog, socialProviders } from './login-dialog.ts'
export type { CodeTicket, LoginDialog, LoginDialogEvent, SignInError, SocialProvider, TypedNumber } from './login-dialog.ts'
export { longestNationalNumber, maskPhoneNumber, readPhoneNumber } from './phone-number.ts'
export type { PhoneNumber } from './phone-number.ts'
export { needsSignIn } from './protected-paths.ts'
export { safeRedirect } from './redirect.ts'
export { loginState } from './session.ts'
export type { LoginEvent, LoginState, ProfileId, Session, SignIn, Tokens, UserId } from './session.ts'
export {
  codeLength,
  codeLifetimeSeconds,
  codeTries,
  digitsOf,
  isCompleteCode,
  resendWaitLeft,
  resendWaitSeconds,
} from './sign-in-code.ts'
