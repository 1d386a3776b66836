import { basename } from 'node:path'

/** An ingest error for the user, in one line. */
export class IngestError extends Error {
  name = 'IngestError'
}

/** Translates a system error about a file. */
export function fileError(error: unknown, path: string): Error {
  const { code } = error as NodeJS.ErrnoException
  const file = basename(path)
  if (code === 'ENOENT') return new IngestError(`${path} does not exist.`)
  if (code === 'EACCES' || code === 'EPERM') return new IngestError(`No permission to open ${path}.`)
  if (code === 'EISDIR') return new IngestError(`${path} is a folder, not a file.`)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new IngestError(`The disk is full: no space for ${file}.`)
  if (code === 'EROFS') return new IngestError(`${path} is on a read-only disk.`)
  return error instanceof Error ? error : new Error(String(error))
}

/** Translates the error output of ffmpeg. */
export function ffmpegError(output: string, path: string): IngestError {
  const file = basename(path)
  if (/No space left on device/.test(output)) return new IngestError(`The disk is full: no space for ${file}.`)
  if (/Permission denied/.test(output)) return new IngestError(`No permission to open ${path}.`)
  if (/Invalid data found|not on whitelist|moov atom not found|Invalid argument|End of file/.test(output)) {
    return new IngestError(`${file} is not a media file, or it is corrupt.`)
  }
  const last = output.trim().split('\n').at(-1)?.replace(/^\[[^\]]*\] */, '') ?? ''
  return new IngestError(`${file} could not be read${last ? `: ${last}` : '.'}`)
}
