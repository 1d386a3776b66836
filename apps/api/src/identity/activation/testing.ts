import { randomUUID } from 'node:crypto'
import type { Answer } from '@ott/contract'
import type { TestApi } from '../../testing.ts'
import { newIp } from '../testing.ts'

export type AskingTv = Answer<'activationCode'> & { deviceId: string }
type LookedUp = Extract<Answer<'verifyActivationCode'>, { activationId: string }>
type Decision = 'allow' | 'deny' | 'release'

export const newTv = () => `tv-${randomUUID()}`

/** A TV that shows a code. */
export async function askingTv(api: TestApi, deviceId = newTv(), tv: { deviceName?: string; model?: string } = { deviceName: 'Bravia in the hall', model: 'XR-55A80J' }): Promise<AskingTv> {
  const { status, ok, error } = await api.call('activationCode', { body: { deviceId, ...tv } }, { ip: newIp() })
  if (status !== 200) throw new Error(`No code: ${JSON.stringify(error)}`)
  return { ...ok, deviceId }
}

export function poll(api: Pick<TestApi, 'call'>, { deviceCode, deviceId }: AskingTv) {
  return api.call('pollActivationCode', { body: { deviceCode, deviceId } }, { ip: newIp() })
}

export function lookUp(api: TestApi, activationCode: string, bearer: string, options: { ip?: string; headers?: Record<string, string> } = {}) {
  return api.call('verifyActivationCode', { body: { activationCode } }, { bearer, ip: newIp(), ...options })
}

export async function activationOf(api: TestApi, tv: AskingTv, bearer: string): Promise<LookedUp> {
  const { status, ok, error } = await lookUp(api, tv.activationCode, bearer)
  if (status !== 200) throw new Error(`Not looked up: ${JSON.stringify(error)}`)
  return ok as LookedUp
}

export function decideOn(api: TestApi, { activationCode }: AskingTv, activationId: string, decision: Decision, bearer: string) {
  return api.call('verifyActivationCode', { body: { activationCode, activationId, decision } }, { bearer, ip: newIp() })
}

/** Looks the TV's code up and allows it. */
export async function allow(api: TestApi, tv: AskingTv, bearer: string): Promise<void> {
  const { activationId } = await activationOf(api, tv, bearer)
  const { status, error } = await decideOn(api, tv, activationId, 'allow', bearer)
  if (status !== 200) throw new Error(`Not allowed: ${JSON.stringify(error)}`)
}
