import type { LogFn, Logger } from 'pino'

/** Pino's hook that writes a line. */
type LogMethod = (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number) => void

/** Null for a line that is always written. */
type KindOf = (entry: unknown, message: unknown) => string | null

/**
 * Writes the first line of a kind at once and counts its repeats. While there are any, the next line follows after the
 * interval, with their count.
 */
export function throttleRepeats(kindOf: KindOf, everyMs: number): LogMethod {
  const repeats = new Map<string, number>()

  const countRepeats = (kind: string, write: (count: number) => void) => {
    repeats.set(kind, 0)
    const timer = setTimeout(() => {
      const count = repeats.get(kind) ?? 0
      repeats.delete(kind)
      if (count === 0) return
      write(count)
      countRepeats(kind, write)
    }, everyMs)
    timer.unref()
  }

  return function logMethod(args, method) {
    const [entry, message] = args as unknown[]
    const kind = kindOf(entry, message)
    const count = kind === null ? undefined : repeats.get(kind)
    if (kind !== null && count !== undefined) return void repeats.set(kind, count + 1)
    method.apply(this, args)
    if (kind !== null) countRepeats(kind, (repeated) => method.apply(this, [{ ...Object(entry), repeats: repeated }, message] as Parameters<LogFn>))
  }
}
