import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspace } from './sources.ts'

it('CI repeats only tests that exist on the services of the machine', () => {
  const lines = readFileSync(join(workspace, '.ci/tests-on-machine-services'), 'utf8').split('\n')
  const paths = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(join(workspace, path)))).toEqual([])
})
