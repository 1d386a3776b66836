import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '@ott/contract'
import type { CallName, ErrorBody, Route } from '@ott/contract'
import { errorStatus } from '@ott/contract/errors'
import { errorBody, schemas } from '@ott/contract/schemas'
import fc from 'fast-check'
import { sql } from 'kysely'
import { z } from 'zod'
import { newIp, newEmail, newNumber, signInByMail } from './identity/testing.ts'
import { startApi } from './testing.ts'
import type { SignedInUser, TestApi } from './testing.ts'

let api: TestApi
let user: SignedInUser
let somebodyElse: SignedInUser
let overLimit: SignedInUser
let profileChooser = ''
let anonymous = ''
let activator = ''

beforeAll(async () => {
  api = await startApi()
  user = await signInByMail(api, newEmail())
  somebodyElse = await signInByMail(api, newEmail())
  const crowded = newEmail()
  for (const browser of ['browser-a', 'browser-b', 'browser-c', 'browser-d']) overLimit = await signInByMail(api, crowded, browser)
  const undecided = await signInByMail(api, newEmail())
  await api.db.updateTable('session').set({ profile_id: null }).where('user_id', '=', undecided.userId).execute()
  profileChooser = (await api.call('refreshSession', {}, { bearer: undecided.sRefreshToken })).ok.sAccessToken
  anonymous = await api.anonymous()
  const { ok: link } = await api.call('createLink', { body: { purpose: 'activation' } }, { bearer: user.sAccessToken })
  activator = (await api.call('exchangeLink', { body: { token: link.token, deviceId: 'browser-activator', purpose: 'activation' } })).ok.sAccessToken
})
afterAll(() => api.stop())

type Part = 'params' | 'query' | 'body'
type Given = Partial<Record<Part, Record<string, unknown>>>
type Tried = { name: CallName; at: string; value: unknown; status: number; error: ErrorBody; isOfContract: boolean }
type JsonSchema = { [key: string]: unknown; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema>; items?: JsonSchema }

const parts = ['params', 'query', 'body'] as const
const names = Object.keys(routes) as CallName[]
const wrongTypes = [null, 7, -1, 1e308, true, [], {}, ['a'], { a: 1 }, [[['a']]]]
const strangeTexts = [
  '', ' ', '\u0000', '\u0007\u001b[31m', '\r\nset-cookie: a=b', '\ud800', '‮০১২৩৪৫', '１２３４', '𝔪𝔦𝔯𝔞@example.org', "'; drop table account; --",
  '../../etc/passwd', '__proto__', 'a'.repeat(5_000), '💥'.repeat(300),
]

/** Valid values of fields whose format the schema does not express. Fields of new calls are tried without an entry here. */
const plausible: Record<string, () => unknown> = {
  days: () => 14,
  email: newEmail,
  phoneNumber: newNumber,
  password: () => 'a guess at it',
  newPassword: () => 'a kite over the Hooghly',
  userInputCode: () => '1234',
  otp: () => '123456',
  pin: () => '1234',
  maturityRating: () => 'U/A 13+',
  dateOfBirth: () => '1990-02-28',
  audioLanguage: () => 'bn',
  subtitleLanguage: () => 'off',
  postal_code: () => '700020',
  response: () => ({
    id: 'abcd',
    rawId: 'abcd',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: 'abcd', origin: 'http://localhost:3000' })).toString('base64url'),
      authenticatorData: 'abcd',
      attestationObject: 'abcd',
      signature: 'abcd',
      userHandle: 'abcd',
      transports: ['internal'],
    },
  }),
}

function example(schema: JsonSchema, field = ''): unknown {
  if (plausible[field]) return plausible[field]()
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.anyOf?.[0]) return example(schema.anyOf[0])
  if (schema.type === 'object') return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, each]) => [key, example(each, key)]))
  if (schema.type === 'array') return [example(schema.items ?? {})]
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return 1
  if (schema.format === 'date-time') return api.now().toISOString()
  if (typeof schema.pattern === 'string') return textLike(schema.pattern)
  return 'a'
}

const texts = new Map<string, string>()

/** JSON schemas are computed once, because that takes longer than a call. */
function textLike(pattern: string): string {
  const text = texts.get(pattern) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 7 })[0] ?? ''
  texts.set(pattern, text)
  return text
}

