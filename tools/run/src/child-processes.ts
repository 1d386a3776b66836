import type { ChildProcess } from 'node:child_process'
import { watchSources } from './changes.ts'
import { spawnServer, stopProcess, waitUntilHealthy } from './server-process.ts'
import type { Program } from './server-process.ts'
import { workspace } from './settings.ts'

export type ChildProcesses = {
  /** Starts a server and waits until its health endpoint responds. */
  start(name: string, program: WatchedProgram): Promise<void>
  /** Stops the servers in the reverse order of their start. */
  stop(): Promise<void>
}

/** In development a server restarts when a file in `sources` changes (RUN-10). */
export type WatchedProgram = Program & { sources?: string[] }

type Server = { name: string; program: WatchedProgram; child: ChildProcess }

/**
 * The servers of one run, none of which outlives it (RUN-11). `onExit` gets the name of a server that exited by itself,
 * unless a change of its sources restarts it.
 */
export function createChildProcesses(onExit: (name: string) => void): ChildProcesses {
  const running: Server[] = []
  const watches: (() => void)[] = []
  const stopped = new WeakSet<ChildProcess>()
  let isStopping = false

  function stopServer(child: ChildProcess): Promise<void> {
    stopped.add(child)
    return stopProcess(child)
  }

  async function waitUntilUp({ name, program, child }: Server): Promise<void> {
    const exited = new Promise((resolve) => child.once('exit', resolve))
    await waitUntilHealthy(name, child, program.health)
    void exited.then(() => {
      if (stopped.has(child)) return
      if (program.sources) logRestartOnChange(`The ${name} server exited; its output is above.`)
      else onExit(name)
    })
  }

  async function restart(server: Server): Promise<void> {
    await stopServer(server.child)
    if (isStopping) return
    server.child = spawnServer(server.program)
    await waitUntilUp(server).catch((error: Error) => {
      if (!stopped.has(server.child)) logRestartOnChange(error.message)
    })
  }

  return {
    async start(name, program) {
      const server = { name, program, child: spawnServer(program) }
      running.push(server)
      await waitUntilUp(server)
      if (program.sources && !isStopping) watches.push(watchSources(workspace, program.sources, coalesce(() => restart(server))))
    },
    async stop() {
      isStopping = true
      for (const close of watches) close()
      for (const { child } of running.toReversed()) await stopServer(child)
    },
  }
}

function logRestartOnChange(problem: string): void {
  console.error(`${problem} It restarts when its sources change.`)
}

/** Never runs twice at a time; calls during a run cause one more run after it. */
function coalesce(work: () => Promise<void>): () => void {
  let isRunning = false
  let isDue = false
  return async () => {
    isDue = true
    if (isRunning) return
    isRunning = true
    while (isDue) {
      isDue = false
      await work()
    }
    isRunning = false
  }
}
