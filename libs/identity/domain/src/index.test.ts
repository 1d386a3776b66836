import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'activationResult', 'addEmail', 'addPhone', 'ageOn', 'authState', 'availableMode', 'calendarDate', 'canSignIn',
    'closedDraft', 'codedChange', 'consentAge', 'contactRevertHours', 'dateOfBirthError', 'decide',
    'deletionReminderHours', 'deletionState', 'deletionTime', 'draftOf', 'drawTvCode', 'feedbackForm', 'formatTvCode',
    'initialDialog', 'initialFeedbackForm', 'isCompleteOtp', 'isEmail', 'isNewPassword', 'loginDialog', 'loginRequest',
    'maskEmail', 'maskPhoneNumber', 'maxFeedbackLength', 'maxNationalNumberLength', 'maxOtpAttempts', 'missingField',
    'needsDeletionReminder', 'needsSignIn', 'newPasswordLength', 'normaliseEmail', 'normaliseFeedback', 'otpLength',
    'phoneDigits', 'pinLength', 'pollVerdict', 'readDeviceName', 'readFeedback', 'readPersonName', 'readPhoneNumber',
    'readTvCode', 'readTvName', 'remainingResendSeconds', 'resetLinkMinutes', 'restoreDialog', 'resumableCode',
    'safeRedirect', 'sentCodesIn', 'socialError', 'socialProviders', 'stepUp', 'tvActivation', 'tvCodeAlphabet',
    'validateFeedback', 'visibleText', 'withSentCode', 'withoutTarget',
  ])
})
