import { connect } from 'node:net'

/** The next request of a connection. */
export type LoadRequest = { method: string; path: string; headers: Record<string, string>; body?: string; expectedStatus: number }

/**
 * Sends requests on all connections for some time and counts the responses; an unexpected status throws. It writes raw
 * HTTP because clients cost more than the servers, and polls because wake-ups are charged to the server.
 */
export async function generateLoad(
  url: string,
  connections: number,
  seconds: number,
  next: (connection: number) => LoadRequest,
): Promise<number> {
  const until = performance.now() + seconds * 1_000
  let isRunning = true
  const keepAwake = () => void (isRunning && setImmediate(keepAwake))
  keepAwake()
  const counts = Array.from({ length: connections }, (_, connection) => sendRepeatedly(new URL(url), until, () => next(connection)))
  try {
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  } finally {
    isRunning = false
  }
}

function sendRepeatedly(url: URL, until: number, next: () => LoadRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname)
    let current = next()
    let responses = 0
    let missingBytes = 0
    const send = () => void socket.write(requestOf(current, url.host))
    socket.on('data', (bytes) => {
      try {
        missingBytes = missingBytes > 0 ? missingBytes - bytes.length : missingBytesAfter(bytes, current)
      } catch (error) {
        return void socket.destroy(error as Error)
      }
      if (missingBytes > 0) return
      responses += 1
      if (performance.now() > until) return void socket.destroy()
      current = next()
      send()
    })
    socket.once('end', () => socket.destroy(new Error(`${current.method} ${current.path} closed the connection early`)))
    socket.once('connect', send).once('error', reject).once('close', () => resolve(responses))
  })
}

function requestOf({ method, path, headers, body = '' }: LoadRequest, host: string): string {
  const all = { host, ...headers, ...(method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** The number of bytes that still follow the first chunk, which contains all headers. */
function missingBytesAfter(bytes: Buffer, { method, path, expectedStatus }: LoadRequest): number {
  const headLength = bytes.indexOf('\r\n\r\n') + 4
  const head = bytes.toString('latin1', 0, headLength)
  const status = Number(head.slice('HTTP/1.1 '.length).slice(0, 3))
  if (status !== expectedStatus) throw new Error(`${method} ${path} responded ${status}`)
  const bodyLength = status === 204 || status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (Number.isNaN(bodyLength)) throw new Error(`${method} ${path} has no content-length`)
  return bodyLength - (bytes.length - headLength)
}
