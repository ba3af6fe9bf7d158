// A part of the product in small: `stand-in.mjs <name> <variable of its port> [seconds to stop]`.
// Answers every path; `/environment` tells what it was given, `POST /die` ends it by accident.
import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [name = '', portVariable = ''] = process.argv.slice(2)
/** @param {string} what */
const note = (what) => appendFileSync(process.env.STAND_IN_NOTES ?? '', `${name} ${what}\n`)

const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(7)
  response.end(request.url === '/environment' ? JSON.stringify(process.env) : String(process.pid))
})
server.listen(Number(process.env[portVariable]), '127.0.0.1', () => note('started'))

process.on('SIGTERM', () => {
  note('stopped')
  process.exit(0)
})
