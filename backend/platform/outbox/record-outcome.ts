import { setTimeout as wait } from 'node:timers/promises'

export type RecordTimeouts = {
  /** ms for which the note is tried whole. */
  readonly whole: number
  /** ms after which it is given up. */
  readonly most: number
}

/** ms before the second try; each later pause is twice as long, up to a second. */
const FIRST = 50
const LONGEST = 1000

/**
 * A mail server has said yes, and the database may be away: what is not noted would be sent twice. After a while the
 * note is written without what hangs on it (`bare`), which may be what fails.
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
