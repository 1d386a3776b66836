import type { SocialCredential } from '@ott/api-client'
import type { OtpChannels, LoginDraft, SignIn, SocialProvider } from '@ott/identity'
import { configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import LoginDialog from './login-dialog.tsx'
import type { SignInOptions } from '../index.ts'
import { aSuccessfulApi, TestProviders, allOtpChannels, allSignInOptions } from '../testing.tsx'

/** Long enough for a busy machine: only an element that never appears reaches this timeout. */
configure({ asyncUtilTimeout: 20_000 })

export type Opening = {
  answers?: Parameters<typeof aSuccessfulApi>[0]
  locale?: 'en' | 'bn'
  country?: string
  codes?: OtpChannels
  options?: SignInOptions | null
  draft?: unknown
  openPopup?: (provider: SocialProvider) => Promise<SocialCredential | { error: string | null }>
}

/** The login dialog with an api on which every call succeeds unless the test overrides it, and the recorded results. */
export async function openLogin({ answers = {}, locale = 'en', country, codes = allOtpChannels, options = allSignInOptions, draft, openPopup }: Opening = {}) {
  const api = aSuccessfulApi(answers)
  const signedIn: SignIn[] = []
  const logged: string[] = []
  const keeps: (LoginDraft | null)[] = []
  const closed = jest.fn()
  const view = render(
    <TestProviders locale={locale}>
      <Suspense>
        <LoginDialog
          call={api.call}
          locale={locale}
          browserId="browser-7"
          country={country}
          codes={codes}
          options={options}
          openPopup={openPopup ?? (async () => ({ error: 'popup-closed' }))}
          log={(event, reason) => logged.push(`${event} ${reason}`)}
          draft={draft}
          onDraftChange={(next) => keeps.push(next)}
          onSignedIn={(signIn) => signedIn.push(signIn)}
          onClose={closed}
        />
      </Suspense>
    </TestProviders>,
  )
  await screen.findByRole('dialog')
  await waitFor(() => expect(api.requests.some(({ path }) => path.includes('/country-list'))).toBe(true))
  const sent = (ending: string) => api.requests.filter(({ path }) => path.endsWith(ending)).map(({ body }) => body)
  return { sent, signedIn, logged, keeps, closed, ...view }
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })
export const password = () => screen.getByLabelText<HTMLInputElement>('Password')
export const box = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place} of 4` })

export async function openCodeStep(opening: Opening = {}) {
  const dialog = await openLogin(opening)
  await userEvent.type(number(), '9830041207')
  await press('Send OTP')
  await screen.findByRole('dialog', { name: 'Enter the 4-digit code' })
  return dialog
}

export async function openEmail(opening: Opening = {}) {
  const dialog = await openLogin(opening)
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }))
  return dialog
}

export async function openPassword(opening: Opening = {}) {
  const dialog = await openEmail(opening)
  await press('Use a password instead')
  return dialog
}

export async function enterCode(code = '4108') {
  await userEvent.click(box(1))
  await userEvent.keyboard(`${code}{Enter}`)
}
