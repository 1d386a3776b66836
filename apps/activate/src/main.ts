import { createApp } from './app.ts'
import { readConfig } from './config.ts'

try {
  await start()
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  process.stderr.write(`The activate server cannot start: ${code === 'EADDRINUSE' ? `port ${port} is in use` : message}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const app = createApp(config)
  await app.listen({ port: config.port, host: config.host })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      app.server.closeIdleConnections()
      await app.close()
      process.exit(0)
    })
  }
}
