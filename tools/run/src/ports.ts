import { createServer } from 'node:net'
import { UserError } from './progress-output.ts'

/** Throws if a port is invalid, used twice or in use. */
export async function checkPorts(ports: Record<string, number>): Promise<void> {
  const seen = new Set<number>()
  for (const [name, port] of Object.entries(ports)) {
    const variable = { web: 'WEB_PORT', activate: 'ACTIVATE_PORT', api: 'API_PORT', sandbox: 'SANDBOX_PORT', mail: 'SANDBOX_MAIL_PORT' }[name]
    if (!(port > 0 && port < 65_536)) throw new UserError(`${variable} is not a port. Set it to a number from 1 to 65535.`)
    if (seen.has(port)) throw new UserError(`${variable} is ${port}, the port of another server. Set it to another.`)
    seen.add(port)
    const error = await listenError(port)
    if (error === 'EACCES') throw new UserError(`No permission to use port ${port} (for the ${name} server). Set ${variable} to another.`)
    if (error) throw new UserError(`Port ${port} is in use (for the ${name} server). Stop what uses it, or set ${variable} to another.`)
  }
}

function listenError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(undefined)))
  })
}
