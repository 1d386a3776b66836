import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { UserError } from './progress-output.ts'
import { workspace } from './settings.ts'

const stopTimeoutMs = 5_000
const startTimeoutMs = 30_000

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
    // The IPC channel closes when this process is gone, however it ended.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C must reach this process only, which stops the servers in order.
    detached: true,
  })
}

export async function waitUntilHealthy(name: string, child: ChildProcess, health: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline) {
    if (hasExited(child)) throw new UserError(`The ${name} server did not start; its output is above.`)
    const isUp = await fetch(health, { signal: AbortSignal.timeout(1_000) }).then((response) => response.ok, () => false)
    if (isUp) return
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new UserError(`The ${name} server did not respond within ${startTimeoutMs / 1000} seconds.`)
}

/** Sends SIGTERM, and SIGKILL after a timeout. */
export function stopProcess(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return Promise.resolve()
  return new Promise((resolveExit) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolveExit()
    })
    child.kill('SIGTERM')
  })
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
