import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'activationResult', 'addEmail', 'addPhone', 'authState', 'availableMode', 'avatars', 'closedDraft', 'codedChange',
    'consentAge', 'decide', 'deletionReminderHours', 'deletionState', 'deletionTime', 'draftOf', 'drawTvCode',
    'feedbackForm', 'firstLetter', 'formatTvCode', 'initialDialog', 'initialFeedbackForm', 'isCompleteOtp', 'isEmail',
    'isNewPassword', 'isSameProfileName', 'kidsRestriction', 'loginDialog', 'loginRequest', 'maskEmail',
    'maskPhoneNumber', 'maxFeedbackLength', 'maxNationalNumberLength', 'maxOtpAttempts', 'maxProfileNameLength',
    'maxProfiles', 'mayManage', 'missingField', 'needsDeletionReminder', 'needsSignIn', 'newPasswordLength',
    'normaliseEmail', 'normaliseFeedback', 'otpLength', 'phoneDigits', 'pinLength', 'pollVerdict',
    'readFeedback', 'readPhoneNumber', 'readProfileName', 'readTvCode', 'readTvName',
    'remainingResendSeconds', 'removedProfileDays', 'resetLinkMinutes', 'restoreDialog', 'resumableCode',
    'safeRedirect', 'sentCodesIn', 'socialError', 'socialProviders', 'stepUp', 'tvActivation', 'tvCodeAlphabet',
    'validateFeedback', 'visibleText', 'withSentCode', 'withoutTarget',
  ])
})
