import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'codeLength', 'codeTries', 'consentAge', 'digitsOf', 'isCompleteCode', 'isEmailAddress',
    'isNewPassword', 'keptLogin', 'loginDialog', 'loginQuestion', 'loginState', 'longestNationalNumber', 'maskEmail',
    'maskPhoneNumber', 'needsSignIn', 'newPasswordLength', 'normaliseEmail', 'offeredMode', 'openedDialog', 'phoneAdd', 'readPhoneNumber', 'resendWait', 'resetLinkMinutes',
    'resumedDialog', 'safeRedirect', 'socialError', 'socialProviders',
  ])
})
