import * as door from './index.ts'

it('lets in by these names alone', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'AccountHelp', 'AccountSettings', 'DeviceLimitPage', 'DeviceSettings', 'FeedbackForm', 'LogoutDialog', 'PhonePrompt', 'PlaybackSettings', 'ResetPassword',
    'SettingsLayout', 'SwitchAccountDialog', 'loadLoginDialog',
  ])
})
