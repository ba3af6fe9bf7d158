import { setImmediate as nextTurn } from 'node:timers/promises'

/** ms; during a longer turn, events may have arrived that are not read yet */
const SHORT_TURN_MS = 10
const MAX_TURNS = 50
/**
 * The maximum number of pending connections (Node's backlog is 511); more may arrive while waiting, so the wait needs an
 * end.
 */
const MAX_ACCEPTED = 600

/**
 * Resolves when all pending input was read: connections accepted, requests begun. A busy process reads late, and the
 * kernel resets clients that wrote to a socket which is closed unread. Resolves to false when no turn of the event loop
 * was short.
 *
 * @param countTaken connections accepted so far: a turn accepts one, so such a turn does not show how many wait
 */
export async function waitForIdleEventLoop(
  countTaken: () => number = () => 0,
  now: () => number = () => performance.now(),
): Promise<boolean> {
  // From here on, one turn polls exactly once.
  await nextTurn()
  const last = countTaken() + MAX_ACCEPTED
  let turns = 0
  while (turns < MAX_TURNS && countTaken() < last) {
    const taken = countTaken()
    const begun = now()
    await nextTurn()
    if (countTaken() > taken) continue
    if (now() - begun < SHORT_TURN_MS) return true
    turns += 1
  }
  return false
}
