import { createServer } from 'node:net'
import { freePort } from '@ott/database'
import { claimPorts } from './ports.ts'

it('says which port is in use, for what, and what to set', async () => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await expect(claimPorts({ api: port })).rejects.toThrow(
    `Port ${port} is in use (for the api server). Stop what uses it, or set API_PORT to another.`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(claimPorts({ api: port })).resolves.toBeUndefined()
  await expect(claimPorts({ api: port, web: port })).rejects.toThrow(`WEB_PORT is ${port}, which another server has already.`)
})

it('refuses what is no port, and one port twice', async () => {
  await expect(claimPorts({ web: Number('blue') })).rejects.toThrow('WEB_PORT is no port. Set it to a number from 1 to 65535.')
  await expect(claimPorts({ web: 70_000 })).rejects.toThrow('WEB_PORT is no port')
})
