import type { Decision } from '@ott/identity'
import { problemOf } from './api.ts'
import type { Problem } from './api.ts'
import type { Flow } from './sealed-cookie.ts'
import { ConfirmScreen } from './screens/confirm-screen.tsx'
import { ResultScreen } from './screens/result-screen.tsx'
import type { ShownResult } from './screens/result-screen.tsx'
import { bearerOf, problemText, screenProps, siteLinks, told } from './visit.ts'
import type { Reply, Visit } from './visit.ts'

const decisions = ['allow', 'deny', 'release'] as const

/** Looking the code up claims it and changes nothing else: the answer needs a press (TV-21). */
export async function showConfirm(visit: Visit): Promise<Reply> {
  const { flow, api, now, country } = visit
  const bearer = bearerOf(flow, now)
  if (!flow.code) return { flow, to: '/' }
  if (!bearer) return { flow, to: '/log-in' }
  try {
    const activation = await api('verifyActivationCode', { body: { activationCode: flow.code } }, { bearer })
    if (!('activationId' in activation)) throw new Error('The API decided without a decision')
    const { activationId, isDeviceLimitReached: isFull, account } = activation
    const devices = isFull ? await devicesOf(visit, bearer) : []
    const body = <ConfirmScreen {...screenProps(flow)} {...{ code: flow.code, activation, country, devices, now }} problem={problemText(flow)} />
    return { flow: told({ ...flow, activationId, isFull, account, unanswered: null }), screen: { heading: 'confirm.heading', path: '/confirm', body } }
  } catch (error) {
    const problem = problemOf(error)
    // The TV may have its session already, and a spent code is found only by its decision.
    if (problem === 'codeIncorrect' && flow.activationId && flow.unanswered) return send(flow, flow.unanswered, flow.activationId, visit, '/')
    return failed(flow, problem, '/')
  }
}

/** Decides on the TV that the form shows, and on none that another tab looked up since (TV-17). */
export async function decide(visit: Visit): Promise<Reply> {
  const { flow, form } = visit
  const decision = decisions.find((each) => each === form.decision)
  if (!flow.activationId || !decision) return { flow, to: '/confirm' }
  if (form.activation !== flow.activationId) return { flow: { ...flow, notice: 'otherTv' }, to: '/confirm' }
  return send(flow, decision, flow.activationId, visit, '/confirm')
}

async function send(flow: Flow, decision: Decision, activationId: string, { api, now }: Visit, elsewhere: string): Promise<Reply> {
  const { code } = flow
  const bearer = bearerOf(flow, now)
  if (!code || !bearer) return { flow, to: '/confirm' }
  try {
    const answer = await api('verifyActivationCode', { body: { activationCode: code, activationId, decision } }, { bearer })
    const result = 'result' in answer ? answer.result : 'released'
    if (result === 'released') return { flow: withoutUser(flow), to: '/log-in' }
    // The token is needed once more if a device has to be removed.
    const isWaiting = result === 'allowed' && answer.isDeviceLimitReached
    return { flow: { ...flow, result, isFull: answer.isDeviceLimitReached, unanswered: null, ...(isWaiting ? {} : { bearer: null, code: null, activationId: null }) }, to: '/result' }
  } catch (error) {
    const problem = problemOf(error)
    if (decision === 'release') return { flow: withoutUser(flow), to: '/log-in' }
    return failed(problem === 'unavailable' ? { ...flow, unanswered: decision } : flow, problem, elsewhere)
  }
}

/** Frees a slot, before the decision or while the TV waits. One may not be enough: the repeated decision tells. */
export async function removeDevice(visit: Visit): Promise<Reply> {
  const { flow, form, api, now } = visit
  const bearer = bearerOf(flow, now)
  const to = flow.result === 'allowed' ? '/result' : '/confirm'
  if (!bearer) return { flow, to }
  try {
    await api('removeDevices', { body: { sessionHandles: [form.device ?? ''] } }, { bearer })
    return flow.result === 'allowed' && flow.activationId ? await send(flow, 'allow', flow.activationId, visit, to) : { flow, to }
  } catch (error) {
    return failed(flow, problemOf(error), to)
  }
}

export async function showResult(visit: Visit): Promise<Reply> {
  const { flow, now } = visit
  const bearer = bearerOf(flow, now)
  if (!flow.result) return { flow, to: '/' }
  const result: ShownResult = flow.result === 'allowed' ? await allowed(visit, bearer) : { type: flow.result }
  return { flow: told(flow), screen: { heading: `${result.type}.heading`, path: '/result', body: <ResultScreen {...screenProps(flow)} result={result} /> } }
}

async function allowed(visit: Visit, bearer: string | null): Promise<ShownResult> {
  const { flow, siteOrigin } = visit
  if (flow.isFull && bearer) return { type: 'waiting', devices: await devicesOf(visit, bearer) }
  return { type: 'allowed', devicesUrl: siteLinks(flow, siteOrigin).devices }
}

/** Without the list the viewer can still decide. */
async function devicesOf({ api }: Visit, bearer: string) {
  const { items } = await api('devices', {}, { bearer }).catch(() => ({ items: [] }))
  return items
}

function withoutUser(flow: Flow): Flow {
  return { ...flow, bearer: null, account: null, activationId: null, unanswered: null, ticket: null }
}

/** `elsewhere` is where the viewer can do something about any other problem. */
function failed(flow: Flow, problem: Problem, elsewhere: string): Reply {
  if (problem === 'codeExpired') return { flow: { ...flow, result: 'expired', code: null, activationId: null }, to: '/result' }
  if (problem === 'logInAgain') return { flow: { ...withoutUser(flow), notice: problem }, to: '/log-in' }
  if (problem === 'codeIncorrect') return { flow: { ...flow, notice: problem, activationId: null }, to: '/' }
  // Only the API knows which field it means, and here it can only be the code.
  return { flow: { ...flow, notice: problem === 'contactInvalid' ? 'codeIncorrect' : problem }, to: elsewhere }
}
