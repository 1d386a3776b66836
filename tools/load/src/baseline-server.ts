import { createServer } from 'node:http'

const bodies = new Map<string, Buffer>()

/**
 * The minimal Node server. API costs are multiples of its cost. It reads the request's body and responds with the status
 * and the number of bytes that the request's headers name.
 */
createServer((request, response) => {
  const { 'response-status': status = '200', 'response-bytes': bytes = '0' } = request.headers as Record<string, string>
  const body = bodies.get(bytes) ?? Buffer.alloc(Number(bytes), ' ')
  bodies.set(bytes, body)
  request.on('data', () => {}).on('end', () => {
    response.writeHead(Number(status), { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
