import { scryptSync } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/* One thread of `createKeyDerivationPool`: a derivation for each message. */

const MAX_MEMORY = 128 * 1024 * 1024

parentPort?.on('message', (/** @type {import('./password-hash').KeyTask} */ task) => {
  const { password, salt, keyBytes, cost } = task
  const [logN, r, p] = cost
  const options = { N: 2 ** logN, r, p, maxmem: MAX_MEMORY }
  parentPort?.postMessage(scryptSync(password, salt, keyBytes, options))
})
