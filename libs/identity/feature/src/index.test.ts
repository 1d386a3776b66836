import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'AccountHelp', 'AccountSettings', 'ConsentBanner', 'DeleteAccount', 'DeviceLimitPage', 'DeviceSettings', 'ExportData',
    'FeedbackForm', 'LimitedSession', 'LogoutDialog', 'ParentalSettings', 'PhonePrompt', 'PinDialog',
    'PlaybackSettings', 'PrivacyChoices', 'PrivacySettings', 'ProfilesPage', 'ResetPassword', 'RevertContact', 'SettingsLayout', 'StepUpDialog',
    'SwitchAccountDialog', 'loadLoginDialog',
  ])
})
