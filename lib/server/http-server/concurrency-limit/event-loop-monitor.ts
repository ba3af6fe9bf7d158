import { performance as node } from 'node:perf_hooks'

export type EventLoopMonitor = {
  /** Returns false while the event loop is busy without a pause, so that one more page would delay every other response. */
  readonly hasCapacity: () => boolean
}

export const ALWAYS_IDLE: EventLoopMonitor = { hasCapacity: () => true }

/** ms; the shortest and the longest window that is measured: older load says nothing about now */
const MIN_WINDOW_MS = 100
const MAX_WINDOW_MS = 200
const BUSY_UTILIZATION = 0.8

/**
 * Measures the utilization of the event loop.
 *
 * @param maxWindowMs ms; a longer window counts as busy. Infinity measures all time since the last call.
 */
export function createEventLoopMonitor(
  maxWindowMs = MAX_WINDOW_MS,
  busyUtilization = BUSY_UTILIZATION,
): EventLoopMonitor {
  let since = { at: performance.now(), use: node.eventLoopUtilization() }
  let isBusy = false
  return {
    hasCapacity: () => {
      const at = performance.now()
      if (at - since.at >= MIN_WINDOW_MS) {
        const use = node.eventLoopUtilization()
        const { utilization } = node.eventLoopUtilization(use, since.use)
        isBusy = at - since.at > maxWindowMs || utilization > busyUtilization
        since = { at, use }
      }
      return !isBusy
    },
  }
}
