import { toDay } from '@/lib/shared/calendar/day'
import type { Clock } from './clock'

/** How often the calendar is looked at, in milliseconds; a clock that jumps is noticed as well. */
const LOOK_EVERY = 20_000

/**
 * Calls `onNewDay` soon after midnight in Asia/Phnom_Penh, when what closed yesterday leaves the
 * listings and "closes tomorrow" becomes "closes today" (promise F18).
 *
 * @returns a function that ends the watch
 */
export function watchDay(clock: Clock, onNewDay: (day: string) => void): () => void {
  let known = toDay(clock.now())
  const timer = setInterval(() => {
    const day = toDay(clock.now())
    if (day === known) return
    known = day
    onNewDay(day)
  }, LOOK_EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
