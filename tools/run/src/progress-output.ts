/** What cannot go on, in one line for a person. */
export class Stop extends Error {}

/** Says how far a step has come. */
export type Tell = (progress: string) => void

const slowAfterMs = 2_000
const lineEveryMs = 5_000

/** Runs a step; one that takes longer than two seconds says what it does, for how long, and how far it is. */
export async function step<T>(doing: string, work: (tell: Tell) => Promise<T>): Promise<T> {
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 1000)
  const { isTTY: isTerminal } = process.stderr
  let progress = ''
  let isShown = false
  // A terminal has one line that changes, a log one after the other.
  function show(): void {
    const line = `${doing} … ${seconds()} s${progress && `, ${progress}`}`
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
    if (isShown) process.stderr.write(`${isTerminal ? '\r' : ''}${doing}: ${seconds()} s${isTerminal ? '\x1b[K' : ''}\n`)
  }
}

/** `12 of 48, about 9 s left`: the rest is thought to go as fast as what is done. */
export function howFar(done: number, of: number, elapsedMs: number): string {
  const left = Math.ceil(((elapsedMs / done) * (of - done)) / 1000)
  return `${done} of ${of}${done > 0 ? `, about ${left} s left` : ''}`
}

/** One line for what went wrong, in words where the cause is known. */
export function explain(error: unknown): string {
  if (error instanceof Stop) return error.message
  const { code, path, message } = error as NodeJS.ErrnoException
  // The second is PostgreSQL's own word for it.
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full. Free some space and start again.'
  if (code === 'EACCES' || code === 'EPERM') return `There is no permission to write ${path ?? 'the data folder'}.`
  if (code === 'EROFS') return `${path ?? 'The data folder'} is on a disk that cannot be written.`
  return message || String(error)
}
