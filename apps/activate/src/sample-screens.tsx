import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import type { ReactNode } from 'react'
import { renderDocument } from './document.tsx'
import type { Screen } from './document.tsx'
import { translator } from './messages.ts'
import type { MessageId } from './messages.ts'
import { ChooseScreen } from './screens/choose-screen.tsx'
import { CodeScreen } from './screens/code-screen.tsx'
import { ConfirmScreen } from './screens/confirm-screen.tsx'
import { forbiddenScreen } from './screens/error-screens.tsx'
import { LogInScreen } from './screens/log-in-screen.tsx'
import { OtpScreen } from './screens/otp-screen.tsx'
import { ResultScreen } from './screens/result-screen.tsx'
import { newFlow } from './sealed-cookie.ts'
import { screenProps, siteLinks } from './visit.ts'

const now = new Date('2026-11-30T20:02:10Z')
const code = 'BCDFGHJK'
const devices = ['Chrome on Windows', 'Firefox on Linux', 'Bravia in the hall'].map((name, at) => ({ sessionHandle: `1b4e28ba-2fa1-11d2-883f-0016d3cca42${at}`, name, isCurrentDevice: at === 0 }))
const activation = { activationId: '1b4e28ba-2fa1-11d2-883f-0016d3cca427', deviceName: 'Bravia in the hall', model: 'XR-55A80J', place: 'NL', requestedAt: '2026-11-30T20:00:00Z', account: 'm***@example.org', isDeviceLimitReached: true }

/** Every screen at its longest, as HTML by name: for the size budget, and to look at. */
export function sampleScreens(locale: Locale): Record<string, string> {
  const flow = { ...newFlow(locale), code }
  const props = screenProps(flow)
  const problem = (id: MessageId) => translator(locale)(id)
  const screen = (heading: MessageId, body: ReactNode): Screen => ({ heading, path: '/', body })
  const screens: Record<string, Screen> = {
    code: screen('code.heading', <CodeScreen {...props} value="BCDF-GHJA" problem={problem('problem.codeInvalid')} />),
    logIn: screen('logIn.heading', <LogInScreen {...props} links={siteLinks(flow, `https://www.${brand.slug}.example`)} value="m" problem={problem('problem.phoneNotAllowed')} />),
    otp: screen('otp.heading', <OtpScreen {...props} sentTo="mim@example.org" problem={problem('problem.otpIncorrect')} isResent={false} />),
    choose: screen('choose.heading', <ChooseScreen {...props} account="m***@example.org" />),
    confirm: screen('confirm.heading', <ConfirmScreen {...props} {...{ code, activation, devices, now }} country="IN" problem={problem('problem.otherTv')} />),
    allowed: screen('allowed.heading', <ResultScreen {...props} result={{ type: 'allowed', devicesUrl: '/' }} />),
    waiting: screen('waiting.heading', <ResultScreen {...props} result={{ type: 'waiting', devices }} />),
    denied: screen('denied.heading', <ResultScreen {...props} result={{ type: 'denied' }} />),
    expired: screen('expired.heading', <ResultScreen {...props} result={{ type: 'expired' }} />),
    forbidden: forbiddenScreen(locale),
  }
  return Object.fromEntries(Object.entries(screens).map(([name, each]) => [name, renderDocument(each, locale, 'Zm9yIHRoZSBzYW1wbGVzIQ==')]))
}
