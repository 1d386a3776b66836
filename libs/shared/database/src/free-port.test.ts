import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from './free-port.ts'

it('a free port can be listened on, and is below the ephemeral range', async () => {
  const port = await freePort()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  expect(port).toBeGreaterThan(1_024)
  expect(port).toBeLessThan(32_768)
})
