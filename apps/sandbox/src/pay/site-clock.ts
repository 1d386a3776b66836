import type { Clock } from './clock.ts'

export type ClockTarget = { type: 'nextTask' } | { type: 'days'; days: number }

/** The site's clock after a move, and when its next task is due. */
export type SiteTime = { now: Date; nextTaskAt: Date | null }

type Move = { advanceSeconds: number } | { toNextTask: true }

/** Two tasks that make each other due would never end. */
const maxSteps = 2_000
const timeoutMs = 60_000

/**
 * Moves the clock of the site's demo from task to task, and the vendors' clock before each step: what becomes due there, such as a
 * late debit, happens before the site looks (BIL-97).
 */
export async function moveSiteClock(apiUrl: string, clock: Clock, target: ClockTarget): Promise<SiteTime> {
  // There is no call that only reads.
  let time = await post(apiUrl, { advanceSeconds: 1 })
  const end = target.type === 'days' ? new Date(time.now.getTime() + target.days * 86_400_000) : time.nextTaskAt
  for (let step = 0; end && time.nextTaskAt && time.nextTaskAt <= end && step < maxSteps; step += 1) {
    follow(clock, time.nextTaskAt)
    time = await post(apiUrl, { toNextTask: true })
    if (target.type === 'nextTask') break
  }
  const rest = end ? Math.ceil((end.getTime() - time.now.getTime()) / 1_000) : 0
  if (target.type === 'days' && end && rest > 0) {
    follow(clock, end)
    time = await post(apiUrl, { advanceSeconds: rest })
  }
  follow(clock, time.now)
  return time
}

function follow(clock: Clock, time: Date): void {
  clock.setOffset((time.getTime() - Date.now()) / 1_000)
}

async function post(apiUrl: string, move: Move): Promise<SiteTime> {
  const answer = await fetch(new URL('/test/clock', apiUrl), {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(move), signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  const { now, nextTaskAt } = (await answer.json()) as { now: string; nextTaskAt: string | null }
  return { now: new Date(now), nextTaskAt: nextTaskAt === null ? null : new Date(nextTaskAt) }
}
