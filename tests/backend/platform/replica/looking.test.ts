import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { watchReplica } from '@/backend/platform/replica/watch-replica'

vi.mock('node:timers/promises')

/** A replica that has reached what is asked for or not, or is away, look by look; what is noted, and how long is waited. */
async function watch(...looks: readonly (boolean | Error)[]) {
  const noted: string[] = []
  const pauses: unknown[] = []
  const left = [...looks]
  let end = (): void => undefined
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  let isAsked = false
  const watching = watchReplica({
    places: {
      readEnd: async () => '0/5',
      hasReached: async () => {
        const next = left.shift()
        if (next instanceof Error) throw next
        return next === true
      },
    },
    log: { info: () => void noted.push('well'), warn: () => void noted.push('away') },
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
  return { noted, pauses }
}

test('it is looked at often only while a change is waited for, and keeps no process alive', async () => {
  const { pauses } = await watch(true, false, false, true, true)
  expect(pauses).toEqual([1000, 50, 50, 1000, 1000].map((pause) => [pause, false]))
})

test('one that is away is not looked at often', async () => {
  const { pauses } = await watch(true, new Error('away'), new Error('away'))
  expect(pauses).toEqual([1000, 1000, 1000].map((pause) => [pause, false]))
})

test('what it has become is noted once', async () => {
  const away = new Error('away')
  expect((await watch(true, true, away, away, true, true)).noted).toEqual(['well', 'away', 'well'])
  expect((await watch(away, away, true)).noted).toEqual(['away', 'well'])
})
