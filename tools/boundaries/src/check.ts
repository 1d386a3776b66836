import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectedViolations } from './violations.ts'

type Diagnostic = { code: string; message: string; filename: string }

/**
 * Writes each expected violation into its package and checks that the linter reports it with the right message: a rule
 * that is silently skipped must not look like a clean result.
 */
const workspace = join(import.meta.dirname, '../../..')
const files = expectedViolations.map((violation, at) => `${violation.package}/src/violation-${at}.ts`)
const bin = (name: string) => join(workspace, 'node_modules/.bin', name)
const environment = { cwd: workspace, env: { ...process.env, NX_DAEMON: 'false' } }

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.on('exit', () => {
  for (const file of files) rmSync(join(workspace, file), { force: true })
})

for (const [at, { code }] of expectedViolations.entries()) writeFileSync(join(workspace, files[at] ?? ''), code)
// Without a project graph the boundary rule is skipped with a warning only.
execFileSync(bin('nx'), ['show', 'projects'], { ...environment, stdio: 'ignore' })
const diagnostics = lint(files)
const missing = expectedViolations.filter(({ message }, at) => !messagesFor(files[at]).some((reported) => message.test(reported)))

for (const violation of missing) console.error(`Not reported in ${violation.package}: ${violation.code.split('\n')[0]}`)
console.log(`${expectedViolations.length - missing.length} of ${expectedViolations.length} expected violations were reported`)
process.exitCode = missing.length === 0 ? 0 : 1

function messagesFor(file: string | undefined): string[] {
  return diagnostics.filter(({ filename }) => filename === file).map(({ code, message }) => `${code}: ${message}`)
}

function lint(paths: string[]): Diagnostic[] {
  const { stdout } = spawnSync(bin('oxlint'), ['--format', 'json', ...paths], { ...environment, encoding: 'utf8' })
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
}
