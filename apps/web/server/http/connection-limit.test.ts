/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { limitConnections } from './connection-limit.ts'

const pending: ServerResponse[] = []
const server = createServer((request, response) => (request.url === '/slow' ? void pending.push(response) : void response.end('here')))
limitConnections(server, 3)

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  pending.length = 0
})
afterAll(() => server.close())

async function open(): Promise<Socket> {
  const accepted = once(server, 'connection')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  await Promise.all([once(socket, 'connect'), accepted])
  return socket
}

const closed = (socket: Socket) => once(socket.resume(), 'close')

async function ask(socket: Socket, path = '/'): Promise<void> {
  const requested = once(server, 'request')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await requested
}

it('a further connection closes the one that has been silent for the longest', async () => {
  const [first, second, third] = [await open(), await open(), await open()]
  await ask(first)
  await once(first, 'data')
  const fourth = await open()
  await closed(second)
  expect([first, third, fourth].map(({ destroyed }) => destroyed)).toEqual([false, false, false])
  await ask(fourth)
  expect(String((await once(fourth, 'data'))[0])).toContain('here')
})

it('a connection with a request is never closed for another one', async () => {
  const busy = [await open(), await open(), await open()]
  for (const socket of busy) await ask(socket, '/slow')
  await closed(await open())
  const answered = busy.map((socket) => once(socket, 'data'))
  for (const response of pending) response.end('late')
  expect((await Promise.all(answered)).map(String)).toEqual(busy.map(() => expect.stringContaining('late')))
})
