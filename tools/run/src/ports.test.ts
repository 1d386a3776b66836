import { createServer } from 'node:net'
import { freePort } from '@ott/database'
import { checkPorts } from './ports.ts'

it('names the port in use, its server and its variable', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await expect(checkPorts({ api: port })).rejects.toThrow(
    `Port ${port} is in use (for the api server). Stop what uses it, or set API_PORT to another.`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(checkPorts({ api: port })).resolves.toBeUndefined()
  await expect(checkPorts({ api: port, web: port })).rejects.toThrow(`WEB_PORT is ${port}, the port of another server.`)
})

it('rejects invalid and duplicate ports', async () => {
  await expect(checkPorts({ web: Number('blue') })).rejects.toThrow('WEB_PORT is not a port. Set it to a number from 1 to 65535.')
  await expect(checkPorts({ web: 70_000 })).rejects.toThrow('WEB_PORT is not a port')
})
