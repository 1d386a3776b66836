/** An error whose message is for the user, without a stack. */
export class UserError extends Error {}

export type ReportProgress = (progress: string) => void

const slowAfterMs = 2_000
const lineEveryMs = 5_000

/** Runs a step. One that takes longer than two seconds prints its label, duration and progress. */
export async function runStep<T>(label: string, work: (report: ReportProgress) => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const { isTTY: isTerminal } = process.stderr
  let progress = ''
  let isShown = false
  // A terminal gets one line that is overwritten, a log a line at a time.
  function show(): void {
    const line = `${label} … ${seconds()} s${progress && `, ${progress}`}`
    process.stderr.write(isTerminal ? `\r${line}\x1b[K` : `${line}\n`)
    isShown = true
    timer = setTimeout(show, isTerminal ? 500 : lineEveryMs)
  }
  let timer = setTimeout(show, slowAfterMs)
  try {
    return await work((now) => {
      progress = now
    })
  } finally {
    clearTimeout(timer)
    if (isShown) process.stderr.write(`${isTerminal ? '\r' : ''}${label}: ${seconds()} s${isTerminal ? '\x1b[K' : ''}\n`)
  }
}

/** `12 of 48, about 9 s left`, extrapolated from the elapsed time. */
export function formatProgress(done: number, of: number, elapsedMs: number): string {
  const left = Math.ceil(((elapsedMs / done) * (of - done)) / 1000)
  return `${done} of ${of}${done > 0 ? `, about ${left} s left` : ''}`
}

/** One line for an error, in plain words where the cause is known. */
export function describeError(error: unknown): string {
  if (error instanceof UserError) return error.message
  const { code, path, message } = error as NodeJS.ErrnoException
  // 53100 is PostgreSQL's code.
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full. Free some space and start again.'
  if (code === 'EACCES' || code === 'EPERM') return `No permission to write ${path ?? 'the data folder'}.`
  if (code === 'EROFS') return `${path ?? 'The data folder'} is on a read-only disk.`
  return message || String(error)
}
