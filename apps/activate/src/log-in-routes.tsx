import { isCompleteOtp, maskEmail, maskPhoneNumber, otpLength } from '@ott/identity'
import { toAsciiDigits } from '@ott/i18n'
import { problemOf } from './api.ts'
import type { Notice } from './sealed-cookie.ts'
import { LogInScreen } from './screens/log-in-screen.tsx'
import { OtpScreen } from './screens/otp-screen.tsx'
import { problemText, screenProps, siteLinks, told } from './visit.ts'
import type { Reply, Visit } from './visit.ts'

export function showLogIn({ flow, siteOrigin }: Visit): Reply {
  if (!flow.code) return { flow, to: '/' }
  const body = <LogInScreen {...screenProps(flow)} links={siteLinks(flow, siteOrigin)} value={flow.typed ?? flow.ticket?.sentTo ?? ''} problem={problemText(flow)} />
  return { flow: told(flow), screen: { heading: 'logIn.heading', path: '/log-in', body } }
}

/** One field for both: only an email address has an `@`. The consent is beside the button. */
export async function sendCode({ flow, form, api }: Visit): Promise<Reply> {
  const contact = (form.contact ?? '').trim()
  const typed = contact.slice(0, 254)
  if (contact === '') return { flow: { ...flow, notice: 'contactInvalid', typed }, to: '/log-in' }
  const body = contact.includes('@')
    ? { email: contact, acceptTermsAndConditions: true as const }
    : { phoneNumber: toAsciiDigits(contact).slice(0, 32), acceptTermsAndConditions: true as const }
  try {
    const ids = await api('signInCode', { body }, { bearer: null })
    return { flow: { ...flow, ticket: { ...ids, sentTo: typed } }, to: '/log-in/code' }
  } catch (error) {
    return { flow: { ...flow, notice: problemOf(error), typed }, to: '/log-in' }
  }
}

export function showOtp({ flow }: Visit): Reply {
  if (!flow.ticket) return { flow, to: '/log-in' }
  const body = <OtpScreen {...screenProps(flow)} sentTo={flow.ticket.sentTo} problem={problemText(flow)} isResent={flow.notice === 'otpResent'} />
  return { flow: told(flow), screen: { heading: 'otp.heading', path: '/log-in/code', body } }
}

export async function resendCode({ flow, api }: Visit): Promise<Reply> {
  if (!flow.ticket) return { flow, to: '/log-in' }
  const { sentTo: _sentTo, ...ids } = flow.ticket
  try {
    await api('resendCode', { body: ids }, { bearer: null })
    return { flow: { ...flow, notice: 'otpResent' }, to: '/log-in/code' }
  } catch (error) {
    return failed(flow, problemOf(error))
  }
}

/** Proves the user for this activation only (TV-15). The code of the TV stays through wrong and new codes (TV-21). */
export async function enterOtp({ flow, form, api }: Visit): Promise<Reply> {
  if (!flow.ticket) return { flow, to: '/log-in' }
  const { sentTo, ...ids } = flow.ticket
  const userInputCode = toAsciiDigits(form.otp ?? '').replaceAll(/\s/g, '')
  if (!isCompleteOtp(userInputCode, otpLength.login)) return failed(flow, 'otpIncomplete')
  try {
    const { sAccessToken } = await api('consumeCode', { body: { ...ids, userInputCode, purpose: 'activation' } }, { bearer: null })
    return { flow: { ...flow, bearer: sAccessToken, account: masked(sentTo), ticket: null, activationId: null }, to: '/confirm' }
  } catch (error) {
    const problem = problemOf(error)
    return failed(flow, problem === 'codeIncorrect' ? 'otpIncorrect' : problem)
  }
}

function failed(flow: Visit['flow'], notice: Notice): Reply {
  return notice === 'restart' ? { flow: { ...flow, notice, ticket: null }, to: '/log-in' } : { flow: { ...flow, notice }, to: '/log-in/code' }
}

function masked(contact: string): string {
  return contact.includes('@') ? maskEmail(contact) : maskPhoneNumber(contact)
}
