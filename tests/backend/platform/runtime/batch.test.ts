import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBatch } from '@/backend/platform/runtime/batch'

const log = pino({ level: 'silent' })

beforeEach(() => {
  vi.useFakeTimers()
})

test('writes the items of a second together, each key once', async () => {
  const write = vi.fn(async (_: number[]) => undefined)
  const batch = createBatch<number>({ name: 'numbers', log, write })
  batch.add('a', 1)
  batch.add('b', 2)
  batch.add('a', 3)
  expect(write).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(write.mock.calls).toEqual([[[3, 2]]])
})

test('keeps items that could not be written and writes them with the next ones', async () => {
  const write = vi.fn(async (_: number[]) => undefined)
  write.mockRejectedValueOnce(new Error('the database is away'))
  const batch = createBatch<number>({ name: 'numbers', log, write })
  batch.add('a', 1)
  await batch.flush()
  batch.add('b', 2)
  await batch.flush()
  expect(write.mock.calls).toEqual([[[1]], [[1, 2]]])
})

test('writes batches one after the other', async () => {
  const events: string[] = []
  const batch = createBatch<number>({
    name: 'numbers',
    log,
    write: async (items) => {
      events.push(`begin ${items}`)
      if (items.includes(1)) {
        batch.add('b', 2)
        void batch.flush()
      }
      await Promise.resolve()
      events.push(`end ${items}`)
    },
  })
  batch.add('a', 1)
  await batch.flush()
  await batch.flush()
  expect(events).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2'])
})

test('limits the items kept while nothing can be written', async () => {
  const write = vi.fn(async (_: number[]) => undefined)
  const batch = createBatch<number>({ name: 'numbers', log, write })
  for (let item = 0; item < 50_010; item += 1) batch.add(String(item), item)
  await batch.flush()
  expect(write.mock.calls[0]?.[0]).toHaveLength(50_000)
})
