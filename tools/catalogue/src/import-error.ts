/** Why a command does nothing: lines for a person, the first of them the reason. */
export class Refused extends Error {
  name = 'Refused'
  readonly lines: string[]

  constructor(...lines: string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** What the system said about a file, as a reason. */
export function refusedFile(error: unknown, file: string): Error {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new Refused(`${file} does not exist.`)
  if (code === 'EACCES' || code === 'EPERM') return new Refused(`There is no permission to open ${file}.`)
  if (code === 'EISDIR') return new Refused(`${file} is a folder.`)
  if (code === 'ENOTDIR') return new Refused(`The folder of ${file} does not exist.`)
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refused('The disk is full.')
  if (code === 'EROFS') return new Refused(`${file} is on a disk that cannot be written.`)
  return error as Error
}
