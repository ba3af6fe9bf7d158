import { createTaskQueue } from '@/lib/shared/runtime/task-queue'

/**
 * Limits calls that read hundreds of rows or search often: one at a time and a tenth of the time, with a rest after each slice
 * of some rows or searches. A flood of them takes one database connection and leaves the thread to others (promise T18, decision 060).
 */
export const expensiveReadQueue = createTaskQueue({
  concurrency: 1,
  maxWaiting: 7,
  maxPerCaller: 4,
  retryAfter: 2,
  dutyCycle: 0.1,
})
