import type { ReactNode } from 'react'
import { Form, Problem } from './parts.tsx'
import type { ScreenProps } from './parts.tsx'

export function OtpScreen({ t, csrf, sentTo, problem, isResent }: ScreenProps & { sentTo: string; problem: ReactNode; isResent: boolean }) {
  return (
    <>
      <p>{t('otp.lead', { to: sentTo })}</p>
      {isResent && <p role="status" className="status">{t('otp.resent')}</p>}
      <Form action="/log-in/code" csrf={csrf}>
        <label htmlFor="otp">{t('otp.label')}</label>
        <input
          className="code" id="otp" name="otp" type="text" inputMode="numeric" autoComplete="one-time-code" maxLength={8} required
          aria-invalid={problem ? true : undefined} aria-describedby={problem ? 'problem' : undefined}
        />
        <Problem id="problem">{problem}</Problem>
        <button className="main">{t('continue')}</button>
      </Form>
      <Form action="/log-in/resend" csrf={csrf}><button className="link">{t('otp.resend')}</button></Form>
      <a className="line" href="/log-in">{t('otp.change')}</a>
    </>
  )
}
