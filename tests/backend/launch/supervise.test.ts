import { expect, test, vi } from 'vitest'
import { type Service, supervise, toRestartDelay } from '@/backend/launch/supervise'
import type { StartError } from '@/backend/platform/runtime/start-error'
import { createDeferred } from '@/tests/support/deferred'
import { until } from '../../support/launch/until'

type Part = Service & { die(how: string): void }

function makePart(): Part {
  const { promise: exited, resolve: end } = createDeferred<string>()
  return { exited, die: (how) => end(how), stop: async () => end('stopped') }
}

/** A supervised part with access to each of its processes. */
async function makeSupervised(failing: ReadonlySet<number> = new Set()) {
  const parts: Part[] = []
  const lines: string[] = []
  const errors: StartError[] = []
  const ending = new AbortController()
  let starts = 0
  const stop = await supervise({
    name: 'The API',
    start: async () => {
      starts += 1
      if (failing.has(starts)) throw new Error('It cannot.')
      const part = makePart()
      parts.push(part)
      return part
    },
    log: (line) => lines.push(line),
    signal: ending.signal,
    onGiveUp: (error) => errors.push(error),
  })
  const stopForGood = async () => {
    ending.abort()
    await stop()
  }
  return { parts, lines, errors, stopForGood }
}

test('restarts a part that dies and logs it', async () => {
  const { parts, lines, stopForGood } = await makeSupervised()
  parts[0]?.die('exit code 1')
  await until('there is a second one', () => parts.length === 2)
  expect(lines).toEqual(['The API stopped (exit code 1); starting it again.'])
  await stopForGood()
  expect(parts).toHaveLength(2)
})

test('does not restart a part that is stopped', async () => {
  const { parts, lines, stopForGood } = await makeSupervised()
  await stopForGood()
  expect(await parts[0]?.exited).toBe('stopped')
  expect([parts.length, lines]).toEqual([1, []])
})

test('logs nothing more when it is stopped while waiting for a restart', async () => {
  const { parts, lines, stopForGood } = await makeSupervised()
  parts[0]?.die('exit code 1')
  await until('it waits', () => lines.length === 1)
  await stopForGood()
  expect([parts.length, lines]).toEqual([1, ['The API stopped (exit code 1); starting it again.']])
})

test('retries a start that fails', async () => {
  const { parts, lines, stopForGood } = await makeSupervised(new Set([2]))
  parts[0]?.die('signal SIGKILL')
  await until('there is another one', () => parts.length === 2)
  expect(lines).toContain('It cannot.')
  await stopForGood()
})

test('gives up after five deaths within a minute', async () => {
  const { parts, errors, stopForGood } = await makeSupervised()
  for (let count = 1; count <= 5; count += 1) {
    await until(`there is number ${count}`, () => parts.length === count)
    parts.at(-1)?.die('exit code 1')
  }
  await until('it is given up', () => errors.length > 0)
  expect(errors[0]?.message).toBe('The API stopped 5 times within a minute (exit code 1).')
  await stopForGood()
  expect(parts).toHaveLength(5)
})

test('ignores deaths of more than a minute ago', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { parts, errors, stopForGood } = await makeSupervised()
  for (let count = 1; count <= 4; count += 1) {
    await until(`there is number ${count}`, () => parts.length === count)
    parts.at(-1)?.die('exit code 1')
  }
  await until('there is a fifth', () => parts.length === 5)
  vi.advanceTimersByTime(60_000)
  parts.at(-1)?.die('exit code 1')
  await until('there is a sixth', () => parts.length === 6)
  expect(errors).toEqual([])
  await stopForGood()
})

test('doubles the delay of a restart up to four seconds', () => {
  expect([1, 2, 3, 4, 5, 6].map(toRestartDelay)).toEqual([250, 500, 1000, 2000, 4000, 4000])
})

test('fails when the first start fails', async () => {
  await expect(makeSupervised(new Set([1]))).rejects.toThrow('It cannot.')
})
