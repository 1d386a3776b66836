import { basename } from 'node:path'

/** Why a film cannot be taken, in one line for a person. */
export class CannotIngest extends Error {
  name = 'CannotIngest'
}

/** One line for what the system said about a file or a folder. */
export function fileTrouble(error: unknown, path: string): Error {
  const { code } = error as NodeJS.ErrnoException
  const file = basename(path)
  if (code === 'ENOENT') return new CannotIngest(`${path} does not exist.`)
  if (code === 'EACCES' || code === 'EPERM') return new CannotIngest(`There is no permission to open ${path}.`)
  if (code === 'EISDIR') return new CannotIngest(`${path} is a folder, not a film.`)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CannotIngest(`The disk is full: there is no room for ${file}.`)
  if (code === 'EROFS') return new CannotIngest(`${path} is on a disk that cannot be written.`)
  return error instanceof Error ? error : new Error(String(error))
}

/** One line for the last words of ffmpeg. */
export function ffmpegTrouble(said: string, path: string): CannotIngest {
  const file = basename(path)
  if (/No space left on device/.test(said)) return new CannotIngest(`The disk is full: there is no room for ${file}.`)
  if (/Permission denied/.test(said)) return new CannotIngest(`There is no permission to open ${path}.`)
  if (/Invalid data found|not on whitelist|moov atom not found|Invalid argument|End of file/.test(said)) {
    return new CannotIngest(`${file} is not a film, or it is broken.`)
  }
  const last = said.trim().split('\n').at(-1)?.replace(/^\[[^\]]*\] */, '') ?? ''
  return new CannotIngest(`${file} could not be read${last ? `: ${last}` : '.'}`)
}
