import { createTaskQueue } from '@/lib/shared/runtime/task-queue'

/* Of this process, whatever asks for them (promise T18): each holds a whole file in memory. */

/** Reading what a file says of itself, its archive's directory too, and the scanner's verdict on it. */
export const inspectionLimit = createTaskQueue({
  atOnce: 8,
  waiting: 24,
  perCaller: 16,
  retryAfter: 2,
})

/** Two of the four threads that also read files and look up names; a picture takes one for up to a second. */
export const imageLimit = createTaskQueue({ atOnce: 2, waiting: 6, perCaller: 3, retryAfter: 3 })
