import { createServer } from 'node:http'

/** The minimal Node server. API costs are multiples of its cost. */
createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end('{"ok":true}')
}).listen(Number(process.env.PORT), '127.0.0.1')
