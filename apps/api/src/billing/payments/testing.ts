/** Payers at the gateway, their banks and the gateway's events. */
import { randomUUID } from 'node:crypto'
import type { Answer, Input } from '@ott/contract'
import { answerPage } from '@ott/sandbox/gateway-testing'
import { advanceClock } from '@ott/sandbox/stripe-testing'
import type { SignedInUser, TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { newUser, place, runTasks } from '../testing.ts'

export const upi = { payment_method_type: 'UPI', payment_method: 'UPI_PAY' } as const
export const bank = { payment_method_type: 'NB', payment_method: 'NB_HDFC' } as const
export const wallet = { payment_method_type: 'WALLET', payment_method: 'PAYTM' } as const
export const rupay = { payment_method_type: 'CARD', payment_method: 'RUPAY' } as const

type Method = typeof upi | typeof bank | typeof wallet | typeof rupay
type OrderBody = Partial<Input<'subscribe'>['body']>
type Step = NonNullable<Answer<'startPayment'>['data']['next']>

export async function newPayer(api: TestApi) {
  const user = await newUser(api)
  const bearer = { bearer: user.sAccessToken }
  return {
    user,
    bearer,
    /** Time passes in these tests, and sessions end; a new one of the same browser replaces the old one. */
    signInAgain: async () => (bearer.bearer = (await api.signIn(await phoneOf(api, user), 'browser-first', { ip: '198.51.100.9' })).sAccessToken),
    order: (changes: OrderBody = {}) => api.call('subscribe', { body: { plan_id: 'mobile', requestId: randomUUID(), place, ...changes } }, bearer),
    start: (orderId: string, method: Method, requestId = randomUUID()) => api.call('startPayment', { body: { order_id: orderId, ...method, requestId } }, bearer),
    look: (id: string, returned?: Record<string, string>) => api.call('order', { params: { id }, body: returned ? { return: returned } : {} }, bearer),
    subscription: async () => (await api.call('userSubscription', {}, bearer)).ok.data,
    /** What the outside world believes was moved, in order; returned money is negative. */
    moved: () => api.sandbox.pay.ledger.snapshot().movements.filter(({ customerId }) => customerId === user.userId).map(({ type, amount }) => (type === 'charge' ? amount : -amount)),
  }
}

/** An order whose payer stands before their bank. */
export async function startedPayment(api: TestApi, method: Method = upi, changes: OrderBody = {}) {
  const payer = await newPayer(api)
  const { order_id: orderId } = (await payer.order({ auto_renewal: method === upi || method === rupay, ...changes })).ok.data
  const { ok, status, error } = await payer.start(orderId, method)
  if (status !== 200) throw new Error(JSON.stringify(error))
  return { ...payer, orderId, next: ok.data.next!, page: await pageOf(api, ok.data.next!) }
}

/** The page of the bank or app, where a payer is led. */
export async function pageOf(api: TestApi, next: Step): Promise<string> {
  if (next.kind === 'upi') return next.uri
  if (next.kind !== 'redirect') throw new Error('There is nothing to pay')
  const { pathname, search } = new URL(next.url)
  if (!pathname.startsWith('/subscription')) return next.url
  const { body } = await api.app.inject({ method: 'GET', url: pathname + search })
  const [, action = ''] = /action="([^"]+)"/.exec(body) ?? []
  const fields = Object.fromEntries([...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const answer = await fetch(action, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields as Record<string, string>) })
  return answer.headers.get('location') ?? ''
}

export function pay(page: string, play: Parameters<typeof answerPage>[1] = 'pay') {
  return answerPage(page, play)
}

/** Time passes here and at the banks. */
export async function pass(api: TestApi, hours: number, stepHours = 6): Promise<void> {
  for (let passed = 0; passed < hours; passed += stepHours) {
    api.wait(stepHours * 3_600)
    advanceClock(api.sandbox, stepHours * 3_600)
    await runTasks(api)
  }
}

export function paymentsOf(api: TestApi, { userId }: SignedInUser) {
  return api.db.withTables<BillingTables>().selectFrom('payment').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
}

export async function phoneOf(api: TestApi, { userId }: SignedInUser): Promise<string> {
  const { phone_number } = await api.db.selectFrom('account').select('phone_number').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return phone_number ?? ''
}

/** At the payer's bank; the mandate's id. */
export async function changeMandate(api: TestApi, user: SignedInUser, action: 'pause' | 'resume' | 'revoke'): Promise<string> {
  return postMandate(api, user, { action })
}

/** How the payer's bank answers coming debits. */
export async function setDebits(api: TestApi, user: SignedInUser, debits: string): Promise<void> {
  await postMandate(api, user, { debits })
}

async function postMandate(api: TestApi, { userId }: SignedInUser, change: Record<string, string>): Promise<string> {
  const { provider_ref: ref } = await api.db.withTables<BillingTables>().selectFrom('payment_method').select('provider_ref').where((its) => its.and({ user_id: userId, rail: 'gateway' })).executeTakeFirstOrThrow()
  const { status } = await fetch(`${api.sandbox.gateway.url}/pages/mandates`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ mandate_id: ref, ...change }) })
  if (status !== 303) throw new Error(`The bank answered ${status}`)
  return ref
}

/** As the gateway has them, of all payments of the user. */
export async function mandateStatuses(api: TestApi, user: SignedInUser): Promise<(string | undefined)[]> {
  const { url, apiKey, merchantId } = api.sandbox.gateway
  const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`, 'x-merchantid': merchantId, 'x-routing-id': user.userId }
  const payments = (await paymentsOf(api, user)).filter(({ rail }) => rail === 'gateway')
  return Promise.all(payments.map(async ({ payment_id }) => ((await (await fetch(`${url}/orders/${payment_id}`, { headers })).json()) as { mandate?: { mandate_status: string } }).mandate?.mandate_status))
}

export function deliverEvent(api: TestApi, payload: object | string, password = 'demo-gateway-webhook-password') {
  return api.app.inject({
    method: 'POST',
    url: '/subscription/ott/api/webhooks/gateway',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', authorization: `Basic ${Buffer.from(`gateway:${password}`).toString('base64')}` },
  })
}

export function subscriptionRow(api: TestApi, { userId }: SignedInUser) {
  return api.db.withTables<BillingTables>().selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirst()
}
