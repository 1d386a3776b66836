import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'codeLength', 'codeLifetimeSeconds', 'codeTries', 'digitsOf', 'isCompleteCode', 'isEmailAddress',
    'loginDialog', 'loginState', 'longestNationalNumber', 'maskEmail', 'maskPhoneNumber', 'needsSignIn',
    'normaliseEmail', 'openedDialog', 'readPhoneNumber', 'resendWaitLeft', 'resendWaitSeconds',
    'safeRedirect', 'socialProviders',
  ])
})