/** One per member of the body's union. */
const shapesOf = Object.fromEntries(names.map((name) => [name, shapesIn(name)])) as Record<CallName, Partial<Record<Part, JsonSchema>>[]>

function shapesIn(name: CallName): Partial<Record<Part, JsonSchema>>[] {
  const described = Object.fromEntries(parts.flatMap((part) => {
    const schema = schemaOf(name, part)
    return schema ? [[part, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema]] : []
  })) as Partial<Record<Part, JsonSchema>>
  const { body } = described
  return body?.anyOf ? body.anyOf.map((shape) => ({ ...described, body: shape })) : [described]
}

function schemaOf(name: CallName, part: Part): z.ZodType | undefined {
  return (schemas[name] as Partial<Record<Part, z.ZodType>>)[part]
}

/** Valid input of each call except for its proof. Numbers and addresses are new each time, because they are rate-limited. */
function goodInputs(name: CallName): Given[] {
  return shapesOf[name].map((shape) => Object.fromEntries(Object.entries(shape).map(([part, schema]) => [part, example(schema)])))
}

type Place = { part: Part; path: string[] }

/** Every field, including nested ones. */
function placesIn(input: Given): Place[] {
  return parts.flatMap((part) => pathsIn(input[part]).map((path) => ({ part, path })))
}

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [[...path, key], ...pathsIn(each, [...path, key])])
}

function withValue(input: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const copy: unknown = Array.isArray(input) ? [...(input as unknown[])] : { ...(input as object) }
  const held = copy as Record<string, unknown>
  held[key] = rest.length === 0 ? value : withValue(held[key], rest, value)
  return copy
}

/** The bearer that the call accepts, so that the input reaches the handler. */
function bearerFor({ bearer }: Route): string | undefined {
  return bearer === 'none' || bearer === 'refresh' ? undefined : user.sAccessToken
}

type Case = { name: CallName; at: string; value: unknown; input: Given; isInput: boolean }

/** Sets each field to each value in turn; all other fields stay valid. */
function casesOf(values: unknown[], where: (place: Place) => boolean): Case[] {
  return names.filter((each) => each !== 'logout' && each !== 'refreshSession').flatMap((name) =>
    [...goodInputs(name).keys()].flatMap((shape) =>
      placesIn(goodInputs(name)[shape] ?? {}).filter(where).flatMap(({ part, path }) =>
        values.flatMap((value) => {
          const good = goodInputs(name)[shape] ?? {}
          const input = { ...good, [part]: withValue(good[part], path, value) } as Given
          return isSendable(input) ? [{ name, at: `${part}.${path.join('.')}`, value, input, isInput: isInput(name, input) }] : []
        }))))
}

const atATime = 12

async function tryAll(cases: Case[]): Promise<Tried[]> {
  const tried: Tried[] = []
  for (let from = 0; from < cases.length; from += atATime) {
    tried.push(...(await Promise.all(cases.slice(from, from + atATime).map(attempt))))
  }
  return tried
}

async function attempt({ name, at, value, input }: Omit<Case, 'isInput'>): Promise<Tried> {
  const answer = await api.call(name, input as never, { bearer: bearerFor(routes[name]), ip: newIp() })
  const { errorCode } = answer.error
  const isOfContract = answer.status < 300 || (errorBody.strict().safeParse(answer.error).success && errorStatus[errorCode] === answer.status)
  return { name, at, value, status: answer.status, error: answer.error, isOfContract }
}

/** A path segment is one non-empty text that UTF-8 can encode. */
function isSendable({ params = {} }: Given): boolean {
  return Object.values(params).every((text) => typeof text === 'string' && text !== '' && text.isWellFormed())
}

