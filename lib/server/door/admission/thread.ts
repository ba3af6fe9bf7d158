import { performance as node } from 'node:perf_hooks'

export type Thread = {
  /** False while pages are drawn without a pause, so that one more begun would make all of them late, and every other answer too. */
  readonly hasTime: () => boolean
}

export const IDLE: Thread = { hasTime: () => true }

/** ms of which it is said at least, and at most: what it did before is no sign of what it does now */
const SPAN = 100
const LONGEST_SPAN = 200
const BUSY = 0.8

/** @param longest ms; of longer nothing is known, and it has no time. Who asks seldom takes all that was since. */
export function watchThread(longest = LONGEST_SPAN, busy = BUSY): Thread {
  let since = { at: performance.now(), use: node.eventLoopUtilization() }
  let isBusy = false
  return {
    hasTime: () => {
      const at = performance.now()
      if (at - since.at >= SPAN) {
        const use = node.eventLoopUtilization()
        const { utilization } = node.eventLoopUtilization(use, since.use)
        isBusy = at - since.at > longest || utilization > busy
        since = { at, use }
      }
      return !isBusy
    },
  }
}
