import { createThreadPool } from '@/backend/platform/runtime/thread-pool'
import { ODD_THREAD, type OddTask } from './odd-task'

// Run as a process: uses a thread, closes nothing, and should still exit.
const id = await createThreadPool<OddTask, number>(ODD_THREAD).run({ act: 'answer' })
process.stdout.write(`answered by ${id}`)
