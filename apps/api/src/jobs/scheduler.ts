import type { FastifyInstance } from 'fastify'

/** What is to be done now and then; `signal` says that the server stops and nobody waits for the rest. */
export type Chore = { name: string; everySeconds: number; work: (signal: AbortSignal) => Promise<unknown> }

/** Done again and again as long as the server runs, never twice at a time. A server that stops waits for what has begun. */
export function nowAndThen(app: FastifyInstance, { name, everySeconds, work }: Chore): void {
  const stopping = new AbortController()
  let underWay: Promise<unknown> | null = null
  const begin = () => {
    underWay ??= work(stopping.signal)
      .catch((error: unknown) => app.log.warn({ err: error }, `${name} failed`))
      .finally(() => (underWay = null))
  }
  const timer = setInterval(begin, everySeconds * 1_000).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stopping.abort()
    await underWay
  })
}
