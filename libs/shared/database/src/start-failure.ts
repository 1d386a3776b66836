import { readFileSync } from 'node:fs'

/** `code` is ENOSPC if the disk is full, which may pass without a restart of the product. */
export type DatabaseFailure = Error & { code?: 'ENOSPC' }

/** One actionable line for any error of the system or PostgreSQL. */
export function startFailure(error: unknown, dataDir: string, logFile: string): DatabaseFailure {
  const { message, path = dataDir, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer }
  const output = stderr?.toString() ?? logTail(logFile)
  const fail = (reason: string, code?: 'ENOSPC') => failure(`The database could not start: ${reason}`, code, error)
  if (isDiskFull(`${message}\n${output}`)) return fail(`no space is left on the disk of ${dataDir}`, 'ENOSPC')
  if (/EACCES|EPERM|EROFS|Permission denied/.test(message)) return fail(`no permission to write ${path}`)
  if (/Permission denied/.test(output)) return fail(`no permission to write ${dataDir}`)
  // To clients that are too early or too late the server is not the cause, although it says FATAL.
  const fatal = /(?:FATAL|PANIC|error): +(?!the database system is )(.+)/.exec(output)?.[1]
  return fail(fatal ?? message.split('\n')[0] ?? message)
}

/** Why a running server ended, as far as its log says. */
export function endFailure(dataDir: string, logFile: string): DatabaseFailure {
  const output = logTail(logFile)
  if (isDiskFull(output)) return failure(`The database ended: no space is left on the disk of ${dataDir}`, 'ENOSPC')
  const panic = [...output.matchAll(/PANIC: +(.+)/g)].at(-1)?.[1]
  return failure(panic ? `The database ended: ${panic}` : 'The database ended')
}

function failure(message: string, code?: 'ENOSPC', cause?: unknown): DatabaseFailure {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause }), code && { code })
}

function isDiskFull(text: string): boolean {
  return /ENOSPC|No space left/.test(text)
}

function logTail(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(-8_000)
  } catch {
    return ''
  }
}
