import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { product } from './product.ts'

type Connection = {
  /** The site as reached over this connection. */
  site: string
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/** A connection to the product that can fail. Browsers emulate that differently, and not for a service worker. */
export async function openConnection(): Promise<Connection> {
  const sockets = new Set<Socket>()
  const { port: productPort } = new URL(product.site)
  const server = createServer((socket) => {
    const upstream = connect(Number(productPort), 'localhost')
    for (const [one, other] of [[socket, upstream], [upstream, socket]] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one) && other.destroy())
      one.pipe(other)
    }
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    site: `http://localhost:${port}`,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async restore() { await once(server.listen(port), 'listening') },
  }
}
