import { beforeEach, expect, it, vi } from 'vitest'
import { createCachedResponseLog } from '@/lib/server/http-server/middleware/access-log'

beforeEach(() => void vi.useFakeTimers())

function open() {
  const lines: unknown[] = []
  const counter = createCachedResponseLog({ info: (line: unknown) => void lines.push(line) })
  return { counter, lines }
}

it('writes one line per second for each section and status', () => {
  const { counter, lines } = open()
  for (const status of [200, 304, 200]) counter.count('/jobs', status)
  counter.count('/majors', 200)
  vi.advanceTimersByTime(999)
  expect(lines).toEqual([])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual([
    { to: '/jobs', status: 200, answers: 2 },
    { to: '/jobs', status: 304, answers: 1 },
    { to: '/majors', status: 200, answers: 1 },
  ])
})

it('starts counting again after each line, and is silent without requests', () => {
  const { counter, lines } = open()
  counter.count('/jobs', 200)
  vi.advanceTimersByTime(5000)
  expect(vi.getTimerCount()).toBe(0)
  counter.count('/jobs', 200)
  vi.advanceTimersByTime(1000)
  expect(lines).toEqual([
    { to: '/jobs', status: 200, answers: 1 },
    { to: '/jobs', status: 200, answers: 1 },
  ])
})

it('writes the remaining counts once when flushed', () => {
  const { counter, lines } = open()
  counter.count('/jobs', 404)
  counter.flush()
  vi.advanceTimersByTime(1000)
  expect(lines).toEqual([{ to: '/jobs', status: 404, answers: 1 }])
})
