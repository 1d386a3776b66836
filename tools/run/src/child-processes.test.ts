import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@ott/database'
import { children } from './child-processes.ts'
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

/** As editors do that never leave half a file behind. */
function save(source: string): void {
  writeFileSync(join(folder, 'answer.new'), source)
  renameSync(join(folder, 'answer.new'), join(folder, 'answer.ts'))
}

const answering = (answer: string) => save(`export const answer = '${answer}'`)

async function aProgram(changes: Partial<WatchedProgram> = {}): Promise<WatchedProgram> {
  const port = await freePort()
  return { file: join(folder, 'server.ts'), cwd: folder, env: { PORT: String(port) }, health: `http://127.0.0.1:${port}/`, ...changes }
}

const ask = (address: string) => fetch(address).then((response) => response.text(), () => 'nobody')

async function untilAnswered(address: string, answer: string): Promise<void> {
  while ((await ask(address)) !== answer) await sleep(20)
}

describe('the servers of a run', () => {
  it('answer when they are started and are gone when they are stopped', async () => {
    answering('kite')
    const program = await aProgram()
    const servers = children(() => undefined)
    await servers.start('kite', program)
    expect(await ask(program.health)).toBe('kite')
    await servers.stop()
    expect(await ask(program.health)).toBe('nobody')
  })

  it('end with the program that started them, also when that one is killed', async () => {
    answering('kite')
    const program = await aProgram()
    const starter = `import { children } from ${JSON.stringify(join(import.meta.dirname, 'child-processes.ts'))}
      await children(() => undefined).start('kite', ${JSON.stringify(program)})
      console.log('up')`
    const product = spawn(process.execPath, ['--input-type=module', '-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(product.stdout, 'data')
    product.kill('SIGKILL')
    await untilAnswered(program.health, 'nobody')
    expect(product.exitCode).toBe(null)
  })

  it('are missed when one ends by itself', async () => {
    save(`export const answer = 'ends'; setTimeout(() => process.exit(), 500)`)
    const lost = new Promise((resolve) => void aProgram().then((program) => children(resolve).start('kite', program)))
    expect(await lost).toBe('kite')
  })
})

describe('a server whose sources are watched', () => {
  const said: string[] = []
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line))))
  afterEach(() => jest.restoreAllMocks())

  it('starts anew with every change of them, and waits for the next one when it cannot', async () => {
    answering('one')
    const program = await aProgram({ sources: [folder] })
    const servers = children(() => undefined)
    await servers.start('kite', program)
    for (const answer of ['two', 'three']) {
      answering(answer)
      await untilAnswered(program.health, answer)
    }
    save(`process.exit(1); export const answer = 'never'`)
    while (said.length === 0) await sleep(20)
    answering('four')
    await untilAnswered(program.health, 'four')
    await servers.stop()
    expect(await ask(program.health)).toBe('nobody')
    expect(said).toEqual(['The kite server did not start; its last words are above. It starts again when its sources change.'])
  })
})
