import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'catalogue.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  return { status, stdout, lines: stderr.split('\n').filter((line) => line !== '') }
}

describe('the command', () => {
  it('tells what it can do when nothing is asked of it', () => {
    const { status, stdout } = run()
    expect([status, stdout]).toEqual([1, expect.stringContaining('Usage: npm run catalogue -- import FILE')])
    expect(run('--help').status).toBe(0)
  })

  it('answers an order that it cannot mean with one line', () => {
    expect(run('import', 'films.xlsx')).toMatchObject({ status: 1, lines: ['A file of the catalogue ends in .jsonl or .csv, films.xlsx does not.'] })
  })
})
