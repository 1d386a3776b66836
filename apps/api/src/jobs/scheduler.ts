import type { FastifyInstance } from 'fastify'

/** `signal` aborts when the server stops. */
export type Job = { name: string; everySeconds: number; run: (signal: AbortSignal) => Promise<unknown> }

/** Runs a job every N seconds without overlap; shutdown waits for the running one. */
export function scheduleJob(app: FastifyInstance, { name, everySeconds, run }: Job): void {
  const stopping = new AbortController()
  let running: Promise<unknown> | null = null
  const start = () => {
    running ??= run(stopping.signal)
      .catch((error: unknown) => {
        app.metrics.jobsFailed.inc({ task: name })
        app.log.warn({ err: error }, `job ${name} failed`)
      })
      .finally(() => (running = null))
  }
  const timer = setInterval(start, everySeconds * 1_000).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  })
}
