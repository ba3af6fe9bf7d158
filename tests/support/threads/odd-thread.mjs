import { parentPort, threadId } from 'node:worker_threads'

/* Does as it is told: answers its own id, throws, dies so many times, or never answers. */

parentPort?.on('message', (/** @type {import('./odd-task').OddTask} */ { act, deaths }) => {
  if (act === 'throw') throw new Error('nothing but trouble')
  if (act === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (deaths && Atomics.sub(deaths, 0, 1) > 0) process.exit(0)
  parentPort?.postMessage(threadId)
})
