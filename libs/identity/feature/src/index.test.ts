import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual([
    'AccountHelp', 'AccountSettings', 'DeviceLimitPage', 'DeviceSettings', 'FeedbackForm', 'LogoutDialog', 'ParentalSettings', 'PhonePrompt', 'PinDialog', 'PlaybackSettings', 'ResetPassword', 'RevertContact',
    'SettingsLayout', 'StepUpDialog', 'SwitchAccountDialog', 'loadLoginDialog',
  ])
})
