import { faultsBeyondCapacity, faultsWithinCapacity, summarize } from './load-verdict.ts'
import type { Outcome } from './load-verdict.ts'

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
const ok = (ms: number): Outcome => ({ status: 200, ms })
const shed = (ms: number): Outcome => ({ status: 503, ms, retryAfter: '2' })

it('a load is summarised by kind of answer, with the percentiles of each', () => {
  const outcomes: Outcome[] = [...times(100, (at) => ok(at + 1)), shed(7), { status: 'unanswered', ms: 10_000 }, { status: 500, ms: 3 }, { status: 503, ms: 3 }, { status: 500, ms: 3 }]
  expect(summarize(outcomes)).toEqual({
    requests: 105, ok: 100, shed: 1, unanswered: 1, other: { 500: 2, 503: 1 },
    okMs: { p50: 50, p99: 99, max: 100 }, shedMs: { p50: 7, p99: 7, max: 7 },
  })
})

describe('a load within the capacity', () => {
  const faults = (outcomes: Outcome[]) => faultsWithinCapacity(summarize(outcomes))

  it('is carried if every answer came within two seconds', () => {
    expect(faults(times(50, () => ok(2_000)))).toEqual([])
  })

  it('is not if an answer was late, missing, shed or an error', () => {
    expect(faults([ok(5), ok(2_001)])).toEqual(['an answer took 2001 ms, at most 2000 ms'])
    expect(faults([ok(5), shed(5), { status: 'unanswered', ms: 10_000 }, { status: 404, ms: 5 }])).toEqual(['1 unanswered', '1 shed', '1 with status 404'])
    expect(faults([])).toEqual(['no request was sent'])
  })
})

describe('a load beyond the capacity', () => {
  const faults = (outcomes: Outcome[]) => faultsBeyondCapacity(summarize(outcomes), 10, 100)

  it('is borne if four fifths of the capacity are answered and the rest is refused at once', () => {
    expect(faults([...times(800, () => ok(1_500)), ...times(2_200, () => shed(100))])).toEqual([])
    expect(faults([...times(800, () => ok(1_500)), ...times(2_199, () => shed(100)), shed(900)])).toEqual([])
  })

  it('is not if goodput falls, answers are late or rejections wait', () => {
    expect(faults([...times(799, () => ok(2_500)), ...times(2_000, () => shed(600))])).toEqual([
      'goodput is 80 % of the capacity, at least 80 %', 'an answer took 2500 ms, at most 2000 ms', '1 % of the rejections took over 600 ms, at most 500 ms',
    ])
  })

  it('is not if a rejection does not say when to retry, or a request is unanswered', () => {
    expect(faults([...times(1_000, () => ok(5)), { status: 503, ms: 5 }, { status: 'unanswered', ms: 10_000 }])).toEqual(['1 unanswered', '1 with status 503'])
    expect(faults([])).toEqual(['no request was sent', 'goodput is 0 % of the capacity, at least 80 %'])
  })
})
