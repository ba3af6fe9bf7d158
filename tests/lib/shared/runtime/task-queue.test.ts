import { expect, test, vi } from 'vitest'
import { createTaskQueue, QueueFullError } from '@/lib/shared/runtime/task-queue'

const BOUNDS = { concurrency: 2, maxWaiting: 3, maxPerCaller: 2, retryAfter: 7 }

/** Starts tasks that end when the test says so; `begun` has their names in order. */
function provideWork(bounds = BOUNDS) {
  const bounded = createTaskQueue(bounds)
  const begun: string[] = []
  const ends = new Map<string, (fails?: Error) => void>()
  const start = (caller: string | null, name: string) =>
    bounded.run(caller, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (fails) => (fails === undefined ? resolve(name) : reject(fails)))
      })
    })
  return { begun, start, end: (name: string, fails?: Error) => ends.get(name)?.(fails) }
}

const refused = expect.objectContaining({ name: 'QueueFullError', statusCode: 503, retryAfter: 7 })

test('runs some tasks at once, queues more in order, and rejects the rest', async () => {
  const { begun, start, end } = provideWork()
  const done = ['a', 'b', 'c', 'd', 'e'].map((name) => start(null, name))
  await expect(start(null, 'f')).rejects.toEqual(refused)
  expect(begun).toEqual(['a', 'b'])
  end('b')
  expect(await done[1]).toBe('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  end('a')
  expect(await done[0]).toBe('a')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
})

test('gives one caller only a part of it, until its tasks are done', async () => {
  const { begun, start, end } = provideWork()
  const first = start('greedy', 'a')
  void start('greedy', 'b')
  await expect(start('greedy', 'c')).rejects.toBeInstanceOf(QueueFullError)
  void start('modest', 'd')
  end('a')
  await first
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  void start('greedy', 'e')
  await expect(start('greedy', 'f')).rejects.toEqual(refused)
})

test('a failed task frees its slot as well', async () => {
  const { begun, start, end } = provideWork()
  const [failing] = [start('one', 'a'), start('one', 'b'), start('two', 'c')]
  end('a', new Error('no luck'))
  await expect(failing).rejects.toThrow('no luck')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  void start('one', 'd')
  end('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
})

test('tasks without a caller are limited only by the total', async () => {
  const { begun, start } = provideWork({ ...BOUNDS, maxPerCaller: 1 })
  for (const name of ['a', 'b', 'c']) void start(null, name)
  await expect.poll(() => begun).toEqual(['a', 'b'])
})

test('frees each slot exactly once', async () => {
  const { begun, start, end } = provideWork()
  const first = [start(null, 'a'), start(null, 'b')]
  end('a')
  end('b')
  await Promise.all(first)
  for (const name of ['c', 'd', 'e']) void start(null, name)
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a pausing task keeps its slot and rests for its duty cycle', async () => {
  vi.useFakeTimers()
  try {
    const bounded = createTaskQueue({ ...BOUNDS, concurrency: 1, dutyCycle: 0.2 })
    const moments: number[] = []
    const part = async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      moments.push(performance.now())
    }
    const long = bounded.run('long', async (pause) => {
      await part()
      await pause()
      await part()
    })
    const next = bounded.run('next', part)
    await vi.advanceTimersByTimeAsync(1000)
    await Promise.all([long, next])
    const [first = 0, ...others] = moments
    expect(others.map((moment) => Math.round(moment - first))).toEqual([50, 100])
  } finally {
    vi.useRealTimers()
  }
})

test('a task without a duty cycle pauses only for what is waiting', async () => {
  const bounded = createTaskQueue(BOUNDS)
  const order: string[] = []
  const work = bounded.run(null, async (pause) => {
    setTimeout(() => order.push('somebody else'), 0)
    await pause()
    order.push('on')
  })
  await work
  expect(order).toEqual(['somebody else', 'on'])
})

test('a task with a duty cycle leaves the rest of the time to others', async () => {
  vi.useFakeTimers()
  try {
    const bounded = createTaskQueue({
      concurrency: 1,
      maxWaiting: 9,
      maxPerCaller: 9,
      retryAfter: 1,
      dutyCycle: 0.2,
    })
    const work = () =>
      new Promise<number>((resolve) => setTimeout(() => resolve(performance.now()), 10))
    const ends = Promise.all([1, 2, 3].map(() => bounded.run('somebody', work)))
    await vi.advanceTimersByTimeAsync(1000)
    const [first = 0, second = 0, third = 0] = await ends
    expect([second - first, third - second].map(Math.round)).toEqual([50, 50])
  } finally {
    vi.useRealTimers()
  }
})
