import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems lend to whoever connects: one of these could be lent between the look and the start. */
const [lowest, highest] = [20_000, 32_000]

/** A port of this machine on which nobody listens, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)))
  })
}
