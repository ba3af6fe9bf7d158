import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { watchReplica } from '@/backend/platform/replica/watch-replica'

vi.mock('node:timers/promises')

/** Watches a replica that is current, behind or away at each check; returns the log entries and the pauses. */
async function watch(...looks: readonly (boolean | Error)[]) {
  const logged: string[] = []
  const pauses: unknown[] = []
  const left = [...looks]
  let end = (): void => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  let isAsked = false
  const watching = watchReplica({
    logPositions: {
      readEnd: async () => '0/5',
      hasReached: async () => {
        const next = left.shift()
        if (next instanceof Error) throw next
        return next === true
      },
    },
    log: { info: () => void logged.push('well'), warn: () => void logged.push('away') },
    now: () => 0,
    times: { seldom: 1000, often: 50, lag: 5000 },
  })
  vi.mocked(wait).mockImplementation(async (pause, _, options) => {
    pauses.push([pause, options?.ref])
    if (!isAsked) watching.noteChange()
    isAsked = true
    if (left.length === 0) {
      watching.end()
      end()
    }
    return undefined as never
  })
  await over
  return { noted: logged, pauses }
}

test('checks often only while it waits for a change, and keeps no process alive', async () => {
  const { pauses } = await watch(true, false, false, true, true)
  expect(pauses).toEqual([1000, 50, 50, 1000, 1000].map((pause) => [pause, false]))
})

test('does not check an unavailable replica often', async () => {
  const { pauses } = await watch(true, new Error('away'), new Error('away'))
  expect(pauses).toEqual([1000, 1000, 1000].map((pause) => [pause, false]))
})

test('logs each change of state once', async () => {
  const away = new Error('away')
  expect((await watch(true, true, away, away, true, true)).noted).toEqual(['well', 'away', 'well'])
  expect((await watch(away, away, true)).noted).toEqual(['away', 'well'])
})
