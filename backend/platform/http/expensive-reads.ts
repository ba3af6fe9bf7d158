import { createTaskQueue } from '@/lib/shared/runtime/task-queue'

/**
 * For calls that read hundreds of rows, or search often, for anybody who asks: one at a time and a tenth of the time, so that a flood
 * of them takes one connection of the database and leaves the thread to others (promise T18, decision 060).
 */
export const expensiveReads = createTaskQueue({
  atOnce: 1,
  waiting: 7,
  perCaller: 4,
  retryAfter: 2,
  share: 0.1,
})
