import { lazy } from 'react'

/** Comes with everything that reads phone numbers, when it is first drawn. */
export const LoginDialog = lazy(() => import('./login-dialog.tsx'))
export type { LoginDialogProps } from './login-dialog.tsx'
export { DeviceLimitPage } from './device-limit.tsx'
export type { DeviceLimitPageProps } from './device-limit.tsx'
export { LogoutDialog } from './logout-dialog.tsx'
export type { LogoutDialogProps } from './logout-dialog.tsx'
export type { SignInOptions } from './sign-in-options.ts'