/** Every row of every table, to prove that rejected input stores nothing. Jobs move events between their tables. */
async function allRows(): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'event%' order by 1`.execute(api.db)
  const kept = tables.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`select kept::text as row from ${sql.table(name)} kept order by 1`.execute(api.db)
    return [name, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(kept))
}

/** All rows except those that a rejected call may write: rate limits, sent codes, the audit log and feedback. */
async function rowsExceptCounters() {
  const { rate_limit: _counted, code_flow: _sent, sign_in_event: _logged, feedback: _feedback, ...kept } = await allRows()
  return kept
}

/** Feedback is mailed after the response. */
async function feedbackMailed(): Promise<void> {
  while (await api.db.selectFrom('feedback').select('feedback_id').where('mailed_at', 'is', null).executeTakeFirst()) await sleep(20)
}

/** Calls that store valid input. */
const storesInput: CallName[] = ['changeUser', 'patchUser', 'setPassword', 'stripeSetupIntent', 'createLink', 'activationCode', 'setConsent']

/** Input that matches the contract may succeed; other input must be rejected before anything is written. */
async function tryWithoutWrites(values: unknown[], where: (place: Place) => boolean): Promise<{ rejected: Tried[]; accepted: Tried[] }> {
  const cases = casesOf(values, where)
  await feedbackMailed()
  const everything = await allRows()
  const rejected = await tryAll(cases.filter((each) => !each.isInput))
  expect(await allRows()).toEqual(everything)
  const kept = await rowsExceptCounters()
  const accepted = await tryAll(cases.filter(({ name, isInput }) => isInput && !storesInput.includes(name)))
  expect(await rowsExceptCounters()).toEqual(kept)
  return { rejected, accepted }
}

/** Whether the input matches the contract's schema. */
function isInput(name: CallName, input: Given): boolean {
  return parts.every((part) => schemaOf(name, part)?.safeParse(input[part]).success ?? true)
}

describe('invalid input', () => {
  it('has test cases for every call with input', () => {
    const taking = names.filter((name) => goodInputs(name).some((input) => placesIn(input).length > 0))
    for (const name of taking) for (const input of goodInputs(name)) expect([name, isInput(name, input)]).toEqual([name, true])
    expect(taking).toEqual(expect.arrayContaining(['signInCode', 'signInWithProvider', 'signInWithPasskey', 'addPasskey', 'removePasskey', 'removeDevices']))
  })

  it('of a wrong type is rejected with its field, and nothing is stored', async () => {
    const { rejected, accepted } = await tryWithoutWrites(wrongTypes, ({ part }) => part === 'body')
    expect([...rejected, ...accepted].filter(({ isOfContract, status }) => !isOfContract || status >= 500)).toEqual([])
    expect(rejected.length).toBeGreaterThan(300)
    const top = (at: string) => at.split('.')[1]
    expect(rejected.filter(({ at, error }) => error.errorCode !== 'INVALID_INPUT' || error.field?.split('.')[0] !== top(at))).toEqual([])
  })

  it('in any script and length gets a response of the contract, and nothing is stored', async () => {
    const { rejected, accepted } = await tryWithoutWrites(strangeTexts, () => true)
    const tried = [...rejected, ...accepted]
    expect(tried.length).toBeGreaterThan(800)
    expect(tried.filter(({ isOfContract, status }) => !isOfContract || status >= 500)).toEqual([])
  })

  it('includes bodies of another shape', async () => {
    const before = await rowsExceptCounters()
    for (const name of names.filter((each) => 'body' in schemas[each])) {
      for (const body of [null, [], 'text', 7, {}]) {
        const input = { ...goodInputs(name)[0], body: body as never }
        // A missing body counts as an empty one.
        if (storesInput.includes(name) && isInput(name, { ...input, body: (body ?? {}) as never })) continue
        const { status, isOfContract } = await attempt({ name, at: 'body', value: body, input })
        expect([name, body, isOfContract, status < 500]).toEqual([name, body, true, true])
      }
    }
    expect(await rowsExceptCounters()).toEqual(before)
  })
})

describe('a token of the wrong kind', () => {
  const forged = () => `${user.sAccessToken.slice(0, -6)}AAAAAA`
  const kinds: Record<string, () => string | undefined> = {
    none: () => undefined,
    forged,
    refresh: () => user.sRefreshToken,
    anonymous: () => anonymous,
    limitedUser: () => overLimit.sAccessToken,
    user: () => user.sAccessToken,
    activator: () => activator,
    profileChooser: () => profileChooser,
  }
  /** The error of each bearer for each token; all other combinations are accepted. */
  const refusals: Record<Route['bearer'], Record<string, string>> = {
    none: {},
    optional: { forged: 'TOKEN_INVALID', refresh: 'TOKEN_INVALID' },
    anonymous: { none: 'TOKEN_MISSING', forged: 'TOKEN_INVALID', refresh: 'TOKEN_INVALID', limitedUser: 'DEVICE_LIMIT_REACHED', activator: 'FORBIDDEN', profileChooser: 'FORBIDDEN' },
    user: { none: 'TOKEN_MISSING', forged: 'TOKEN_INVALID', refresh: 'TOKEN_INVALID', anonymous: 'LOGIN_REQUIRED', limitedUser: 'DEVICE_LIMIT_REACHED', activator: 'FORBIDDEN', profileChooser: 'FORBIDDEN' },
    activator: { none: 'TOKEN_MISSING', forged: 'TOKEN_INVALID', refresh: 'TOKEN_INVALID', anonymous: 'LOGIN_REQUIRED', limitedUser: 'DEVICE_LIMIT_REACHED', profileChooser: 'FORBIDDEN' },
    limitedUser: { none: 'TOKEN_MISSING', forged: 'TOKEN_INVALID', refresh: 'TOKEN_INVALID', anonymous: 'LOGIN_REQUIRED', profileChooser: 'FORBIDDEN' },
    ownUser: { none: 'TOKEN_MISSING', forged: 'TOKEN_INVALID', refresh: 'TOKEN_INVALID', anonymous: 'LOGIN_REQUIRED', activator: 'FORBIDDEN' },
    anyProfile: { none: 'TOKEN_MISSING', forged: 'TOKEN_INVALID', refresh: 'TOKEN_INVALID', anonymous: 'LOGIN_REQUIRED', limitedUser: 'DEVICE_LIMIT_REACHED', activator: 'FORBIDDEN' },
    anyone: {},
    endedUser: { none: 'TOKEN_MISSING', forged: 'TOKEN_INVALID', refresh: 'TOKEN_INVALID', anonymous: 'LOGIN_REQUIRED', activator: 'FORBIDDEN' },
    refresh: { none: 'TOKEN_MISSING', forged: 'TOKEN_INVALID', anonymous: 'TOKEN_INVALID', limitedUser: 'TOKEN_INVALID', user: 'TOKEN_INVALID', activator: 'TOKEN_INVALID', profileChooser: 'TOKEN_INVALID' },
  }
  const ofBearer = ['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'SESSION_REVOKED', 'LOGIN_REQUIRED', 'DEVICE_LIMIT_REACHED']

  it.each(Object.keys(kinds))('(%s) gets its error from every call', async (kind) => {
    const mistaken: unknown[] = []
    for (const name of names) {
      const { bearer } = routes[name]
      const expected = refusals[bearer][kind]
      // Some would end the session that the next ones need.
      if (expected === undefined && ['logout', 'refreshSession'].includes(name)) continue
      const answer = await api.call(name, (goodInputs(name)[0] ?? {}) as never, { bearer: kinds[kind]?.(), ip: newIp() })
      // For other tokens FORBIDDEN is about an id.
      const isOfBearer = ofBearer.includes(answer.error?.errorCode) || ((kind === 'activator' || kind === 'profileChooser') && answer.error?.errorCode === 'FORBIDDEN')
      const said = isOfBearer ? answer.error.errorCode : undefined
      if (said !== expected || answer.status >= 500) mistaken.push({ name, bearer, kind, said, expected, status: answer.status })
    }
    expect(mistaken).toEqual([])
  })
})

describe('the data of another user', () => {
  it('are found by no call, wherever an id is sent', async () => {
    const { ok: devices } = await api.call('devices', {}, { bearer: somebodyElse.sAccessToken })
    const { profileDetails } = (await api.call('user', {}, { bearer: somebodyElse.sAccessToken })).ok
    const passkey = { passkey_id: randomUUID(), user_id: somebodyElse.userId, credential_id: 'theirs', public_key: Buffer.from('key'), counter: 0, transports: [], name: null, created_at: api.now(), last_used_at: null }
    await api.db.insertInto('passkey').values(passkey).execute()
    const theirs = [somebodyElse.userId, devices.items[0]?.sessionHandle, profileDetails[0]?.id, passkey.passkey_id, passkey.credential_id]
    const before = await rowsExceptCounters()
    const tried = await tryAll(casesOf(theirs, ({ part, path }) => part === 'params' || path.some((key) => /id$|handle/i.test(key)) || /^\d+$/.test(path.at(-1) ?? '')))
    expect(tried.length).toBeGreaterThan(50)
    expect(tried.filter(({ isOfContract, status }) => !isOfContract || status >= 500)).toEqual([])
    const found = tried.filter(({ name, at, status }) => status < 300 && routes[name].bearer === 'user' && at.startsWith('params'))
    expect(found).toEqual([])
    expect(await rowsExceptCounters()).toEqual(before)
  })
})
