import { lazy } from 'react'

/** Brings the login dialog's code before it is drawn: best when somebody reaches for it. */
export const prepareLoginDialog = () => import('./login-dialog.tsx')

/** Comes with everything that reads phone numbers, when it is first drawn. */
export const LoginDialog = lazy(prepareLoginDialog)
export type { LoginDialogProps } from './login-dialog.tsx'
export { AccountSettings } from './account-settings.tsx'
export type { AccountSettingsProps } from './account-settings.tsx'
export { DeviceLimitPage } from './device-limit.tsx'
export type { DeviceLimitPageProps } from './device-limit.tsx'
export { DeviceSettings } from './device-settings.tsx'
export type { DeviceSettingsProps } from './device-settings.tsx'
export { LogoutDialog } from './logout-dialog.tsx'
export type { LogoutDialogProps } from './logout-dialog.tsx'
export { PhonePrompt } from './phone-prompt.tsx'
export type { PhonePromptProps } from './phone-prompt.tsx'
export { ResetPassword } from './reset-password.tsx'
export type { ResetPasswordProps } from './reset-password.tsx'
export { SettingsFrame } from './settings-frame.tsx'
export type { SettingsFrameProps, SettingsPlace } from './settings-frame.tsx'
export type { SignInOptions } from './sign-in-options.ts'
export { SwitchDialog } from './switch-dialog.tsx'
export type { SwitchDialogProps } from './switch-dialog.tsx'
