import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'codeLength', 'codeTries', 'consentAge', 'digitsOf', 'feedbackForm', 'feedbackIn', 'isCompleteCode', 'isEmailAddress',
    'isNewPassword', 'keptLogin', 'loginDialog', 'loginQuestion', 'loginState', 'longestFeedback', 'longestNationalNumber', 'maskEmail',
    'maskPhoneNumber', 'missingIn', 'needsSignIn', 'newPasswordLength', 'normaliseEmail', 'offeredMode', 'openedDialog', 'openedFeedback', 'phoneAdd', 'readPhoneNumber', 'resendWait', 'resetLinkMinutes',
    'resumedDialog', 'safeRedirect', 'socialError', 'socialProviders', 'tidyFeedback', 'wrongIn',
  ])
})
