import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'addPhone', 'availableMode', 'codeLength', 'codeTries', 'consentAge', 'draftOf', 'feedbackForm', 'feedbackIn',
    'initialDialog', 'isCompleteCode', 'isEmailAddress', 'isNewPassword', 'loginDialog', 'loginRequest', 'loginState',
    'longestFeedback', 'maskEmail', 'maskPhoneNumber', 'maxNationalNumberLength', 'missingField', 'needsSignIn',
    'newPasswordLength', 'normaliseEmail', 'openedFeedback', 'readPhoneNumber', 'remainingResendSeconds',
    'resetLinkMinutes', 'restoreDialog', 'safeRedirect', 'socialError', 'socialProviders', 'tidyFeedback',
    'toAsciiDigits', 'wrongIn',
  ])
})
