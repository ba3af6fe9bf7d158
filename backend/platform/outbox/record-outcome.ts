import { setTimeout as wait } from 'node:timers/promises'

export type RecordTimeouts = {
  /** Milliseconds for which the whole record is tried. */
  readonly recordAllMs: number
  /** Milliseconds after which it gives up. */
  readonly totalMs: number
}

/** Milliseconds before the first retry; each later pause is twice as long, up to a second. */
const FIRST = 50
const LONGEST = 1000

/**
 * Records a result although the database may be absent: a mail server has accepted the message, and without a
 * record it would be sent twice. After a while it records only the state, without the side effects
 * that may be what fails.
 */
export async function recordOutcome(
  recordAll: () => Promise<unknown>,
  recordStateOnly: (reason: unknown) => Promise<unknown>,
  timeouts: RecordTimeouts,
): Promise<void> {
  const began = performance.now()
  const failed = await attempt(recordAll, FIRST, timeouts.recordAllMs)
  if (failed === null) return
  const left = timeouts.totalMs - (performance.now() - began)
  const lost = await attempt(() => recordStateOnly(failed.reason), LONGEST, left)
  if (lost !== null) throw lost.reason
}

/** Repeats work after pauses of so many milliseconds and more. Returns why it gave up; null after a success. */
async function attempt(
  work: () => Promise<unknown>,
  firstPause: number,
  mostMs: number,
): Promise<{ readonly reason: unknown } | null> {
  const began = performance.now()
  for (let pause = firstPause; ; pause = Math.min(pause * 2, LONGEST)) {
    try {
      await work()
      return null
    } catch (reason) {
      if (performance.now() - began >= mostMs) return { reason }
    }
    await wait(pause)
  }
}
