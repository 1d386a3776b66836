export { remainingResendSeconds } from './otp-entry.ts'
export type { OtpEntry } from './otp-entry.ts'
export { consentAge, isEmail, isNewPassword, maskEmail, newPasswordLength, normaliseEmail, resetLinkMinutes, visibleText } from './credentials.ts'
export { initialFeedbackForm, feedbackForm } from './feedback-form.ts'
export type { FeedbackResult, FeedbackFailure, FeedbackForm } from './feedback-form.ts'
export { readFeedback, maxFeedbackLength, normaliseFeedback, validateFeedback } from './feedback.ts'
export type { Feedback, FeedbackErrors } from './feedback.ts'
export { draftOf, restoreDialog } from './login-draft.ts'
export type { LoginDraft } from './login-draft.ts'
export { loginDialog, availableMode, initialDialog } from './login-dialog.ts'
export type { OtpTicket, OtpChannels, LoginDialog, SignInMode, SignInMethod, LoginFields } from './login-dialog.ts'
export { loginRequest, missingField } from './login-request.ts'
export type { LoginRequest, MissingField } from './login-request.ts'
export { addPhone } from './add-phone.ts'
export type { AddPhone } from './add-phone.ts'
export { maxNationalNumberLength, maskPhoneNumber, phoneDigits, readPhoneNumber } from './phone-number.ts'
export type { PhoneNumber, PhoneInput } from './phone-number.ts'
export { needsSignIn } from './protected-paths.ts'
export { safeRedirect } from './redirect.ts'
export { authState } from './auth-state.ts'
export type { AuthEvent, AuthState, ProfileId, Session, SessionEndReason, SignIn, Tokens, UserId } from './auth-state.ts'
export {
  otpLength,
  maxOtpAttempts,
  toAsciiDigits,
  isCompleteOtp,
} from './otp.ts'
export { socialError, socialProviders } from './sign-in-error.ts'
export type { SignInError, SocialProvider } from './sign-in-error.ts'
