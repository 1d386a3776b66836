import { randomUUID } from 'node:crypto'
import { isLocale } from '@ott/i18n'
import { readTvCode } from '@ott/identity'
import { problemOf } from './api.ts'
import type { Flow } from './sealed-cookie.ts'
import { ChooseScreen } from './screens/choose-screen.tsx'
import { bearerOf, screenProps, told, userOf } from './visit.ts'
import type { Reply, Visit } from './visit.ts'

/**
 * The site hands its user over, with a link token in the form's body and so in no address (TV-24). A different user than
 * the one of this page is offered, never taken silently (TV-22).
 */
export async function continueFromSite({ flow: before, form, api, now }: Visit): Promise<Reply> {
  const locale = isLocale(form.locale) ? form.locale : before.locale
  const code = readTvCode(form.code ?? '') ?? before.code
  const flow: Flow = { ...before, locale, code, activationId: code === before.code ? before.activationId : null, result: null }
  try {
    const body = { token: form.token ?? '', deviceId: `browser-${randomUUID()}`, purpose: 'activation' as const }
    const { sAccessToken } = await api('exchangeLink', { body }, { bearer: null })
    const current = bearerOf(flow, now)
    if (current && userOf(current) !== userOf(sAccessToken)) return { flow: { ...flow, offered: sAccessToken }, to: '/choose' }
    return { flow: { ...flow, bearer: sAccessToken }, to: afterLogIn(flow) }
  } catch (error) {
    const problem = problemOf(error)
    return { flow: { ...flow, notice: problem === 'unavailable' ? problem : 'handOverFailed' }, to: flow.code ? '/log-in' : '/' }
  }
}

export function showChoice({ flow }: Visit): Reply {
  if (!flow.offered) return { flow, to: '/' }
  return { flow: told(flow), screen: { heading: 'choose.heading', path: '/choose', body: <ChooseScreen {...screenProps(flow)} account={flow.account} /> } }
}

/** The other user can only look a code up that this one released (TV-9). */
export async function choose({ flow, form, api, now }: Visit): Promise<Reply> {
  if (form.choice !== 'change' || !flow.offered) return { flow: { ...flow, offered: null }, to: afterLogIn(flow) }
  const bearer = bearerOf(flow, now)
  const { code, activationId } = flow
  if (bearer && code && activationId) await api('verifyActivationCode', { body: { activationCode: code, activationId, decision: 'release' } }, { bearer }).catch(problemOf)
  return { flow: { ...flow, bearer: flow.offered, account: null, activationId: null, unanswered: null, offered: null }, to: afterLogIn(flow) }
}

function afterLogIn({ code }: Flow): string {
  return code ? '/confirm' : '/'
}
