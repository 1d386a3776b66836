/** One request of a load: what came back, and when, counted from the time at which it was due. */
export type Outcome = { status: number | 'unanswered'; ms: number; retryAfter?: string | undefined }

export type Summary = {
  requests: number
  /** Successful answers. */
  ok: number
  /** 503 with `Retry-After`. */
  shed: number
  unanswered: number
  /** Anything else, by status. */
  other: Record<string, number>
  okMs: Percentiles
  shedMs: Percentiles
}

export type Percentiles = { p50: number; p99: number; max: number }

export function summarize(outcomes: Outcome[]): Summary {
  const ok = outcomes.filter(({ status }) => status === 200)
  const shed = outcomes.filter(isShed)
  const other = outcomes.filter((outcome) => outcome.status !== 200 && outcome.status !== 'unanswered' && !isShed(outcome))
  return {
    requests: outcomes.length,
    ok: ok.length,
    shed: shed.length,
    unanswered: outcomes.length - ok.length - shed.length - other.length,
    other: Object.fromEntries([...Map.groupBy(other, ({ status }) => String(status))].map(([status, group]) => [status, group.length])),
    okMs: percentilesOf(ok),
    shedMs: percentilesOf(shed),
  }
}

/** The limit for every answer to a load that the server must carry, also while caches are empty. */
const maxAnswerMs = 2_000

/** What is wrong with a load within the capacity: every request must be answered, and soon. */
export function faultsWithinCapacity({ requests, ok, shed, unanswered, other, okMs }: Summary): string[] {
  return [
    ...faultIf(requests === 0, 'no request was sent'),
    ...faultIf(unanswered > 0, `${unanswered} unanswered`),
    ...faultIf(shed > 0, `${shed} shed`),
    ...otherFaults(other),
    ...faultIf(ok > 0 && okMs.max > maxAnswerMs, `an answer took ${okMs.max.toFixed(0)} ms, at most ${maxAnswerMs} ms`),
  ]
}

const minGoodputShare = 0.8
/** At once: an idle machine takes a fifth of this, but CI and the generator share its cores. */
const maxShedMs = 500

/** What is wrong with a load beyond the capacity: the server must go on at full speed and refuse the rest at once. */
export function faultsBeyondCapacity({ requests, ok, unanswered, other, okMs, shedMs }: Summary, seconds: number, capacity: number): string[] {
  const share = ok / seconds / capacity
  return [
    ...faultIf(requests === 0, 'no request was sent'),
    ...faultIf(unanswered > 0, `${unanswered} unanswered`),
    ...otherFaults(other),
    ...faultIf(share < minGoodputShare, `goodput is ${(share * 100).toFixed(0)} % of the capacity, at least ${minGoodputShare * 100} %`),
    ...faultIf(okMs.max > maxAnswerMs, `an answer took ${okMs.max.toFixed(0)} ms, at most ${maxAnswerMs} ms`),
    ...faultIf(shedMs.p99 > maxShedMs, `1 % of the rejections took over ${shedMs.p99.toFixed(0)} ms, at most ${maxShedMs} ms`),
  ]
}

function otherFaults(other: Record<string, number>): string[] {
  return Object.entries(other).map(([status, count]) => `${count} with status ${status}`)
}

function faultIf(isFault: boolean, text: string): string[] {
  return isFault ? [text] : []
}

/** A rejection without `Retry-After` is a failure. */
function isShed({ status, retryAfter }: Outcome): boolean {
  return status === 503 && retryAfter !== undefined
}

function percentilesOf(outcomes: Outcome[]): Percentiles {
  const sorted = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}
