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
  it('prints its usage without arguments', () => {
    const { status, stdout } = run()
    expect([status, stdout]).toEqual([1, expect.stringContaining('Usage: npm run catalogue -- import FILE')])
    expect(run('--help').status).toBe(0)
  })

  it('rejects invalid arguments in one line', () => {
    expect(run('import', 'films.xlsx')).toMatchObject({ status: 1, lines: ['The file must end in .jsonl or .csv: films.xlsx'] })
  })
})
