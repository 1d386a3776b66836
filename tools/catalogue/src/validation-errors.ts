import { Refused } from './import-error.ts'

/** What is wrong with a file, by line. */
export type Faults = { add: (line: number, says: string) => void; refuseIfAny: (file: string) => void }

const mostShown = 100

/** Collects everything, so that a file can be mended at one go, and shows the first hundred. */
export function collectFaults(): Faults {
  const found: { line: number; says: string }[] = []
  let count = 0
  return {
    add(line, says) {
      count += 1
      if (found.length < mostShown * 10) found.push({ line, says })
    },
    refuseIfAny(file) {
      if (count === 0) return
      const shown = found.toSorted((a, b) => a.line - b.line).slice(0, mostShown).map(({ line, says }) => `line ${line}: ${says}`)
      const more = count > shown.length ? [`and ${count - shown.length} more`] : []
      throw new Refused(`${file} has ${count === 1 ? 'a mistake' : `${count} mistakes`}; nothing was changed.`, ...shown, ...more)
    },
  }
}
