import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Runs work that keeps a processor busy; Node's own four threads stay free for files, names and pictures. */
export type ThreadPool<Task, Result> = {
  /** Starts at once: `createBounded` limits how many. Rejects with what the thread threw. */
  run(task: Task): Promise<Result>
  /** Rejects what is still running. */
  close(): Promise<void>
}

class ThreadGone extends Error {
  override readonly name = 'ThreadGone'
}

/**
 * Creates a pool; `entry` is plain JavaScript that replies once to each message. A thread is created when
 * none is idle, reused later, and keeps no process alive. A task whose thread ended is retried once on
 * another.
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
    // The task gets the thread's error; without a listener it would end the process.
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
