import { readFileSync } from 'node:fs'

/** One actionable line for any error of the system or PostgreSQL. */
export function startFailure(error: unknown, dataDir: string, logFile: string): Error {
  return new Error(`The database could not start: ${reason(error, dataDir, logFile)}`, { cause: error })
}

function reason(error: unknown, dataDir: string, logFile: string): string {
  const { message, path = dataDir, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer }
  const output = stderr?.toString() ?? logTail(logFile)
  const all = `${message}\n${output}`
  if (/ENOSPC|No space left/.test(all)) return `no space is left on the disk of ${dataDir}`
  if (/EACCES|EPERM|EROFS|Permission denied/.test(message)) return `no permission to write ${path}`
  if (/Permission denied/.test(output)) return `no permission to write ${dataDir}`
  const fatal = /(?:FATAL|PANIC|error): +(.+)/.exec(output)?.[1]
  return fatal ?? message.split('\n')[0] ?? message
}

function logTail(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(-8_000)
  } catch {
    return ''
  }
}
