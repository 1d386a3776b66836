import { createServer } from 'node:http'

/** The least that Node can do for a request. What the api does is told as so many times this. */
createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end('{"ok":true}')
}).listen(Number(process.env.PORT), '127.0.0.1')
