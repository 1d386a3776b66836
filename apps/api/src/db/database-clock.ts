export type DatabaseClock = {
  /** The database's time, in milliseconds. */
  now: () => number
  synchronize: () => Promise<void>
}

/** Smaller differences stay, so that the time does not go back by the error of a measurement. */
const toleranceMs = 250
/** A slower response says too little about when the database read its clock. */
const maxRoundTripMs = 1_000

/**
 * The clock of the database, which all processes share (API-27). Between two readings the time advances by a monotonic
 * clock, so a change of this machine's own clock has no effect.
 */
export function databaseClock(readTime: () => Promise<Date>, monotonicNow = () => performance.now(), localTime = Date.now()): DatabaseClock {
  let origin = localTime - monotonicNow()
  return {
    now: () => origin + monotonicNow(),
    async synchronize() {
      const sentAt = monotonicNow()
      const time = await readTime()
      const receivedAt = monotonicNow()
      if (receivedAt - sentAt > maxRoundTripMs) return
      const measured = time.getTime() - (sentAt + receivedAt) / 2
      if (Math.abs(measured - origin) > toleranceMs) origin = measured
    },
  }
}
