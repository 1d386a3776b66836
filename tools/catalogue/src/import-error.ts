/** An error for the user; the first line is the reason. */
export class ImportError extends Error {
  name = 'ImportError'
  readonly lines: string[]

  constructor(...lines: string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Translates a system error about a file. */
export function fileError(error: unknown, file: string): Error {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new ImportError(`${file} does not exist.`)
  if (code === 'EACCES' || code === 'EPERM') return new ImportError(`No permission to open ${file}.`)
  if (code === 'EISDIR') return new ImportError(`${file} is a folder.`)
  if (code === 'ENOTDIR') return new ImportError(`The folder of ${file} does not exist.`)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new ImportError('The disk is full.')
  if (code === 'EROFS') return new ImportError(`${file} is on a read-only disk.`)
  return error as Error
}
