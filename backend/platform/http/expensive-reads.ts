import { createTaskQueue } from '@/lib/shared/runtime/task-queue'

/**
 * Limits calls that read hundreds of rows or search often: one at a time and a tenth of the time. A flood of
 * them takes one database connection and leaves the thread to others (promise T18, decision 060).
 */
export const expensiveReads = createTaskQueue({
  atOnce: 1,
  waiting: 7,
  perCaller: 4,
  retryAfter: 2,
  share: 0.1,
})
