import { createServer } from 'node:http'
import compression from 'compression'
import next from 'next'

// Next with only its own compression: the baseline for our HTTP server.
const app = next({ dev: false, port: Number(process.env.PORT) })
await app.prepare()
const handle = app.getRequestHandler()
const compress = compression()
createServer((request, response) => {
  compress(request as never, response as never, () => void handle(request, response))
}).listen(Number(process.env.PORT), '127.0.0.1')
