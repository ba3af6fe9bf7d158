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

test('an idle thread is used again, a busy one is not', async () => {
  const { run } = provideThreads()
  const first = await run({ act: 'answer' })
  expect(await run({ act: 'answer' })).toBe(first)
  const both = await Promise.all([run({ act: 'answer' }), run({ act: 'answer' })])
  expect(new Set(both).size).toBe(2)
})

test('what a thread throws is thrown to who asked, and the next task is done', async () => {
  const { run } = provideThreads()
  await expect(run({ act: 'throw' })).rejects.toThrow('nothing but trouble')
  expect(await run({ act: 'answer' })).toEqual(expect.any(Number))
})

test('a task whose thread dies under it is done by another', async () => {
  const { run } = provideThreads()
  expect(await run({ act: 'answer', deaths: deathsOf(1) })).toEqual(expect.any(Number))
})

test('a task of which every thread dies is given up, and the next one is done', async () => {
  const { run } = provideThreads()
  const deaths = deathsOf(10)
  await expect(run({ act: 'answer', deaths })).rejects.toThrow('ended in the middle')
  expect(deaths[0]).toBe(8)
  expect(await run({ act: 'answer' })).toEqual(expect.any(Number))
})

test('closing ends what still runs, and nothing begins any more', async () => {
  const { run, close } = provideThreads()
  const failed = expect(run({ act: 'hang' })).rejects.toThrow('ended in the middle')
  await close()
  await failed
  await expect(run({ act: 'answer' })).rejects.toThrow('were closed')
})

test('an idle thread keeps no process alive', async () => {
  const script = fileURLToPath(new URL('../../../support/threads/leave-idle.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script])
  expect(stdout).toMatch(/^answered by \d+$/)
})
