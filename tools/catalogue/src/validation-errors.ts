import { ImportError } from './import-error.ts'

/** Collects the errors of a file by line. */
export type ErrorCollector = { add: (line: number, message: string) => void; throwIfAny: (file: string) => void }

const maxShown = 100

/** Collects all errors, so that a file can be fixed in one pass, and shows the first hundred. */
export function collectErrors(): ErrorCollector {
  const found: { line: number; message: string }[] = []
  let count = 0
  return {
    add(line, message) {
      count += 1
      if (found.length < maxShown * 10) found.push({ line, message })
    },
    throwIfAny(file) {
      if (count === 0) return
      const shown = found.toSorted((a, b) => a.line - b.line).slice(0, maxShown).map(({ line, message }) => `line ${line}: ${message}`)
      const more = count > shown.length ? [`and ${count - shown.length} more`] : []
      throw new ImportError(`${file} has ${count === 1 ? 'an error' : `${count} errors`}; nothing was changed.`, ...shown, ...more)
    },
  }
}
