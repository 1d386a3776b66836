import { inAFrame } from '@ott/design-system/testing'
import { initialDialog } from '@ott/identity'
import type { OtpChannels, LoginDialog as State, SignInError, SignInMode, SignInMethod } from '@ott/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { LoginSteps } from './login-steps.tsx'
import type { SignInOptions } from './sign-in-options.ts'
import { aSuccessfulApi, TestProviders, allOtpChannels, allSignInOptions, localeOf } from '../testing.tsx'
import type { Login } from './use-login.ts'

/** For stories: the login dialog fixed in one of its states. */
export type Standing = { state: State; codes?: OtpChannels; options?: SignInOptions | null }
export type Story = StoryObj<Standing>

const { call: apiClient } = aSuccessfulApi()
const nothing = () => {}
const later = async () => {}

export const dialogStories = {
  component: LoginSteps,
  parameters: { docs: inAFrame },
  render: ({ state, codes = allOtpChannels, options = allSignInOptions }: Standing, { globals }: { globals: { locale?: unknown } }) => (
    <TestProviders locale={localeOf(globals)}>
      <LoginSteps login={standingAt(state)} call={apiClient} locale={localeOf(globals)} codes={codes} options={options} onClose={nothing} />
    </TestProviders>
  ),
} satisfies Meta<ComponentProps<typeof LoginSteps> & Standing>

export const typed = { country: 'IN', national: '9830041207', email: 'mita@example.org', password: 'a long one' }
export const empty = initialDialog('').typed

export const untouched = (by: SignInMode): Standing => ({ state: { status: 'identify', by, typed: empty } })
export const identify = (by: SignInMode, error?: SignInError, of: SignInMethod = 'form'): Standing => ({
  state: { status: 'identify', by, typed, failure: error && { method: of, error } },
})
export const asking = (by: SignInMode, way: SignInMethod = 'form'): Standing => ({ state: { status: 'asking', by, typed, method: way } })

function standingAt(state: State): Login {
  return {
    state,
    bot: { spent: 0, onToken: nothing, spend: () => undefined },
    typed: nothing,
    codeTyped: nothing,
    dismiss: nothing,
    chooseMode: nothing,
    goBack: nothing,
    submit: later,
    resend: later,
    submitCode: later,
    signInWith: later,
    signInByPasskey: later,
  }
}
