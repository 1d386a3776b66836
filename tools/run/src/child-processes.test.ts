import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@ott/database'
import { createChildProcesses } from './child-processes.ts'
import type { WatchedProgram } from './child-processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'ott-children-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
writeFileSync(
  join(folder, 'server.ts'),
  `import { createServer } from 'node:http'
  import { answer } from './answer.ts'
  createServer((_, response) => response.end(answer)).listen(Number(process.env.PORT), '127.0.0.1')`,
)

/** Replaces the file atomically, as editors do. */
function save(source: string): void {
  writeFileSync(join(folder, 'answer.new'), source)
  renameSync(join(folder, 'answer.new'), join(folder, 'answer.ts'))
}

const serve = (answer: string) => save(`export const answer = '${answer}'`)

async function aProgram(changes: Partial<WatchedProgram> = {}): Promise<WatchedProgram> {
  const port = await freePort()
  return { file: join(folder, 'server.ts'), cwd: folder, env: { PORT: String(port) }, health: `http://127.0.0.1:${port}/`, ...changes }
}

const ask = (url: string) => fetch(url).then((response) => response.text(), () => 'no answer')

async function waitForAnswer(url: string, answer: string): Promise<void> {
  while ((await ask(url)) !== answer) await sleep(20)
}

describe('the servers of a run', () => {
  it('respond after start and stop responding after stop', async () => {
    serve('kite')
    const program = await aProgram()
    const servers = createChildProcesses(() => undefined)
    await servers.start('kite', program)
    expect(await ask(program.health)).toBe('kite')
    await servers.stop()
    expect(await ask(program.health)).toBe('no answer')
  })

  it('exit with the process that started them, even if it is killed', async () => {
    serve('kite')
    const program = await aProgram()
    const startScript = `import { createChildProcesses } from ${JSON.stringify(join(import.meta.dirname, 'child-processes.ts'))}
      await createChildProcesses(() => undefined).start('kite', ${JSON.stringify(program)})
      console.log('up')`
    const product = spawn(process.execPath, ['--input-type=module', '-e', startScript], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(product.stdout, 'data')
    product.kill('SIGKILL')
    await waitForAnswer(program.health, 'no answer')
    expect(product.exitCode).toBe(null)
  })

  it('report the name of a server that exits by itself', async () => {
    save(`export const answer = 'ends'; setTimeout(() => process.exit(), 500)`)
    const exited = new Promise((resolve) => void aProgram().then((program) => createChildProcesses(resolve).start('kite', program)))
    expect(await exited).toBe('kite')
  })
})

describe('a server whose sources are watched', () => {
  const logged: string[] = []
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line))))
  afterEach(() => jest.restoreAllMocks())

  it('restarts after every change, and after a failed restart waits for the next change', async () => {
    serve('one')
    const program = await aProgram({ sources: [folder] })
    const servers = createChildProcesses(() => undefined)
    await servers.start('kite', program)
    for (const answer of ['two', 'three']) {
      serve(answer)
      await waitForAnswer(program.health, answer)
    }
    save(`process.exit(1); export const answer = 'never'`)
    while (logged.length === 0) await sleep(20)
    serve('four')
    await waitForAnswer(program.health, 'four')
    await servers.stop()
    expect(await ask(program.health)).toBe('no answer')
    expect(logged).toEqual(['The kite server did not start; its output is above. It restarts when its sources change.'])
  })
})
