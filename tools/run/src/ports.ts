import { createServer } from 'node:net'
import { Stop } from './progress-output.ts'

/** Every port must be free before anything is started. */
export async function claimPorts(ports: Record<string, number>): Promise<void> {
  const claimed = new Set<number>()
  for (const [name, port] of Object.entries(ports)) {
    const variable = { web: 'WEB_PORT', api: 'API_PORT', sandbox: 'SANDBOX_PORT', mail: 'SANDBOX_MAIL_PORT' }[name]
    if (!(port > 0 && port < 65_536)) throw new Stop(`${variable} is no port. Set it to a number from 1 to 65535.`)
    if (claimed.has(port)) throw new Stop(`${variable} is ${port}, which another server has already. Set it to another.`)
    claimed.add(port)
    const fault = await faultOf(port)
    if (fault === 'EACCES') throw new Stop(`There is no permission to use port ${port} (for the ${name} server). Set ${variable} to another.`)
    if (fault) throw new Stop(`Port ${port} is in use (for the ${name} server). Stop what uses it, or set ${variable} to another.`)
  }
}

function faultOf(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(undefined)))
  })
}
