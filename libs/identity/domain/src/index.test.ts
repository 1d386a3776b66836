import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'codeLength', 'codeTries', 'digitsOf', 'isCompleteCode', 'isEmailAddress',
    'isNewPassword', 'keptLogin', 'loginDialog', 'loginQuestion', 'loginState', 'longestNationalNumber', 'maskEmail',
    'maskPhoneNumber', 'needsSignIn', 'newPasswordLength', 'normaliseEmail', 'openedDialog', 'phoneAdd', 'readPhoneNumber', 'resendWait',
    'resumedDialog', 'safeRedirect', 'socialError', 'socialProviders',
  ])
})
