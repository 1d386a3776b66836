import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { Stop } from './say.ts'
import { workspace } from './settings.ts'

const graceMs = 5_000
const startWithinMs = 30_000

export type Children = {
  /** Starts a program of ours and waits until its health address answers. */
  start(name: string, program: Program): Promise<void>
  /** Ends them in the reverse order of starting. */
  stop(): Promise<void>
}

export type Program = { file: string; cwd: string; env: Record<string, string>; health: string }

/** The servers of one run. When one of them ends by itself, `onLost` hears its name. */
export function children(onLost: (name: string) => void): Children {
  const running: { name: string; child: ChildProcess }[] = []
  let isStopping = false

  return {
    async start(name, { file, cwd, env, health }) {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'child.ts'), join(workspace, file)], {
        cwd: join(workspace, cwd),
        env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
        // The channel tells a child that we are gone, however we went.
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // Ctrl-C is for us alone: we end the others in order.
        detached: true,
      })
      running.push({ name, child })
      child.once('exit', () => {
        if (!isStopping) onLost(name)
      })
      await untilHealthy(name, child, health)
    },
    async stop() {
      isStopping = true
      for (const { child } of running.toReversed()) await end(child)
    },
  }
}

async function untilHealthy(name: string, child: ChildProcess, health: string): Promise<void> {
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Stop(`The ${name} server did not start; its last words are above.`)
    const isUp = await fetch(health, { signal: AbortSignal.timeout(1_000) }).then((response) => response.ok, () => false)
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Stop(`The ${name} server did not answer within ${startWithinMs / 1000} seconds.`)
}

/** Asks a child to end, and makes it when it does not. */
export function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
