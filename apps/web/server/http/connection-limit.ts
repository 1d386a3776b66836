import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Keeps at most `maxConnections` open. A further one closes the one that has been without a request for the longest, so
 * that silent connections cannot keep others out (WEB-57). If all have a request, it is closed itself.
 */
export function limitConnections(server: Server, maxConnections: number): void {
  const open = new Set<Socket>()
  /** In the order in which their last request ended. */
  const idle = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      idle.delete(socket)
    })
    if (open.size > maxConnections) {
      const [longestIdle = socket] = idle
      longestIdle.destroy()
      open.delete(longestIdle)
      idle.delete(longestIdle)
    }
    if (!socket.destroyed) idle.add(socket)
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
}
