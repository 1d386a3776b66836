import type { ChildProcess } from 'node:child_process'
import { onChange } from './changes.ts'
import { end, spawnServer, untilHealthy } from './server-process.ts'
import type { Program } from './server-process.ts'
import { workspace } from './settings.ts'

export type Children = {
  /** Starts a program of ours and waits until its health address answers. */
  start(name: string, program: WatchedProgram): Promise<void>
  /** Ends them in the reverse order of starting. */
  stop(): Promise<void>
}

/** In development a program starts anew when something changes in these folders (RUN-10). */
export type WatchedProgram = Program & { sources?: string[] }

type Server = { name: string; program: WatchedProgram; child: ChildProcess }

/**
 * The servers of one run, none of which outlives it (RUN-11). `onLost` hears the name of one that ended by itself, unless a
 * change of its sources may bring it back.
 */
export function children(onLost: (name: string) => void): Children {
  const running: Server[] = []
  const watches: (() => void)[] = []
  const sentAway = new WeakSet<ChildProcess>()
  let isStopping = false

  function sendAway(child: ChildProcess): Promise<void> {
    sentAway.add(child)
    return end(child)
  }

  async function untilUp({ name, program, child }: Server): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await untilHealthy(name, child, program.health)
    void ended.then(() => {
      if (sentAway.has(child)) return
      if (program.sources) sayItWaits(`The ${name} server ended by itself; its last words are above.`)
      else onLost(name)
    })
  }

  async function restart(server: Server): Promise<void> {
    await sendAway(server.child)
    if (isStopping) return
    server.child = spawnServer(server.program)
    await untilUp(server).catch((error: Error) => {
      if (!sentAway.has(server.child)) sayItWaits(error.message)
    })
  }

  return {
    async start(name, program) {
      const server = { name, program, child: spawnServer(program) }
      running.push(server)
      await untilUp(server)
      if (program.sources && !isStopping) watches.push(onChange(workspace, program.sources, oneAtATime(() => restart(server))))
    },
    async stop() {
      isStopping = true
      for (const close of watches) close()
      for (const { child } of running.toReversed()) await sendAway(child)
    },
  }
}

function sayItWaits(trouble: string): void {
  console.error(`${trouble} It starts again when its sources change.`)
}

/** What comes while it works makes it work once more afterwards. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isAtWork = false
  let isDue = false
  return async () => {
    isDue = true
    if (isAtWork) return
    isAtWork = true
    while (isDue) {
      isDue = false
      await work()
    }
    isAtWork = false
  }
}
