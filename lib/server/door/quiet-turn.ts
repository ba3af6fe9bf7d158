import { setImmediate as nextTurn } from 'node:timers/promises'

/** ms; what ran longer than that may have kept the process from reading what came in meanwhile. */
const SHORT = 10
const MOST_TURNS = 50
/** Connections that can wait to be taken in (Node's backlog is 511); more come while we look, and somebody has to be the last. */
const MOST_TAKEN = 600

/**
 * Resolves when everything that had come in was read: connections taken, requests begun. A busy process reads late, and the kernel resets
 * whoever wrote to a socket that is closed unread. False when no turn of so many was short.
 *
 * @param countTaken connections taken in so far: a turn takes one, so one that took any says nothing of how many wait
 */
export async function awaitQuietTurn(
  countTaken: () => number = () => 0,
  now: () => number = () => performance.now(),
): Promise<boolean> {
  // From here on one turn reads once, between two of these.
  await nextTurn()
  const last = countTaken() + MOST_TAKEN
  let turns = 0
  while (turns < MOST_TURNS && countTaken() < last) {
    const taken = countTaken()
    const begun = now()
    await nextTurn()
    if (countTaken() > taken) continue
    if (now() - begun < SHORT) return true
    turns += 1
  }
  return false
}
