import { createServer } from 'node:net'
import { Stop } from './say.ts'

/** Every port must be free before anything is started. */
export async function claimPorts(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      const variable = { web: 'WEB_PORT', api: 'API_PORT', sandbox: 'SANDBOX_PORT', mail: 'SANDBOX_MAIL_PORT' }[name]
      throw new Stop(`Port ${port} is in use (for the ${name} server). Stop what uses it, or set ${variable} to another.`)
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)))
  })
}
