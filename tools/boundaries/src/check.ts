import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { planted } from './violations.ts'

type Diagnostic = { code: string; message: string; filename: string }

/**
 * Plants what the house forbids, each in the room it is forbidden in, and demands that the linter refuses every one for
 * its own reason: a boundary rule that is skipped in silence must not look like a clean house.
 */
const workspace = join(import.meta.dirname, '../../..')
const files = planted.map(({ room }, at) => `${room}/src/planted-${at}.ts`)
const bin = (name: string) => join(workspace, 'node_modules/.bin', name)
const environment = { cwd: workspace, env: { ...process.env, NX_DAEMON: 'false' } }

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.on('exit', () => {
  for (const file of files) rmSync(join(workspace, file), { force: true })
})

for (const [at, { code }] of planted.entries()) writeFileSync(join(workspace, files[at] ?? ''), code)
// Without a project graph the rule is skipped with a mere warning.
execFileSync(bin('nx'), ['show', 'projects'], { ...environment, stdio: 'ignore' })
const diagnostics = lint(files)
const missed = planted.filter(({ refusal }, at) => !wordsAbout(files[at]).some((words) => refusal.test(words)))

for (const { room, code } of missed) console.error(`Not refused in ${room}: ${code.split('\n')[0]}`)
console.log(`${planted.length - missed.length} of ${planted.length} planted violations were refused`)
process.exitCode = missed.length === 0 ? 0 : 1

function wordsAbout(file: string | undefined): string[] {
  return diagnostics.filter(({ filename }) => filename === file).map(({ code, message }) => `${code}: ${message}`)
}

function lint(paths: string[]): Diagnostic[] {
  const { stdout } = spawnSync(bin('oxlint'), ['--format', 'json', ...paths], { ...environment, encoding: 'utf8' })
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
}
