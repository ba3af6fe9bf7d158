import { setImmediate as nextTurn } from 'node:timers/promises'

/** ms; what ran longer than that may have kept the process from reading what came in meanwhile. */
const SHORT = 10
const MOST_TURNS = 50

/**
 * Resolves when everything that had come in was read: connections taken, requests begun. A busy process reads late, and the kernel resets
 * whoever wrote to a socket that is closed unread. False when no turn of so many was short.
 */
export async function awaitQuietTurn(now: () => number = () => performance.now()) {
  // From here on one turn reads once, between two of these.
  await nextTurn()
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const begun = now()
    await nextTurn()
    if (now() - begun < SHORT) return true
  }
  return false
}
