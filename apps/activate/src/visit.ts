import { formatTvCode, readTvCode } from '@ott/identity'
import { legalLinks, brand } from '@ott/brand'
import { localePath } from '@ott/i18n'
import type { HttpCall } from '@ott/api-client'
import type { Config } from './config.ts'
import { csrfToken } from './own-post.ts'
import type { Screen } from './document.tsx'
import { translator } from './messages.ts'
import type { LogInLinks } from './screens/log-in-screen.tsx'
import type { ScreenProps } from './screens/parts.tsx'
import type { Flow } from './sealed-cookie.ts'

/** A request, parsed. */
export type Visit = {
  flow: Flow
  api: HttpCall
  query: Record<string, string | undefined>
  form: Record<string, string | undefined>
  /** The viewer's, where a proxy tells it. */
  country: string | undefined
  now: Date
  siteOrigin: Config['siteOrigin']
}

/** A form is answered by a redirect, a page by a screen; both store the flow. */
export type Reply = { flow: Flow; to: string } | { flow: Flow; screen: Screen }

export type Route = (visit: Visit) => Promise<Reply> | Reply

export function screenProps({ locale, csrf }: Flow): ScreenProps {
  return { t: translator(locale), locale, csrf: csrfToken(csrf) }
}

/** The notice of the last form as text; `otpResent` is none of a problem. */
export function problemText({ locale, notice }: Flow) {
  return notice && notice !== 'otpResent' ? translator(locale)(`problem.${notice}`) : null
}

/** The flow after its notice was shown. */
export function told(flow: Flow): Flow {
  return { ...flow, notice: null, typed: null }
}

/** The activator's token while it is valid; the API checks it, this only saves a call. */
export function bearerOf({ bearer }: Flow, now: Date): string | null {
  return bearer && claimsOf(bearer).exp * 1_000 > now.getTime() ? bearer : null
}

export function userOf(bearer: string): string {
  return claimsOf(bearer).sub
}

/** A code from an address or a form, as its field shows it. */
export function shownCode(text: string | null | undefined): string {
  const code = readTvCode(text ?? '')
  return code ? formatTvCode(code) : (text ?? '').slice(0, 16)
}

/** Links to the site, each in the page's language and with the code. */
export function siteLinks({ locale, code }: Flow, siteOrigin: string): LogInLinks & { devices: string } {
  const link = (path: string) => (path.startsWith('/') ? siteOrigin + path : path)
  const { terms, privacy } = legalLinks(brand, locale)
  const activate = localePath(locale, `/activate${code ? `?code=${code}` : ''}`)
  return {
    site: link(activate),
    other: link(localePath(locale, `/login?redirect=${encodeURIComponent(activate)}`)),
    terms: link(terms),
    privacy: link(privacy),
    devices: link(localePath(locale, '/settings/devices')),
  }
}

function claimsOf(token: string): { sub: string; exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string; exp: number }
}
