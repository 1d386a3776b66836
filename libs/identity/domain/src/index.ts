export { resendWait } from './otp-entry.ts'
export type { CodeEntry } from './otp-entry.ts'
export { consentAge, isEmailAddress, isNewPassword, maskEmail, newPasswordLength, normaliseEmail, resetLinkMinutes } from './credentials.ts'
export { openedFeedback, feedbackForm } from './feedback-form.ts'
export type { FeedbackAnswer, FeedbackFailure, FeedbackForm } from './feedback-form.ts'
export { feedbackIn, longestFeedback, tidyFeedback, wrongIn } from './feedback.ts'
export type { Feedback, WrongFeedback } from './feedback.ts'
export { keptLogin, resumedDialog } from './login-draft.ts'
export type { KeptLogin } from './login-draft.ts'
export { loginDialog, offeredMode, openedDialog } from './login-dialog.ts'
export type { CodeTicket, CodeWays, LoginDialog, SignInMode, SignInWay, TypedLogin } from './login-dialog.ts'
export { loginQuestion, missingIn } from './login-request.ts'
export type { LoginQuestion, MissingField } from './login-request.ts'
export { phoneAdd } from './add-phone.ts'
export type { PhoneAdd } from './add-phone.ts'
export { longestNationalNumber, maskPhoneNumber, readPhoneNumber } from './phone-number.ts'
export type { PhoneNumber, TypedNumber } from './phone-number.ts'
export { needsSignIn } from './protected-paths.ts'
export { safeRedirect } from './redirect.ts'
export { loginState } from './auth-state.ts'
export type { LoginEvent, LoginState, ProfileId, Session, SessionEnd, SignIn, Tokens, UserId } from './auth-state.ts'
export {
  codeLength,
  codeTries,
  digitsOf,
  isCompleteCode,
} from './otp.ts'
export { socialError, socialProviders } from './sign-in-error.ts'
export type { SignInError, SocialProvider } from './sign-in-error.ts'
