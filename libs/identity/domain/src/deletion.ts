const hourMs = 3_600_000

/** A reminder comes this long before the account is deleted (DEL-4). */
export const deletionReminderHours = 48

/** When an account is deleted, `graceDays` after its user confirmed it (DEL-1). */
export function deletionTime(confirmedAt: Date, graceDays: number): Date {
  return new Date(confirmedAt.getTime() + graceDays * 24 * hourMs)
}

/** Whether its user is to be reminded: not if that would be at once (DEL-4). */
export function needsDeletionReminder(deletesAt: Date, confirmedAt: Date): boolean {
  return deletesAt.getTime() - deletionReminderHours * hourMs > confirmedAt.getTime()
}

/** `leaving` can still be kept; a `due` account is being erased. */
export function deletionState(deletesAt: Date | null, now: Date): 'none' | 'leaving' | 'due' {
  if (deletesAt === null) return 'none'
  return deletesAt > now ? 'leaving' : 'due'
}
