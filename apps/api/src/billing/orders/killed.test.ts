import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { transaction } from '@ott/database'
import { sql } from 'kysely'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { request, startProgram, stopPrograms } from '../../testing-program.ts'
import { findDifferences } from '../daily-check.ts'
import { lockPayer } from '../lock-payer.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables, TaskKind } from '../tables.ts'
import { newBuyer, sellingDeps, subscribeBody } from '../testing.ts'
import type { Buyer } from '../testing.ts'

/** Fifty for the figure of the design; each kills the server at every step of a purchase. */
const rounds = Number(process.env.ROUNDS ?? 1)

/** The server dies before the order is stored, before the charge is made, before its answer comes, before that is stored, and after. */
const steps = ['order', 'charge', 'answer', 'record', 'response'] as const

type Purchase = { step: (typeof steps)[number]; buyer: Buyer; body: object; bearer: string; isReached: boolean }

let api: TestApi
let provider: Server
let program: ChildProcess
let url = ''
const started: ChildProcess[] = []
const purchases = new Map<string, Purchase>()
const release = new Set<() => void>()

beforeAll(async () => {
  api = await startApi()
  await savePlans(api.db.withTables(), [monthly])
  provider = createServer((asked, reply) => void answerFor(asked).then((answer) => answer && reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)))
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  await start()
})
afterAll(async () => {
  letGo()
  await stopPrograms(started)
  provider.closeAllConnections()
  provider.close()
  await api.stop()
})

const tables = () => api.db.withTables<BillingTables>()

async function start(): Promise<void> {
  const { port } = provider.address() as AddressInfo
  ;({ program, url } = await startProgram({
    DATA_DIR: api.deps.config.dataDir, DATABASE_URL: api.databaseUrl, SMS_GATEWAY_URL: api.sandbox.smsGatewayUrl, SMTP_URL: api.sandbox.smtpUrl,
    STRIPE_API_URL: `http://127.0.0.1:${port}`, GATEWAY_URL: api.sandbox.gateway.url, BILLING_EVERY_SECONDS: '1',
  }))
  started.push(program)
}

/** The card provider's answer, on whose way the test stops a charge; null: none comes. */
async function answerFor(asked: IncomingMessage): Promise<{ status: number; body: string } | null> {
  const body = await text(asked)
  const isCharge = asked.method === 'POST' && asked.url === '/v1/payment_intents'
  const purchase = isCharge ? purchases.get(new URLSearchParams(body).get('customer') ?? '') : undefined
  if (purchase?.step === 'charge') return reached(purchase)
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = asked.headers as Record<string, string>
  const answer = await fetch(api.sandbox.url + asked.url, { method: asked.method ?? 'GET', headers, ...(asked.method === 'POST' && { body }) })
  if (purchase?.step === 'answer') return reached(purchase)
  if (purchase?.step === 'record') await holdUp(purchase.buyer)
  return { status: answer.status, body: await answer.text() }
}

function reached(purchase: Purchase): null {
  purchase.isReached = true
  return null
}

/** Nothing of the buyer's is stored until it is released. */
async function holdUp({ userId }: Buyer): Promise<void> {
  const isHeld = Promise.withResolvers<void>()
  void transaction(tables(), async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    await lockPayer(trx, userId)
    isHeld.resolve()
    await new Promise<void>((resolve) => release.add(resolve))
  })
  await isHeld.promise
}

function letGo(): void {
  for (const resolve of release) resolve()
  release.clear()
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks join pg_database on pg_database.oid = pg_locks.database where locktype = 'advisory' and not granted and datname = current_database()`.execute(api.db)
  return rows[0]?.count ?? 0
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await sleep(5)
}

async function newPurchase(step: Purchase['step']): Promise<Purchase> {
  const buyer = await newBuyer(api)
  const { stripe_customer_id: customerId } = await tables().selectFrom('billing_customer').select('stripe_customer_id').where('user_id', '=', buyer.userId).executeTakeFirstOrThrow()
  const { sAccessToken: bearer } = await buyer.signIn()
  const purchase = { step, buyer, bearer, body: subscribeBody(buyer.userId, buyer.cardRef), isReached: false }
  purchases.set(customerId ?? '', purchase)
  return purchase
}

async function press({ body, bearer }: Purchase): Promise<string | undefined> {
  const answer = await request(url, 'stripeSubscribe', body, bearer)
  return answer?.ok ? ((await answer.json()) as { data: { outcome: string } }).data.outcome : undefined
}

/** What the outside world believes, and what we believe. */
async function figuresOf({ buyer: { userId, paid, mails } }: Purchase) {
  const countIn = async (table: 'payment' | 'invoice' | 'subscription_period' | 'subscription') => (await tables().selectFrom(table).select('user_id').where('user_id', '=', userId).execute()).length
  const isPaid = (await tables().selectFrom('billing_order').select('status').where('user_id', '=', userId).execute()).map(({ status }) => status)
  return { charges: paid().length, orders: isPaid, payments: await countIn('payment'), invoices: await countIn('invoice'), periods: await countIn('subscription_period'), plans: await countIn('subscription'), mails: mails().length }
}

const bought = { charges: 1, orders: ['paid'], payments: 1, invoices: 1, periods: 1, plans: 1, mails: 1 }
const nothing = { charges: 0, orders: [], payments: 0, invoices: 0, periods: 0, plans: 0, mails: 0 }

async function killAtEveryStep(): Promise<Purchase[]> {
  const all = await Promise.all(steps.map(newPurchase))
  const [order, charge, answer, record, response] = all as [Purchase, Purchase, Purchase, Purchase, Purchase]
  await holdUp(order.buyer)
  const presses = [charge, answer, response].map(press)
  // A mail that is being sent when the server dies comes twice: nobody can tell whether it was.
  await until(async () => charge.isReached && answer.isReached && (await figuresOf(response)).mails === 1 && (await tasksLeft(['mail'])) === 0)
  // Last, because nothing waits for a lock for long.
  presses.push(press(order), press(record))
  await until(async () => (await waitingForLocks()) === 2)
  program.kill('SIGKILL')
  await once(program, 'exit')
  letGo()
  await Promise.all(presses)
  for (const purchase of all) purchase.step = 'response'
  return all
}

/** Leases of a server that died last a minute; the test does not wait for it. */
async function endLeases(): Promise<void> {
  await tables().updateTable('billing_task').set({ lease_until: null }).execute()
}

/** The tasks that look after open payments are due after a minute, too. */
async function workOff(): Promise<void> {
  await tables().updateTable('billing_task').set({ due_at: new Date(0) }).where('kind', 'in', ['readPayment', 'mail']).where('lease_until', 'is', null).execute()
  await until(async () => (await tasksLeft(['readPayment', 'mail'])) === 0)
}

async function tasksLeft(kinds: TaskKind[]): Promise<number> {
  return (await tables().selectFrom('billing_task').select('kind').where('kind', 'in', kinds).execute()).length
}

it('charges each purchase once, and gives what it sold, whichever step the server is killed at', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const all = await killAtEveryStep()
    await endLeases()
    await start()
    await workOff()
    expect(await Promise.all(all.map(figuresOf))).toEqual([nothing, bought, bought, bought, bought])
    // Each buyer presses again, or their browser does.
    expect(await Promise.all(all.map(press))).toEqual(Array(steps.length).fill('ACTIVE'))
    await workOff()
    expect(await Promise.all(all.map(figuresOf))).toEqual(Array(steps.length).fill(bought))
  }
  expect(await findDifferences(sellingDeps(api))).toEqual([])
}, 60_000 * (rounds + 1))
