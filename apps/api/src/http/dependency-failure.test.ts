import fc from 'fast-check'
import { ApiError } from './api-error.ts'
import { dependencyFailure } from './dependency-failure.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

const unavailable = [
  ['a full disk', '53100'], ['no memory', '53200'], ['too many connections', '53300'], ['no resources', '53000'], ['a configured limit', '53400'],
  ['a shutdown', '57P01'], ['a crash', '57P02'], ['a start', '57P03'], ['a dropped database', '57P04'], ['an idle session', '57P05'],
  ['a lost connection', '08006'], ['no connection', '08001'], ['a refused connection', '08004'], ['a broken protocol', '08P01'],
  ['a system error', '58000'], ['an input or output error', '58030'], ['a missing file', '58P01'], ['a present file', '58P02'],
  ['a standby', '25006'], ['an idle transaction', '25P03'], ['a taken lock', '55P03'], ['an endless conflict', '40001'], ['a deadlock', '40P01'],
  ['a wrong password', '28P01'], ['a missing database', '3D000'], ['a read-only disk', '42501'], ['corrupted data', 'XX001'], ['a bug of the database', 'XX000'],
  ['a refused socket', 'ECONNREFUSED'], ['a reset socket', 'ECONNRESET'], ['a closed socket', 'EPIPE'], ['a silent host', 'ETIMEDOUT'],
  ['an unknown host', 'ENOTFOUND'], ['a full disk of our own', 'ENOSPC'], ['a quota', 'EDQUOT'], ['no file descriptors', 'EMFILE'],
]

const texts = [
  'Connection terminated', 'Connection terminated unexpectedly', 'Connection terminated due to connection timeout', 'timeout expired',
  'timeout exceeded when trying to connect', 'Client has encountered a connection error and is not queryable', 'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool', 'driver has already been destroyed',
]

describe('the failure of a dependency', () => {
  it.each(unavailable)('is known as unavailable: %s (%s)', (_, code) => expect(dependencyFailure(withCode(code))).toBe('UNAVAILABLE'))

  it.each(texts)('without a code is known by its text: %s', (text) => expect(dependencyFailure(new Error(text))).toBe('UNAVAILABLE'))

  it('is a timeout if a statement or transaction took too long', () => {
    expect([withCode('57014'), withCode('25P04'), new Error('Query read timeout')].map((error) => dependencyFailure(error))).toEqual(Array(3).fill('TIMEOUT'))
  })

  it('covers whole classes of SQLSTATE', () => {
    const rest = fc.stringMatching(/^[0-9A-Z]{3}$/)
    fc.assert(fc.property(fc.constantFrom('08', '28', '40', '53', '57', '58', 'XX'), rest, (start, end) => dependencyFailure(withCode(start + end)) !== null))
    const ours = fc.constantFrom('21', '22', '23', '26', '2B', '34', '3F', '44', '54', 'P0')
    fc.assert(fc.property(ours, rest, (start, end) => dependencyFailure(withCode(start + end)) === null))
  })

  it('is found as the cause of another error', () => {
    expect(dependencyFailure(new Error('no sitemap', { cause: withCode('53100') }))).toBe('UNAVAILABLE')
    expect(dependencyFailure(new ApiError('UNAVAILABLE', {}, { cause: withCode('53100') }))).toBe('UNAVAILABLE')
  })

  it('is no bug of ours: other errors stay unknown', () => {
    const bugs = [new TypeError('x is undefined'), withCode('42P01'), withCode('42601'), withCode('23505'), withCode('25P02'), withCode('ENOENT'), withCode('FST_ERR_BAD_URL'), 'text', null]
    expect(bugs.map((error) => dependencyFailure(error))).toEqual(bugs.map(() => null))
    expect(dependencyFailure(new ApiError('UNAVAILABLE', {}, { cause: new Error('The plan is incomplete') }))).toBeNull()
  })
})
