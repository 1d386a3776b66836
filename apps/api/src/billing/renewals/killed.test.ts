import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { startSandbox } from '@ott/sandbox'
import type { Sandbox } from '@ott/sandbox'
import { setUpCard } from '@ott/sandbox/stripe-testing'
import type { Tables } from '../../db/tables.ts'
import { migrationFolders } from '../../db/migrations.ts'
import { monthly } from '../../playback/testing.ts'
import { startProgram, stopPrograms } from '../../testing-program.ts'
import { savePlans } from '../plans.ts'
import { saveSubscription } from '../subscriptions.ts'
import { schedule } from '../tasks.ts'

/** A thousand for the figure of the design; fewer suffice to be killed among. */
const renewals = Number(process.env.RENEWALS ?? 120)

const dataDir = mkdtempSync(join(tmpdir(), 'ott-renewals-'))
const started: ChildProcess[] = []
let database: TestDatabase<Tables>
let sandbox: Sandbox

beforeAll(async () => {
  database = await testDatabase(migrationFolders)
  sandbox = await startSandbox()
  await savePlans(database.db, [monthly])
  for (let at = 0; at < renewals; at += 1) await dueSubscription(at)
})
afterAll(async () => {
  await stopPrograms(started)
  await Promise.all([database.drop(), sandbox.stop()])
  rmSync(dataDir, { recursive: true, force: true })
})

async function dueSubscription(at: number): Promise<void> {
  const { db } = database
  const { customer, payment_method } = await setUpCard(sandbox, '4242424242424242')
  const [user_id, subscription_id, now] = [`user-${at}`, `subscription-${at}`, new Date()]
  const [startsAt, endsAt] = [new Date(now.getTime() - 30 * 86_400_000), new Date(now.getTime() - 1_000)]
  await db.insertInto('account').values({ user_id, phone_number: numberOf(at), registered_via: 'phone', created_at: startsAt }).execute()
  await db.insertInto('billing_customer').values({ user_id, stripe_customer_id: customer, created_at: startsAt }).execute()
  await db
    .insertInto('payment_method')
    .values({ user_id, payment_method_id: `card-${at}`, rail: 'stripe', provider_ref: payment_method, brand: 'visa', last_four: '4242', exp_month: 12, exp_year: 2060, fingerprint: null, is_default: true, created_at: startsAt })
    .execute()
  await saveSubscription(db, {
    user_id, subscription_id, plan_id: 'mobile-v1', status: 'ACTIVE', acquisition: 'PAID', starts_at: startsAt, ends_at: new Date(endsAt.getTime() + 6 * 3_600_000), currency: 'INR', amount: 9_900, renews: true,
    country: 'IN', coupon_code: null, payment_processor: 'stripe', created_at: startsAt,
    state: 'active', anchor_at: startsAt, anchor_period: 1, period_number: 1, period_ends_at: endsAt,
  })
  await schedule(db, 'renew', subscription_id, endsAt)
}

function numberOf(at: number): string {
  return `+9198303${String(10_000 + at)}`
}

async function start(): Promise<ChildProcess> {
  const { program } = await startProgram({
    DATA_DIR: dataDir, DATABASE_URL: database.url, SMS_GATEWAY_URL: sandbox.smsGatewayUrl, SMTP_URL: sandbox.smtpUrl, STRIPE_API_URL: sandbox.url, BILLING_EVERY_SECONDS: '1',
  })
  started.push(program)
  return program
}

const charges = () => sandbox.pay.ledger.snapshot().movements.map(({ customerId }) => customerId)

async function until(isReached: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isReached())) await sleep(20)
}

const openTasks = () => database.db.selectFrom('billing_task').select('kind').where('kind', 'in', ['renew', 'readPayment', 'mail']).where('due_at', '<=', new Date()).execute()

it('charges, invoices and mails each of many renewals once, by two processes of which one is killed', async () => {
  const [killed] = await Promise.all([start(), start()])
  await until(() => charges().length >= renewals / 2)
  killed?.kill('SIGKILL')
  const { db } = database
  // What the killed process held is free after a minute; the test does not wait for it.
  await sleep(500)
  await db.updateTable('billing_task').set({ lease_until: null }).where('kind', '=', 'renew').execute()
  await until(async () => (await db.selectFrom('subscription_period').select('period_number').execute()).length === renewals)
  expect(charges()).toHaveLength(renewals)
  expect(new Set(charges()).size).toBe(renewals)
  const numbers = (await db.selectFrom('invoice').select('number').orderBy('number').execute()).map(({ number }) => Number(number.split('/').at(-1)))
  expect(numbers).toEqual(Array.from({ length: renewals }, (_, at) => at + 1))
  await until(async () => (await openTasks()).length === 0)
  expect(Array.from({ length: renewals }, (_, at) => sandbox.outbox.to(numberOf(at)).length)).toEqual(Array(renewals).fill(1))
  const unpaid = await db.selectFrom('payment').select('payment_id').where('state', '<>', 'succeeded').execute()
  expect(unpaid).toEqual([])
})
