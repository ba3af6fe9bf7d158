import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { createThreadPool, type ThreadPool } from '@/backend/platform/runtime/thread-pool'
import { ODD_THREAD, type OddTask } from '@/tests/support/threads/odd-task'

let threads: ThreadPool<OddTask, number>[] = []
afterEach(async () => {
  await Promise.all(threads.splice(0).map((each) => each.close()))
  threads = []
})

function provideThreads() {
  const made = createThreadPool<OddTask, number>(ODD_THREAD)
  threads.push(made)
  return made
}

const deathsOf = (count: number) => new Int32Array(new SharedArrayBuffer(4)).fill(count)

test('reuses an idle thread, but not a busy one', async () => {
  const { run } = provideThreads()
  const first = await run({ act: 'answer' })
  expect(await run({ act: 'answer' })).toBe(first)
  const both = await Promise.all([run({ act: 'answer' }), run({ act: 'answer' })])
  expect(new Set(both).size).toBe(2)
})

test('passes on the error of a thread and continues with the next task', async () => {
  const { run } = provideThreads()
  await expect(run({ act: 'throw' })).rejects.toThrow('nothing but trouble')
  expect(await run({ act: 'answer' })).toEqual(expect.any(Number))
})

test('repeats a task whose thread died', async () => {
  const { run } = provideThreads()
  expect(await run({ act: 'answer', deaths: deathsOf(1) })).toEqual(expect.any(Number))
})

test('gives up a task that kills every thread, and continues with the next one', async () => {
  const { run } = provideThreads()
  const deaths = deathsOf(10)
  await expect(run({ act: 'answer', deaths })).rejects.toThrow('ended in the middle')
  expect(deaths[0]).toBe(8)
  expect(await run({ act: 'answer' })).toEqual(expect.any(Number))
})

test('ends running tasks on close and accepts no more', async () => {
  const { run, close } = provideThreads()
  const failed = expect(run({ act: 'hang' })).rejects.toThrow('ended in the middle')
  await close()
  await failed
  await expect(run({ act: 'answer' })).rejects.toThrow('were closed')
})

test('does not keep the process alive with an idle thread', async () => {
  const script = fileURLToPath(new URL('../../../support/threads/leave-idle.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script])
  expect(stdout).toMatch(/^answered by \d+$/)
})
