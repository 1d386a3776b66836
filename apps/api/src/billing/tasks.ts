import { sql } from 'kysely'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { BillingTables, TaskKind } from './tables.ts'

type Task = Selectable<BillingTables['billing_task']>

/** Carries out a task, and may tell when to do so again. It may run again after a crash, so its effect must be the same twice. */
export type TaskHandlers = Record<TaskKind, (subject: string, dueAt: Date) => Promise<Date | void>>

/** In real time: another process takes the task of one that died after this. Longer than a call to a provider. */
const leaseSeconds = 60
const lanes = 4
/** Failed tasks are repeated after 1, 2, 4, … minutes, at most hourly. */
const maxBackoffMinutes = 60
/** About five days; then an operator has to look. */
const maxAttempts = 125

/** Sets when a task is due. A subject has one task of a kind. */
export async function schedule(trx: Kysely<BillingTables>, kind: TaskKind, subject: string, dueAt: Date): Promise<void> {
  await trx
    .insertInto('billing_task')
    .values({ kind, subject, due_at: dueAt })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ due_at: dueAt, lease_until: null, attempts: 0 }))
    .execute()
}

export async function unschedule(trx: Kysely<BillingTables>, kinds: TaskKind[], subject: string): Promise<void> {
  await trx.deleteFrom('billing_task').where('kind', 'in', kinds).where('subject', '=', subject).execute()
}

/** When the next task is due; null without one. Nobody waits for the daily check. */
export async function nextTaskAt(db: Kysely<BillingTables>): Promise<Date | null> {
  return (await db.selectFrom('billing_task').select(({ fn }) => fn.min('due_at').as('due_at')).where('kind', '<>', 'dailyCheck').executeTakeFirst())?.due_at ?? null
}

/** Carries out all tasks that are due by the app's clock (BIL-62). Several processes may do so at once. */
export async function runDueTasks({ db, now, log }: { db: Kysely<BillingTables>; now: () => Date; log: Logger }, handlers: TaskHandlers, signal: AbortSignal): Promise<void> {
  const lane = async () => {
    while (!signal.aborted) {
      const task = await takeDue(db, now())
      if (!task) return
      try {
        const again = await handlers[task.kind](task.subject, task.due_at)
        await (again ? postpone(db, { ...task, attempts: 0 }, again) : finish(db, task))
      } catch (error) {
        const { kind, subject, attempts } = task
        const isLast = attempts >= maxAttempts
        log[isLast ? 'error' : 'warn']({ err: error, task: kind, subject, attempts }, isLast ? 'billing task given up' : 'billing task failed')
        await (isLast ? finish(db, task) : postpone(db, task, backoff(attempts, now())))
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** The lease names the take, so it has the precision of a JavaScript date. */
async function takeDue(db: Kysely<BillingTables>, now: Date): Promise<Task | null> {
  const { rows } = await sql<Task>`
    update billing_task set lease_until = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where (kind, subject) = (
      select kind, subject from billing_task
      where due_at <= ${now} and (lease_until is null or lease_until < clock_timestamp())
      order by due_at limit 1 for update skip locked
    )
    returning *`.execute(db)
  return rows[0] ?? null
}

/** Unless its work has set another time for it. */
async function finish(db: Kysely<BillingTables>, { kind, subject, lease_until }: Task): Promise<void> {
  await db.deleteFrom('billing_task').where((its) => its.and({ kind, subject })).where('lease_until', '=', lease_until).execute()
}

function backoff(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (attempts - 1), maxBackoffMinutes) * 60_000)
}

/** The same holds here. */
async function postpone(db: Kysely<BillingTables>, { kind, subject, lease_until, attempts }: Task, dueAt: Date): Promise<void> {
  await db
    .updateTable('billing_task')
    .set({ due_at: dueAt, lease_until: null, attempts })
    .where((its) => its.and({ kind, subject }))
    .where('lease_until', '=', lease_until)
    .execute()
}

export type Trx = Transaction<BillingTables>
