import { setTimeout as wait } from 'node:timers/promises'

export type RecordTimeouts = {
  /** Milliseconds for which the whole record is tried. */
  readonly whole: number
  /** Milliseconds after which it gives up. */
  readonly most: number
}

/** Milliseconds before the first retry; each later pause is twice as long, up to a second. */
const FIRST = 50
const LONGEST = 1000

/**
 * Records a result although the database may be absent: a mail server has accepted the message, and without a
 * record it would be sent twice. After a while it records only the state (`bare`), without the side effects
 * that may be what fails.
 */
export async function recordOutcome(
  whole: () => Promise<unknown>,
  bare: (reason: unknown) => Promise<unknown>,
  patience: RecordTimeouts,
): Promise<void> {
  const began = performance.now()
  for (let pause = FIRST; ; pause = Math.min(pause * 2, LONGEST)) {
    try {
      await whole()
      return
    } catch (error) {
      const passed = performance.now() - began
      if (passed >= patience.whole) return recordMinimal(() => bare(error), patience.most - passed)
    }
    await wait(pause)
  }
}

async function recordMinimal(note: () => Promise<unknown>, most: number): Promise<void> {
  const began = performance.now()
  for (;;) {
    try {
      await note()
      return
    } catch (error) {
      if (performance.now() - began >= most) throw error
    }
    await wait(LONGEST)
  }
}
