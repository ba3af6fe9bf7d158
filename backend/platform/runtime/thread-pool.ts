import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** For work that keeps a processor busy; Node's own four threads stay free for files, names and pictures. */
export type ThreadPool<Task, Result> = {
  /** Begins at once: `createTaskQueue` says how many may. Rejects with what the thread threw. */
  run(task: Task): Promise<Result>
  /** What still runs is rejected. */
  close(): Promise<void>
}

class ThreadGone extends Error {
  override readonly name = 'ThreadGone'
}

/**
 * `entry` is plain JavaScript that answers each message with one. A thread is made when none is idle, kept for later tasks, and
 * keeps no process alive. A task whose thread ended under it is tried once more on another.
 */
export function createThreadPool<Task, Result>(entry: URL): ThreadPool<Task, Result> {
  const living = new Set<Worker>()
  const idle = new Set<Worker>()
  let isClosed = false

  function start(): Worker {
    // Without the flags of this process: each thread would load the TypeScript compiler.
    const thread = new Worker(entry, { execArgv: [] })
    living.add(thread)
    thread.once('exit', () => {
      living.delete(thread)
      idle.delete(thread)
    })
    // Whoever waits for the thread hears of its error; without a listener it would end the process.
    thread.on('error', () => idle.delete(thread))
    thread.unref()
    return thread
  }

  async function attempt(task: Task): Promise<Result> {
    if (isClosed) throw new ThreadGone('The threads were closed')
    const [thread = start()] = idle
    idle.delete(thread)
    const over = new AbortController()
    const { signal } = over
    try {
      const ended = once(thread, 'exit', { signal }).then(() => {
        throw new ThreadGone('A thread ended in the middle of its work')
      })
      const answered = once(thread, 'message', { signal })
      thread.postMessage(task)
      const [result] = await Promise.race([answered, ended])
      if (living.has(thread)) idle.add(thread)
      return result
    } finally {
      over.abort()
    }
  }

  return {
    run: async (task) => {
      try {
        return await attempt(task)
      } catch (error) {
        if (error instanceof ThreadGone && !isClosed) return attempt(task)
        throw error
      }
    },
    close: async () => {
      isClosed = true
      await Promise.all([...living].map((thread) => thread.terminate()))
    },
  }
}
