import { createTaskQueue } from '@/lib/shared/runtime/task-queue'

/* Of this process, whatever asks for them (promise T18): each holds a whole file in memory. */

/** Limits reading a file's headers, its archive's directory and the virus scan. */
export const inspectionLimit = createTaskQueue({
  concurrency: 8,
  maxWaiting: 24,
  maxPerCaller: 16,
  retryAfter: 2,
})

/** Two of the four threads that also read files and look up names; a picture takes one for up to a second. */
export const imageLimit = createTaskQueue({
  concurrency: 2,
  maxWaiting: 6,
  maxPerCaller: 3,
  retryAfter: 3,
})
