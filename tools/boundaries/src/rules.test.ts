import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sources, workspace } from './sources.ts'

type Rule = { id: string; text: string; tests: string[] }

const rules = readFileSync(join(workspace, 'docs/rules.md'), 'utf8')
  .split('\n')
  .flatMap((line) => readRule(line) ?? [])

/** Parses a table row: `| ID-1 | rule | file, file |`. */
function readRule(line: string): Rule | null {
  const [, id = '', text = '', tests = ''] = line.split('|').map((cell) => cell.trim())
  return /^[A-Z0-9]+-\d+$/.test(id) ? { id, text, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file) } : null
}

/** Citations in comments, such as (ID-1) or (ID-1, ID-2), with their file. */
function citations(): { id: string; file: string }[] {
  const citation = /(?:\*|\/\/|--).*?\(([A-Z][A-Z0-9]*-?\d+(?:, [A-Z][A-Z0-9]*-?\d+)*)\)/g
  return sources().flatMap(({ file, text: source }) =>
    [...source.matchAll(citation)].flatMap(([, ids = '']) => ids.split(', ').map((id) => ({ id, file }))),
  )
}

describe('docs/rules.md', () => {
  it('has each rule once', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('names an existing test for every rule', () => {
    const untested = rules.filter(({ text, tests }) => text === '' || tests.length === 0 || !tests.every((file) => existsSync(join(workspace, file))))
    expect(untested.map(({ id, tests }) => `${id}: ${tests.join(', ')}`)).toEqual([])
  })

  it('contains every rule that the code cites', () => {
    const known = new Set(rules.map(({ id }) => id))
    expect(citations().filter(({ id }) => !known.has(id))).toEqual([])
  })
})
