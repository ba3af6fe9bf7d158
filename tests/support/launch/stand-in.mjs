// A part of the product in small: `stand-in.mjs <name> <variable of its port> [seconds to stop]`.
// Answers every path; `/environment` tells what it was given, `POST /die` ends it by accident.
// STAND_IN_LATE=<name>: that one waits until the other is loaded, and all note that; STAND_IN_BROKEN=<name>: that one ends then.
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const [name = '', portVariable = ''] = process.argv.slice(2)
const { STAND_IN_NOTES: notes = '', STAND_IN_LATE: late, STAND_IN_BROKEN: broken } = process.env
/** @param {string} what */
const note = (what) => appendFileSync(notes, `${name} ${what}\n`)
const hasOther = () => readFileSync(notes, { flag: 'a+' }).includes(' loaded')

const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(7)
  response.end(request.url === '/environment' ? JSON.stringify(process.env) : String(process.pid))
})
process.on('SIGTERM', () => {
  note('stopped')
  process.exit(0)
})

if ([late, broken].includes(name)) while (!hasOther()) await wait(10)
else if (late ?? broken) note('loaded')
if (broken === name) process.exit(7)
if (process.env.LISTEN_WHEN_TOLD) {
  process.channel?.ref()
  await once(process, 'message')
  process.channel?.unref()
}
server.listen(Number(process.env[portVariable]), '127.0.0.1', () => note('started'))
