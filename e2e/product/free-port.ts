import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that a system assigns itself (32768 and up on Linux, 49152 on others): any new connection
 * may take one of those before the server listens on it.
 */
const FIRST = 20_000
const AFTER_LAST = 32_000
const TRIES = 100

/** A free TCP port at this moment; random, so that two callers get different ones. */
export async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST, AFTER_LAST)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${TRIES} ports between ${FIRST} and ${AFTER_LAST} is free.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
