import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'ott-npm-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { scripts: Record<string, string> }

/** The root's script, with another program. It lives until it is told to stop. */
function makePackage(script: string): void {
  const program = scripts[script]?.replace('tools/run/run.js', 'program.ts')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { [script]: program } }))
  writeFileSync(
    join(folder, 'program.ts'),
    `import { onNpmExit } from ${JSON.stringify(join(import.meta.dirname, 'npm-exit.ts'))}
    setInterval(() => {}, 1_000)
    const stop = () => process.stdout.write('stopped ', () => process.exit())
    process.on('SIGTERM', stop).on('SIGINT', stop)
    onNpmExit(stop)
    process.stdout.write('started ')`,
  )
}

it.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['start', 'SIGHUP'],
  ['start', 'SIGKILL'],
  ['dev', 'SIGTERM'],
  ['dev', 'SIGHUP'],
] as const)('npm run %s ends its program on %s', async (script, signal) => {
  makePackage(script)
  const npm = spawn('npm', ['run', '--silent', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes('started')) await once(npm.stdout, 'data')
  npm.kill(signal)
  // The program holds the pipe until it ends.
  await once(npm.stdout, 'close')
  expect(output).toBe('started stopped ')
})
