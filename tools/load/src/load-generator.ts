import { connect } from 'node:net'

/** The next request of a connection. */
export type Ask = { method: string; path: string; headers: Record<string, string>; body?: string; expects: number }

/**
 * Sends requests on all connections for some time and counts the responses; an unexpected status throws. It writes raw
 * HTTP because clients cost more than the servers, and polls because wake-ups are charged to the server.
 */
export async function drive(
  url: string,
  connections: number,
  seconds: number,
  next: (connection: number) => Ask,
): Promise<number> {
  const until = performance.now() + seconds * 1_000
  let isAsking = true
  const stayAwake = () => void (isAsking && setImmediate(stayAwake))
  stayAwake()
  const counts = Array.from({ length: connections }, (_, connection) => keepAsking(new URL(url), until, () => next(connection)))
  try {
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  } finally {
    isAsking = false
  }
}

function keepAsking(url: URL, until: number, next: () => Ask): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname)
    let asked = next()
    let answered = 0
    let missingBytes = 0
    const ask = () => void socket.write(requestOf(asked, url.host))
    socket.on('data', (bytes) => {
      try {
        missingBytes = missingBytes > 0 ? missingBytes - bytes.length : missingAfter(bytes, asked)
      } catch (error) {
        return void socket.destroy(error as Error)
      }
      if (missingBytes > 0) return
      answered += 1
      if (performance.now() > until) return void socket.destroy()
      asked = next()
      ask()
    })
    socket.once('end', () => socket.destroy(new Error(`${asked.method} ${asked.path} was hung up on`)))
    socket.once('connect', ask).once('error', reject).once('close', () => resolve(answered))
  })
}

function requestOf({ method, path, headers, body = '' }: Ask, host: string): string {
  const all = { host, ...headers, ...(method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** The number of bytes that still follow the first chunk, which contains all headers. */
function missingAfter(bytes: Buffer, { method, path, expects }: Ask): number {
  const headLength = bytes.indexOf('\r\n\r\n') + 4
  const head = bytes.toString('latin1', 0, headLength)
  const status = Number(head.slice('HTTP/1.1 '.length).slice(0, 3))
  if (status !== expects) throw new Error(`${method} ${path} answered ${status}`)
  const bodyLength = status === 204 || status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  if (Number.isNaN(bodyLength)) throw new Error(`${method} ${path} does not say how long its answer is`)
  return bodyLength - (bytes.length - headLength)
}
