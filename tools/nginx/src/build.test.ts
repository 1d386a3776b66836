import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

it('the check for nginx has nothing that njs lacks', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'ott-nginx-')), 'media.js')
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts'), file], { env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' } })
  const script = readFileSync(file, 'utf8')
  expect(script).toContain('export default')
  expect(script).not.toMatch(/=>|`|\?\?|\?\.|\.replaceAll\(|\basync\b|\bclass\b|\bconst\b/)
})
