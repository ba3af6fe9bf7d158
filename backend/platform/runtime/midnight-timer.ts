import { toDay } from '@/lib/shared/calendar/day'
import type { Clock } from './clock'

/** Milliseconds; a short interval also notices a clock that jumps. */
const LOOK_EVERY = 20_000

/** Calls `onNewDay` soon after midnight in Asia/Phnom_Penh (promise F18). Returns how to stop it. */
export function runAtMidnight(clock: Clock, onNewDay: (day: string) => void): () => void {
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
