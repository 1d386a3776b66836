import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { Stop } from './progress-output.ts'
import { workspace } from './settings.ts'

const graceMs = 5_000
const startWithinMs = 30_000

export type Program = {
  file: string
  cwd: string
  env: Record<string, string>
  health: string
}

export function spawnServer({ file, cwd, env }: Program): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'child.ts'), resolve(workspace, file)], {
    cwd: resolve(workspace, cwd),
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    // The channel tells a child that we are gone, however we went.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C is for us alone: we end the others in order.
    detached: true,
  })
}

export async function untilHealthy(name: string, child: ChildProcess, health: string): Promise<void> {
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Stop(`The ${name} server did not start; its last words are above.`)
    const isUp = await fetch(health, { signal: AbortSignal.timeout(1_000) }).then((response) => response.ok, () => false)
    if (isUp) return
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Stop(`The ${name} server did not answer within ${startWithinMs / 1000} seconds.`)
}

/** Asks a child to end, and makes it when it does not. */
export function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((ended) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    child.once('exit', () => {
      clearTimeout(timer)
      ended()
    })
    child.kill('SIGTERM')
  })
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
