import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from './embedded.ts'
import type { EmbeddedServer } from './embedded.ts'
import type { DatabaseFailure } from './start-failure.ts'

export type Supervision = {
  /** Called with the reason before each restart. */
  onRestart: (reason: Error) => void
  /** Called with the reason when no further restart is tried. */
  onFailure: (reason: Error) => void
}

/** Restarts within a minute. A server that ends more often has a cause that a restart does not cure. */
const maxRestarts = 5
const windowMs = 60_000
const retryMs = 250
/** A full disk may get space again, so this wait has no limit of restarts. */
const diskFullRetryMs = 1_000

/**
 * Starts PostgreSQL and restarts it on the same port whenever it ends, however it ends (RUN-14). The restarts are
 * limited (RUN-19), except while the disk is full (RUN-15).
 */
export async function superviseEmbedded(dataDir: string, { onRestart, onFailure }: Supervision): Promise<Pick<EmbeddedServer, 'url' | 'stop'>> {
  const stopping = new AbortController()
  let server = await startEmbedded(dataDir)
  const port = Number(new URL(server.url).port)
  let restarting: Promise<DatabaseFailure | null> = Promise.resolve(null)
  void supervise()

  async function supervise(): Promise<void> {
    const restarts: number[] = []
    let failure: DatabaseFailure | null = null
    while (!stopping.signal.aborted) {
      failure ??= await server.ended
      if (stopping.signal.aborted) return
      await server.stop()
      if (failure.code !== 'ENOSPC') restarts.push(performance.now())
      if (!isRestartAllowed(restarts, performance.now())) return onFailure(failure)
      onRestart(failure)
      await sleep(failure.code === 'ENOSPC' ? diskFullRetryMs : retryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (stopping.signal.aborted) return
      restarting = restart()
      failure = await restarting
    }
  }

  /** Null after success. A command that was quicker runs the server at another port, where this program's pools do not find it. */
  async function restart(): Promise<DatabaseFailure | null> {
    try {
      const next = await startEmbedded(dataDir, { port })
      if (next.url !== server.url) {
        await next.stop()
        throw new Error(`The database could not start: another program runs it at port ${new URL(next.url).port}`)
      }
      server = next
      return null
    } catch (error) {
      return error as DatabaseFailure
    }
  }

  return {
    url: server.url,
    stop: async () => {
      stopping.abort()
      await restarting
      await server.stop()
    },
  }
}

/** `restarts` are the times of all restarts so far, in milliseconds. */
export function isRestartAllowed(restarts: number[], now: number): boolean {
  return restarts.filter((at) => now - at < windowMs).length <= maxRestarts
}
