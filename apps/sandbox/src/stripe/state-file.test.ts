import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../sandbox.ts'
import { setUpCard, stripeClient } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'ott-sandbox-'))
const stateFile = join(folder, 'sandbox.json')
afterAll(() => rmSync(folder, { recursive: true }))

describe('a sandbox that starts again', () => {
  it('knows cards and charges, and repeats no charge', async () => {
    const first = await startSandbox({ stateFile })
    const { customer, payment_method } = await setUpCard(first, '4242424242424242')
    const charge = { amount: 29_900, currency: 'inr', customer, payment_method, confirm: true, off_session: 'recurring' as const }
    const made = await stripeClient(first).paymentIntents.create(charge, { idempotencyKey: 'J1' })
    await first.stop()
    const second = await startSandbox({ stateFile })
    const stripe = stripeClient(second)
    expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe('succeeded')
    expect((await stripe.paymentIntents.create(charge, { idempotencyKey: 'J1' })).id).toBe(made.id)
    expect((await stripe.paymentIntents.create(charge, { idempotencyKey: 'J2' })).status).toBe('succeeded')
    await second.stop()
  })

  it('keeps no number of a card', () => {
    expect(readFileSync(stateFile, 'utf8')).not.toContain('4242424242424242')
  })

  it('starts empty with a damaged file', async () => {
    writeFileSync(stateFile, '{"store":')
    const sandbox = await startSandbox({ stateFile })
    expect((await stripeClient(sandbox).customers.list()).data).toEqual([])
    await sandbox.stop()
  })
})
