import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'addEmail', 'addPhone', 'authState', 'availableMode', 'closedDraft', 'consentAge', 'draftOf', 'feedbackForm', 'initialDialog',
    'initialFeedbackForm', 'isCompleteOtp', 'isEmail', 'isNewPassword', 'loginDialog', 'loginRequest', 'maskEmail',
    'maskPhoneNumber', 'maxFeedbackLength', 'maxNationalNumberLength', 'maxOtpAttempts', 'missingField', 'needsSignIn',
    'newPasswordLength', 'normaliseEmail', 'normaliseFeedback', 'otpLength', 'parentalChange', 'phoneDigits', 'pinLength', 'readFeedback',
    'readPhoneNumber', 'remainingResendSeconds', 'resetLinkMinutes', 'restoreDialog', 'resumableCode', 'safeRedirect',
    'sentCodesIn', 'socialError', 'socialProviders', 'stepUp', 'validateFeedback', 'visibleText',
    'withSentCode', 'withoutTarget',
  ])
})
