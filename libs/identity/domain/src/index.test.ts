import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'activationResult', 'addEmail', 'addPhone', 'ageOn', 'authState', 'availableMode', 'avatars', 'calendarDate',
    'canSignIn', 'closedDraft', 'codedChange', 'consentAge', 'contactRevertHours', 'dateOfBirthError', 'decide',
    'deletionReminderHours', 'deletionState', 'deletionTime', 'draftOf', 'drawTvCode', 'feedbackForm', 'firstLetter',
    'formatTvCode', 'initialDialog', 'initialFeedbackForm', 'isCompleteOtp', 'isEmail', 'isNewPassword',
    'isSameProfileName', 'kidsRestriction', 'loginDialog', 'loginRequest', 'maskEmail', 'maskPhoneNumber',
    'maxFeedbackLength', 'maxNationalNumberLength', 'maxOtpAttempts', 'maxProfileNameLength', 'maxProfiles',
    'mayManage', 'missingField', 'needsDeletionReminder', 'needsSignIn', 'newPasswordLength', 'normaliseEmail',
    'normaliseFeedback', 'otpLength', 'phoneDigits', 'pinLength', 'pollVerdict', 'readDeviceName', 'readFeedback',
    'readPersonName', 'readPhoneNumber', 'readProfileName', 'readTvCode', 'readTvName', 'remainingResendSeconds',
    'removedProfileDays', 'resetLinkMinutes', 'restoreDialog', 'resumableCode', 'safeRedirect', 'sentCodesIn',
    'socialError', 'socialProviders', 'stepUp', 'tvActivation', 'validateFeedback', 'visibleText',
    'withSentCode', 'withoutTarget',
  ])
})
