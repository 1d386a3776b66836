/** What cannot go on, in one line for a person. */
export class Stop extends Error {}

const slowAfterMs = 2_000

/** Runs a step; one that takes longer than two seconds says what it does and for how long. */
export async function step<T>(doing: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  const isTerminal = process.stderr.isTTY
  let isShown = false
  const timer = setInterval(() => {
    if (Date.now() - begun < slowAfterMs) return
    if (isTerminal) process.stderr.write(`\r${doing} … ${seconds()} s`)
    else if (!isShown) process.stderr.write(`${doing} …\n`)
    isShown = true
  }, 500)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (isShown) process.stderr.write(`${isTerminal ? '\r' : ''}${doing}: ${seconds()} s   \n`)
  }
}

/** One line for what went wrong, in words where the cause is known. */
export function explain(error: unknown): string {
  if (error instanceof Stop) return error.message
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start again.'
  if (code === 'EACCES' || code === 'EPERM') return `There is no permission to write ${path ?? 'the data folder'}.`
  if (code === 'EROFS') return `${path ?? 'The data folder'} is on a disk that cannot be written.`
  return message || String(error)
}
