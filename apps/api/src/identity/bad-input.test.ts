import type { CallName } from '@ott/contract'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { newAddress, newEmail, newNumber, signInByMail } from './testing.ts'

let api: TestApi
let bearer = ''

beforeAll(async () => {
  api = await startApi()
  bearer = (await signInByMail(api, newEmail())).sAccessToken
})
afterAll(() => api.stop())

const token = 'unknown-unknown-unknown'
const email = newEmail()
const phoneNumber = newNumber()
/** Every call with a body, good but for its proof. */
const bodies: Partial<Record<CallName, Record<string, unknown>>> = {
  signInWithPassword: { email, password: 'a guess', deviceId: 'browser-x', botToken: 'token' },
  forgotPassword: { email, botToken: 'token' },
  changePassword: { newPassword: 'a kite over the Hooghly', resetToken: token },
  addPhoneNumber: { phoneNumber },
  verifyPhone: { phoneNumber, otp: '123456' },
  exchangeLink: { token, deviceId: 'browser-x' },
}

const wrongTypes = [null, 7, true, [], {}, ['a'], { a: 1 }]
const strangeTexts = ['', ' ', '\u0007\u001b[31m', '\ud800', '‮০১২৩৪৫', '𝔪𝔦𝔯𝔞@example.org', "'; drop table account; --", '../../etc/passwd', 'a'.repeat(5_000), '💥'.repeat(300)]

type Tried = { name: CallName; field: string; value: unknown; status: number; errorCode?: string; said?: string }

/** Each field in turn gets each value, all others staying good. */
async function tryAll(values: unknown[]): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const [name, good] of Object.entries(bodies) as [CallName, Record<string, unknown>][]) {
    for (const field of Object.keys(good)) {
      for (const value of values) {
        const answer = await api.call(name, { body: { ...good, [field]: value } } as never, { bearer, address: newAddress() })
        tried.push({ name, field, value, status: answer.status, errorCode: answer.error.errorCode, said: answer.error.field })
      }
    }
  }
  return tried
}

async function whatIsKept() {
  const tables = ['account', 'session', 'code_flow', 'password_reset', 'sign_in_link'] as const
  return Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()))
}

describe('what is no input', () => {
  it('is refused by the name of its field, and nothing happens', async () => {
    const before = await whatIsKept()
    const tried = await tryAll(wrongTypes)
    expect(tried.filter(({ status, errorCode, field, said }) => status !== 400 || errorCode !== 'INVALID_INPUT' || said !== field)).toEqual([])
    expect(await whatIsKept()).toEqual(before)
  })

  it('gets an answer of the contract in any script and length, never a failure', async () => {
    const tried = await tryAll(strangeTexts)
    const accepted = tried.filter(({ status }) => status < 400)
    expect(tried.filter(({ status }) => status >= 500)).toEqual([])
    // A bot check that nobody configured reads no token; of the rest, addresses may be written in any script.
    expect(new Set(accepted.map(({ name, field }) => `${name} ${field}`))).toEqual(new Set(['forgotPassword email', 'forgotPassword botToken']))
  })

  it('is a body of another shape', async () => {
    const shapes = [null, [], 'text', 7, {}]
    for (const name of Object.keys(bodies) as CallName[]) {
      for (const body of shapes) {
        const answer = await api.call(name, { body } as never, { bearer, address: newAddress() })
        expect([400, 415]).toContain(answer.status)
      }
    }
  })
})
