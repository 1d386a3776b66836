import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sources, workspace } from './sources.ts'

type Rule = { id: string; says: string; tests: string[] }

const rules = readFileSync(join(workspace, 'docs/rules.md'), 'utf8')
  .split('\n')
  .flatMap((line) => readRule(line) ?? [])

/** A line of a table: `| ID-1 | what holds | file, file |`. */
function readRule(line: string): Rule | null {
  const [, id = '', says = '', tests = ''] = line.split('|').map((cell) => cell.trim())
  return /^[A-Z0-9]+-\d+$/.test(id) ? { id, says, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) } : null
}

/** What comments cite in brackets, such as (ID-1) or (ID-1, ID-2), with where. */
function citations(): { id: string; file: string }[] {
  const cited = /(?:\*|\/\/|--).*?\(([A-Z][A-Z0-9]*-?\d+(?:, [A-Z][A-Z0-9]*-?\d+)*)\)/g
  return sources().flatMap(({ file, text }) =>
    [...text.matchAll(cited)].flatMap(([, ids = '']) => ids.split(', ').map((id) => ({ id, file }))),
  )
}

describe('the rulebook', () => {
  it('has each rule once', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('holds every rule by tests that exist', () => {
    const loose = rules.filter(({ says, tests }) => says === '' || tests.length === 0 || !tests.every((file) => existsSync(join(workspace, file))))
    expect(loose.map(({ id, tests }) => `${id}: ${tests.join(', ')}`)).toEqual([])
  })

  it('has every rule that the code cites', () => {
    const known = new Set(rules.map(({ id }) => id))
    expect(citations().filter(({ id }) => !known.has(id))).toEqual([])
  })
})
