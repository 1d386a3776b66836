export { resendWait } from './code-entry.ts'
export type { CodeEntry } from './code-entry.ts'
export { consentAge, isEmailAddress, isNewPassword, maskEmail, newPasswordLength, normaliseEmail, resetLinkMinutes } from './credentials.ts'
export { openedFeedback, feedbackForm } from './feedback-form.ts'
export type { FeedbackAnswer, FeedbackFailure, FeedbackForm } from './feedback-form.ts'
export { feedbackIn, longestFeedback, tidyFeedback, wrongIn } from './feedback.ts'
export type { Feedback, WrongFeedback } from './feedback.ts'
export { keptLogin, resumedDialog } from './kept-login.ts'
export type { KeptLogin } from './kept-login.ts'
export { loginDialog, offeredMode, openedDialog } from './login-dialog.ts'
export type { CodeTicket, CodeWays, LoginDialog, SignInMode, SignInWay, TypedLogin } from './login-dialog.ts'
export { loginQuestion, missingIn } from './login-question.ts'
export type { LoginQuestion, MissingField } from './login-question.ts'
export { phoneAdd } from './phone-add.ts'
export type { PhoneAdd } from './phone-add.ts'
export { longestNationalNumber, maskPhoneNumber, readPhoneNumber } from './phone-number.ts'
export type { PhoneNumber, TypedNumber } from './phone-number.ts'
export { needsSignIn } from './protected-paths.ts'
export { safeRedirect } from './redirect.ts'
export { loginState } from './session.ts'
export type { LoginEvent, LoginState, ProfileId, Session, SessionEnd, SignIn, Tokens, UserId } from './session.ts'
export {
  codeLength,
  codeTries,
  digitsOf,
  isCompleteCode,
} from './sign-in-code.ts'
export { socialError, socialProviders } from './sign-in-error.ts'
export type { SignInError, SocialProvider } from './sign-in-error.ts'
